// @ts-check
/** What tiles and sets are called, in words. */

import { t, under } from "../i18n.js";
import { meldTiles } from "../tiles.js";

/** @param {string} tile */
export const tileName = (tile) => t(`tile-${tile}`);

/** @param {string} flag @param {string} rules */
export const flagName = (flag, rules) => under(`flag-${flag}`, rules);

/** @param {import("../tiles.js").Meld} meld */
export function meldName(meld) {
  if (meld.kind === "chow") {
    const [first, second, third] = meldTiles(meld);
    return t("meld-chow", { first: first[0], second: second[0], third: tileName(third) });
  }
  const kind = meld.kind === "kong" && meld.added ? "kong-added" : meld.kind;
  return t(`meld-${kind}`, { tile: tileName(meld.tile) });
}
