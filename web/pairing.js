// @ts-check
/**
 * How sets were paired: which counted combinations tie together the sets of one that was given up.
 * Everything follows from the blocks the engine names; nothing is judged again here.
 */

/** @typedef {import("./protocol.js").Block} Block */
/** @typedef {{id: string, blocks: number[][], because?: string, principle?: string}} Line */
/** A counted combination on its sets. @typedef {{line: Line, place: number[]}} Tie */

/**
 * The ties behind a fan that was left out for its sets: those that already made the same fan of one
 * of them, or those that already link them. In the order they were tied, each to one before it.
 * @param {Line} omitted
 * @param {Line[]} fans those that count, dearest first
 * @param {Block[]} blocks
 * @returns {Tie[]}
 */
export function tiesBehind(omitted, fans, blocks) {
  const ties = fans.flatMap((line) => line.blocks.map((place) => ({ line, place })));
  const near = ties.filter(({ place }) => place.length > 1 && place.length < blocks.length);
  const found = omitted.blocks.flatMap((place) => {
    const alike = near.filter((tie) => familyOf(tie.place, blocks) === familyOf(place, blocks));
    if (omitted.principle === "account_once") return linking(place, alike);
    return alike.filter((tie) => tie.line.id === omitted.because && meet(tie.place, place));
  });
  return inOrder(near.filter((tie) => found.includes(tie)));
}

/** Chows are tied with chows, pungs and kongs with each other. @param {number[]} place @param {Block[]} blocks */
const familyOf = (place, blocks) =>
  [...new Set(place.map((index) => (blocks[index].kind === "kong" ? "pung" : blocks[index].kind)))].join();

/** @param {number[]} one @param {number[]} other */
const meet = (one, other) => one.some((index) => other.includes(index));

/** The fewest ties that link two of these sets. @param {number[]} place @param {Tie[]} ties @returns {Tie[]} */
function linking(place, ties) {
  const ways = place.map((start) => shortest(start, place.filter((index) => index !== start), ties));
  return ways.filter((way) => way.length).sort((one, other) => one.length - other.length)[0] ?? [];
}

/** @param {number} start @param {number[]} ends @param {Tie[]} ties @returns {Tie[]} empty when there is no way */
function shortest(start, ends, ties) {
  /** @type {Map<number, Tie[]>} */
  const ways = new Map([[start, []]]);
  for (const [at, way] of ways) {
    if (ends.includes(at)) return way;
    for (const tie of ties.filter(({ place }) => place.includes(at))) {
      for (const next of tie.place) if (!ways.has(next)) ways.set(next, [...way, tie]);
    }
  }
  return [];
}

/** The dearest first, then always the dearest that shares a set with those before. @param {Tie[]} ties */
function inOrder(ties) {
  const rest = [...ties];
  /** @type {Tie[]} */
  const order = [];
  while (rest.length) {
    const touching = rest.find(({ place }) => order.some((tie) => meet(tie.place, place)));
    const next = touching ?? rest[0];
    rest.splice(rest.indexOf(next), 1);
    order.push(next);
  }
  return order;
}
