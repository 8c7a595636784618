// @ts-check
/** What tiles and sets are called, in words. */

import { listed, t, under } from "../i18n.js";
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

/** A block of a reading. @param {import("../protocol.js").Block} block */
export function blockName({ kind, tiles }) {
  const [tile] = tiles;
  if (kind === "single") return tileName(tile);
  if (kind === "chow") return meldName({ kind, tile });
  if (kind === "knitted") return t("block-knitted", { tiles: listed(tiles.map(tileName)) });
  return t(kind === "pair" ? "block-pair" : `meld-${kind}`, { tile: tileName(tile) });
}
