// @ts-check
/**
 * The trap of the hand without a fan: worth nothing, it counts as a fan of its own and wins; worth
 * a little, it does not. Said where it makes the difference.
 */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { ruleSet } from "../rules.js";
import { nameOf, whenKnown } from "./fannames.js";
import { outcome } from "./verdict.js";
import { WAYS } from "./waits.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {{fans: {id: string}[]} | null} Worth */

/** @param {State} state */
export function fallbackNote(state) {
  const { fallback, minimum } = ruleSet(state.rules);
  const { kind, args } = outcome(state);
  if (!fallback || fallback.points < minimum || !isCaught(kind, fallback.id, state)) return nothing;
  const words = () => t(`fallback-${kind}`, {
    fan: nameOf({ id: fallback.id }, state.rules),
    worth: fallback.points,
    points: args.points ?? 0,
    most: minimum - 1,
  });
  return html`<p class="advice-words fallback" data-testid="fallback">${whenKnown(state.rules, words)}</p>`;
}

/** Whether the hand steps into it, or just past it. @param {string} kind @param {string} id @param {State} state */
function isCaught(kind, id, { result }) {
  const has = (/** @type {Worth} */ worth) => Boolean(worth?.fans.some((fan) => fan.id === id));
  if (kind === "below") return true;
  if (kind === "wins") return has(result?.data);
  if (kind !== "waits") return false;
  return result?.data.waits.some((/** @type {Record<string, Worth>} */ wait) => WAYS.some(({ id: way }) => has(wait[way])));
}
