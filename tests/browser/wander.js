// Edits at random on the page's own state: what no tap may ever lead to, as a list of sentences.
async (runs) => {
    const { initialState, reduce } = await import("./state.js");
    const { FLAGS, allTiles, whyNot } = await import("./hand.js");
    const { count } = await import("./tiles.js");
    const { read, write } = await import("./notation.js");
    const tiles = ["1m", "2m", "3m", "5p", "6p", "E", "C"];
    const modes = ["concealed", "concealed", "chow", "pung", "kong", "concealed_kong", "public"];
    let seed = 20_06;
    const any = (choices) => {
        seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
        return choices[(seed >> 8) % choices.length];
    };
    const index = (list) => any([...list.keys()]) ?? 0;
    const actions = [
        ...Array(6).fill(() => ({ type: "tap", tile: any(tiles) })),
        () => ({ type: "mode", mode: any(modes) }),
        ({ hand }) => hand.concealed.length && { type: "take-out", index: index(hand.concealed) },
        ({ hand }) => hand.winning && { type: "take-out-winning" },
        ({ hand }) => hand.melds.length && { type: "take-out-meld", index: index(hand.melds) },
        ({ hand }) => hand.public.length && { type: "take-out-public", index: index(hand.public) },
        ({ hand }) => hand.concealed.length &&
            { type: "make-winning", index: index(hand.concealed) },
        () => ({ type: "complete", tile: any(tiles), source: any(["self_draw", "discard"]), last: any([true, false]) }),
        () => ({ type: "exchange", in: any([...tiles, undefined]), out: any([...tiles, undefined]) }),
        () => ({ type: "lift", lift: { change: "self_draw", set: { win: { source: "self_draw" }, robbing_kong: false } } }),
        () => ({ type: "lift", lift: { change: "tile", in: any(tiles), out: any(tiles), set: { concealed: [any(tiles)] } } }),
        () => ({ type: "circumstance", change: { source: any(["self_draw", "discard"]) } }),
        () => ({ type: "flag", flag: any(FLAGS), on: any([true, true, false]) }),
        () => ({ type: "flower", flower: any([1, 4, 8]) }),
        () => any([null, { type: "clear" }]),
    ];
    const chosen = new Set(["make-winning", "complete", "exchange", "lift"]);
    const told = (note) => (note ? [note.id, ...told(note.after)] : []);
    const problems = new Set();
    for (let run = 0; run < runs; run++) {
        let state = initialState();
        const trail = [JSON.stringify(state.hand)];
        for (let step = 0; step < 60; step++) {
            const action = any(actions)(state);
            if (!action) continue;
            const before = state.hand;
            const mode = state.mode;
            state = reduce(state, action);
            const { hand, note } = state;
            if (hand !== before) trail.push(JSON.stringify(hand));
            const say = (text) => problems.add(`${text} after ${action.type}`);
            if (FLAGS.some((flag) => hand.flags[flag] && whyNot(hand, flag))) say("an impossible event");
            if (tiles.some((tile) => count(allTiles(hand), tile) > 4)) say("five copies");
            if (hand.melds.length > 4) say("five sets");
            if (write(hand) && !read(write(hand))) say("an unreadable text");
            const tapped = action.type === "tap" && mode === "concealed" && action.tile === hand.winning;
            const isSilent = !chosen.has(action.type) && !tapped && !told(note).includes("note-winning-chosen");
            if (hand.winning && hand.winning !== before.winning && isSilent) say("another winning tile, silently");
            const unset = FLAGS.some((flag) => before.flags[flag] && !hand.flags[flag]);
            const isAloud = ["flag", "clear"].includes(action.type) || told(note).includes("note-flag-unset");
            if (unset && !isAloud) say("an event unset, silently");
        }
        for (const way of ["undo", "redo"]) {
            const hands = way === "undo" ? trail.toReversed() : trail;
            for (const hand of hands.slice(1)) {
                state = reduce(state, { type: way });
                if (JSON.stringify(state.hand) !== hand) problems.add(`${way} leads astray`);
            }
        }
    }
    return [...problems];
}
