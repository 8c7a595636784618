// @ts-check
/**
 * The hands scored of late, in the browser's own database. Where that is refused, full or damaged they
 * last as long as the page, and what cannot be read of it is passed over.
 */

import { createStore, delMany, entries, setMany } from "./vendor/idb-keyval/dist/index.js";
import { faultOf, merged } from "./recent.js";

/** @typedef {import("./recent.js").Recent} Recent */
/** What is shown of them, the latest first. @typedef {{hands: Recent[], isKept: boolean}} Recents */

/** How to undo a change: what to put back, and what to take out again. @typedef {{put: Recent[], remove: string[]}} Back */

/** Hands without a name that are kept; older ones make room. */
const MOST = 100;
/** The database belongs to the origin; this site at another path has its own. */
const NAME = `mcr-hands ${new URL("./", import.meta.url).pathname}`;

export async function openRecents() {
  const store = createStore(NAME, "hands");
  /** @type {Map<string, Recent>} */
  const hands = new Map();
  /** Those the database has not got. @type {Set<string>} */
  const unkept = new Set();
  let isKept = true;

  /** @param {() => Promise<unknown>} work */
  async function attempt(work) {
    try {
      await work();
      isKept = true;
    } catch {
      isKept = false;
    }
  }

  /** Take in what another page of this site has kept meanwhile. */
  const refresh = () => attempt(async () => {
    const found = await entries(store);
    for (const hand of hands.keys()) if (!unkept.has(hand)) hands.delete(hand);
    for (const [key, value] of found) {
      if (!faultOf(value) && value.hand === key) hands.set(value.hand, value);
    }
  });

  /** @param {Recent[]} changed */
  async function put(changed) {
    for (const recent of changed) {
      hands.set(recent.hand, recent);
      unkept.add(recent.hand);
    }
    const waiting = [...unkept].flatMap((hand) => hands.get(hand) ?? []);
    await attempt(async () => {
      await setMany(waiting.map((recent) => [recent.hand, recent]), store);
      unkept.clear();
    });
  }

  /** @param {string[]} gone @returns {Promise<Back>} */
  async function remove(gone) {
    const were = gone.flatMap((hand) => hands.get(hand) ?? []);
    for (const hand of gone) {
      hands.delete(hand);
      unkept.delete(hand);
    }
    await attempt(() => delMany(gone, store));
    return { put: were, remove: [] };
  }

  const latest = () => [...hands.values()].sort((a, b) => b.at - a.at);
  await refresh();

  return {
    refresh,
    put,
    remove,
    /** @returns {Recents} */
    all: () => ({ hands: latest(), isKept }),

    /** A hand was scored. @param {Recent} recent */
    async add(recent) {
      await refresh(); // another page may have named it
      const known = hands.get(recent.hand);
      await put([known ? { ...known, at: recent.at, total: recent.total } : recent]);
      const unnamed = latest().filter(({ name, brought }) => !name && !brought);
      if (unnamed.length > MOST) await remove(unnamed.slice(MOST).map(({ hand }) => hand));
    },

    /** Hands from a file join those that are here. @param {Recent[]} more @returns {Promise<Back>} */
    async join(more) {
      await refresh();
      /** @type {Map<string, Recent>} */
      const joined = new Map();
      for (const recent of more) {
        const known = joined.get(recent.hand) ?? hands.get(recent.hand);
        joined.set(recent.hand, known ? merged(known, recent) : recent);
      }
      const were = [...joined.keys()].flatMap((hand) => hands.get(hand) ?? []);
      const added = [...joined.keys()].filter((hand) => !hands.has(hand));
      await put([...joined.values()]);
      return { put: were, remove: added };
    },

    /** @param {string} hand @param {string} name @returns {Promise<Back | null>} null when nothing has changed */
    async rename(hand, name) {
      await refresh();
      const known = hands.get(hand);
      if (!known || known.name === name) return null;
      await put([{ ...known, name }]);
      return { put: [known], remove: [] };
    },

    /** @param {Back} back */
    async undo(back) {
      await remove(back.remove);
      await put(back.put);
    },
  };
}
