// @ts-check
/**
 * What the build knows about the files it made. The built site holds this module with the real values.
 */

/**
 * @typedef {object} Release
 * @property {string} wheel where the engine's wheel lies, compiled for the page
 * @property {Record<string, {raw: number, sent: number}>} downloads what the worker fetches: path to its size,
 *   and its size on the wire
 */

/** @type {Release} */
export const RELEASE = { wheel: "", downloads: {} };
