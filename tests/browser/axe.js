// What axe finds, and what it leaves to a person who has not judged it yet, as a list of sentences.
async (rules) => {
    const LEFT_OUT = [
        "color-contrast-enhanced", // more than is aimed at, but for those who ask
        "focus-order-semantics", // wants no focus on what scrolls, which another rule asks for
        "hidden-content", // tells only that something is hidden; the tests look where it is shown
        "identical-links-same-purpose", // more than is aimed at: a fan leads to its card here, to the page of patterns there
    ];
    const OF_COLORS = [
        "nonBmp", // an arrow between two tiles, as dark as the words beside it
        "shortTextContent", // a number in a column of numbers
        "bgOverlap", // scrolled half out of sight, on the ground of all that is beside it
        "elmPartiallyObscuring", // the line of notes, in space that the hand keeps for it
        "elmPartiallyObscured", // a cell half out of sight in a table that scrolls
    ];
    /** What axe could not decide and a person has, by rule and axe's own reason. */
    const JUDGED = {
        "color-contrast": OF_COLORS,
        "color-contrast-enhanced": OF_COLORS,
        "label-content-name-mismatch": [undefined], // the × of a way to close, which is a sign and no word
    };
    const all = axe.getRules().map(({ ruleId }) => ruleId).filter((id) => !LEFT_OUT.includes(id));
    const { violations, incomplete } = await axe.run({
        runOnly: rules.length ? rules : all,
        resultTypes: ["violations", "incomplete"],
    });
    const reasonOf = ({ any, all: every, none }) => [...any, ...every, ...none][0]?.data?.messageKey;
    const isJudged = (id, node) => (JUDGED[id] ?? []).includes(reasonOf(node));
    return [
        ...violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`)),
        ...incomplete.flatMap(({ id, nodes }) => nodes.filter((node) => !isJudged(id, node))
            .map((node) => `undecided: ${id}: ${node.target}: ${reasonOf(node)}`)),
    ];
}
