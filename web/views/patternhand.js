// @ts-check
/** A worked hand in words: its tiles for those who do not see them, and how it was won. */

import { FLAGS } from "../hand.js";
import { listed, t } from "../i18n.js";
import { writeTiles } from "../notation.js";
import { flagName, meldName, tileName } from "./names.js";

/** @typedef {import("../hand.js").Hand} Hand */

/** @param {Hand} hand */
export function handWords({ melds, concealed, winning }) {
  const parts = [...melds.map(meldName), ...concealed.map(tileName)];
  return t("patterns-hand", { tiles: listed(parts), winning: winning ? tileName(winning) : "" });
}

/** How it was won, from the tile to the flowers. @param {Hand} hand @param {string} rules */
export function circumstances(hand, rules) {
  const flowers = listed(hand.flowers.map((flower) => t(`flower-${flower}`)));
  return [
    t(hand.source === "discard" ? "source-discard" : "source-self_draw"),
    t("told-winds", { seat: t(`wind-${hand.seat}`), round: t(`wind-${hand.round}`) }),
    ...FLAGS.filter((flag) => hand.flags[flag]).map((flag) => flagName(flag, rules)),
    ...(flowers ? [t("told-flowers", { flowers })] : []),
    ...(hand.public.length ? [t("told-public", { tiles: writeTiles(hand.public) })] : []),
  ];
}
