// @ts-check
/**
 * How wide the rack is, counted in tiles, when it lies in one line and when it is broken into two.
 * From this the style sheet finds the size at which everything fits. The numbers repeat hand.css:
 * a turned tile is as wide as an upright one is high, and gaps are parts of a tile.
 */

/** @typedef {import("./hand.js").Hand} Hand */

const TURNED = 1.36;
const GAP = 0.06;
const AFTER_MELD = 0.3;
const BEFORE_WINNING = 0.5;
/** The size of a plain hand of fourteen, so that tiles do not shrink while it grows. */
const PLAIN = { one: 15.5, two: 7.7 };

/** @param {Hand} hand */
export function lineUnits(hand) {
  const parts = [
    ...hand.melds.map((meld) => meldWidth(meld) + AFTER_MELD),
    ...hand.concealed.map(() => 1 + GAP),
    1 + BEFORE_WINNING,
  ];
  const one = sum(parts);
  const two = Math.min(...parts.map((_, cut) => Math.max(sum(parts.slice(0, cut)), sum(parts.slice(cut)))));
  return { one: Math.max(PLAIN.one, one), two: Math.max(PLAIN.two, two), isShort: one <= PLAIN.two };
}

/** @param {import("./tiles.js").Meld} meld */
function meldWidth({ kind, added }) {
  if (kind === "concealed_kong") return 4;
  return (kind === "kong" && !added ? 3 : 2) + TURNED;
}

/** @param {number[]} widths */
const sum = (widths) => widths.reduce((total, width) => total + width, 0);
