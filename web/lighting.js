// @ts-check
/** Which tiles of the rack a block of a reading is made of, so that a fan can show where it stands. */

/** @typedef {import("./state.js").State} State */
/** @typedef {{kind: string, tiles: string[], concealed: boolean, winning: boolean}} Block */
/** @typedef {{concealed: Set<number>, melds: Set<number>, winning: boolean}} LitTiles indexes into the hand */

/** @returns {LitTiles} */
const nothing = () => ({ concealed: new Set(), melds: new Set(), winning: false });

/**
 * The tiles to light in the rack now.
 * @param {State} state
 * @returns {LitTiles}
 */
export function litTiles(state) {
  if (!state.lit || state.pending || state.result?.kind !== "score") return nothing();
  const { reading, blocks } = state.lit;
  const all = state.result.data.readings?.[reading]?.blocks ?? state.result.data.reading?.blocks ?? [];
  return gathered(placed(all, state.hand), blocks);
}

/**
 * Where in the hand each block lies. Called sets come first, in the order they lie; every concealed
 * tile belongs to one block, equal ones in the order of entry.
 * @param {Block[]} blocks
 * @param {import("./hand.js").Hand} hand
 * @returns {LitTiles[]} one for each block
 */
export function placed(blocks, hand) {
  const free = new Set(hand.concealed.keys());
  return blocks.map((block, index) => {
    const place = nothing();
    if (index < hand.melds.length) {
      place.melds.add(index);
      return place;
    }
    const tiles = [...block.tiles];
    if (block.winning && hand.winning && tiles.includes(hand.winning)) {
      place.winning = true;
      tiles.splice(tiles.indexOf(hand.winning), 1);
    }
    for (const tile of tiles) {
      const found = [...free].find((at) => hand.concealed[at] === tile);
      if (found === undefined) continue; // the hand has changed since it was read
      free.delete(found);
      place.concealed.add(found);
    }
    return place;
  });
}

/** @param {LitTiles[]} places @param {number[]} blocks */
function gathered(places, blocks) {
  const all = nothing();
  for (const place of blocks.map((block) => places[block]).filter(Boolean)) {
    for (const index of place.concealed) all.concealed.add(index);
    for (const index of place.melds) all.melds.add(index);
    all.winning ||= place.winning;
  }
  return all;
}
