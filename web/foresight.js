// @ts-check
/**
 * Scores asked for ahead: while a hand waits, those of the tiles that complete it. The tap on one of them then finds
 * its answer here, and tile and score are drawn together. Otherwise the score comes a frame later, since after a tap
 * browsers hand out a worker's messages only once they have drawn.
 */

/** @typedef {import("./protocol.js").Request} Request */

/** @param {Pick<import("./engine.js").Engine, "score" | "scoreAhead">} engine */
export function createForesight(engine) {
  /** Answers by request; null where the engine had something newer to do. @type {Map<string, any>} */
  let known = new Map();

  return {
    /** @param {Request} request @returns {Promise<any>} null when a newer call took its place */
    async score(request) {
      return known.get(JSON.stringify(request)) ?? engine.score(request);
    },

    /** Forget what was asked ahead before, and ask for these. @param {Request[]} requests */
    lookAhead(requests) {
      const mine = new Map();
      known = mine;
      for (const request of requests) {
        void engine.scoreAhead(request).then((answer) => answer && mine.set(JSON.stringify(request), answer));
      }
    },
  };
}
