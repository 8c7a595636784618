// @ts-check
/**
 * Keeps the hands that were scored, and does what is asked of them. All that is needed for it loads after
 * the first score; where it does not load or cannot store, nothing but the history is missing.
 */

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Dispatch} Dispatch */
/** @typedef {import("./recent.js").Recent} Recent */
/** @typedef {Awaited<ReturnType<typeof import("./recents.js").openRecents>>} Store */
/** @typedef {ReturnType<typeof createKeeping>["actions"]} RecentsActions */

/** A hand that is looked at for so long is worth keeping; one on the way to another is not. */
const SETTLED_MS = 1500;
const FILE = "mahjong-hands.json";

/**
 * @param {() => State} current
 * @param {Dispatch} dispatch
 */
export function createKeeping(current, dispatch) {
  let timer = 0;
  /** @type {Promise<Store> | null} */
  let opened = null;
  const open = () => (opened ??= import("./recents.js").then(({ openRecents }) => openRecents()));

  let last = Promise.resolve();

  /** Do one thing after the other, however fast they are asked for. @param {Parameters<typeof done>[0]} work */
  const withStore = (work) => (last = last.then(() => done(work)));

  /** @param {(store: Store) => Promise<State["recentsSaid"] | void>} work what it says is shown; nothing leaves what stands */
  async function done(work) {
    try {
      const store = await open();
      const said = await work(store);
      dispatch({ type: "recents", recents: store.all(), ...(said !== undefined && { said }) });
    } catch {
      opened = null; // the next look tries again
      dispatch({ type: "recents", recents: { hands: [], isKept: false }, said: null });
    }
  }

  async function keep() {
    clearTimeout(timer);
    timer = 0;
    const { hand, rules, result } = current();
    const { recentOf } = await import("./recent.js");
    const total = Number(result?.data.total);
    await withStore((store) => store.add(recentOf(hand, rules, total)));
  }

  addEventListener("visibilitychange", () => {
    if (timer && document.visibilityState === "hidden") void keep().catch(() => {});
  });

  const actions = {
    open() {
      dispatch({ type: "recents-said", said: null });
      dispatch({ type: "ui", change: { dialog: "recents" } });
      void withStore((store) => store.refresh());
    },

    /** @param {Recent} recent */
    async pick({ hand }) {
      const { handOf } = await import("./recent.js");
      const found = handOf(hand);
      if (!found) return;
      dispatch({ type: "ui", change: { dialog: null } });
      dispatch({ type: "load", hand: found.hand, rules: found.rules });
    },

    /** @param {Recent} recent @param {string} name */
    rename: ({ hand }, name) => withStore(async (store) => {
      const back = await store.rename(hand, name.trim());
      return back ? { id: "recents-renamed", back } : undefined;
    }),

    /** @param {Recent[]} gone */
    remove: (gone) => withStore(async (store) => {
      const back = await store.remove(gone.map(({ hand }) => hand));
      return { id: "recents-deleted", args: { count: back.put.length }, back };
    }),

    /** @param {import("./recents.js").Back} back */
    undo: (back) => withStore(async (store) => {
      await store.undo(back);
      return null;
    }),

    async save() {
      const [{ fileOf }, { saveFile }] = await Promise.all([import("./handfile.js"), import("./files.js")]);
      saveFile(fileOf(current().recents?.hands ?? []), FILE);
      dispatch({ type: "recents-said", said: { id: "note-saved", args: { name: FILE } } });
    },

    /** @param {File} file */
    add: (file) => withStore(async (store) => {
      const { readFile } = await import("./handfile.js");
      const read = await readFile(file);
      if ("refusal" in read) return read.refusal;
      const back = await store.join(read.hands);
      return { id: "recents-added", args: { added: back.remove.length, known: back.put.length }, back };
    }),
  };

  return {
    actions,
    /** A result may be worth keeping. @param {State} before */
    follow(before) {
      const { result, hand } = current();
      if (result === before.result && hand === before.hand) return;
      clearTimeout(timer);
      timer = 0;
      const isWhole = result?.kind === "score" && result.data.complete && !current().pending;
      if (isWhole) timer = setTimeout(() => void keep().catch(() => {}), SETTLED_MS);
    },
  };
}
