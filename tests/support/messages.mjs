// Prints what Fluent files hold, as JSON: node messages.mjs <file.ftl>...
// By file: `junk`, what is no Fluent; `messages` by id, each with its attributes, and for the value ("") and each
// attribute the variables and, by what chooses among them, the variants.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse, Visitor } from "../../web/node_modules/@fluent/syntax/esm/index.js";

/** Notes the variables of a pattern, and what its selectors choose among. */
class Reader extends Visitor {
    variables = new Set();
    choices = {};

    visitVariableReference({ id }) {
        this.variables.add(id.name);
    }

    visitSelectExpression(select) {
        const keys = select.variants.map(({ key }) => key.name ?? key.value);
        const name = select.selector.id?.name ?? "";
        this.choices[name] = [...new Set([...(this.choices[name] ?? []), ...keys])];
        this.genericVisit(select);
    }
}

function read(pattern) {
    const reader = new Reader();
    if (pattern) reader.visit(pattern);
    return { variables: [...reader.variables].sort(), choices: reader.choices };
}

const found = {};
for (const file of process.argv.slice(2)) {
    const { body } = parse(readFileSync(file, "utf8"), {});
    const messages = body.filter(({ type }) => type === "Message").map(({ id, value, attributes }) => [
        id.name,
        {
            hasValue: value !== null,
            parts: Object.fromEntries([["", read(value)], ...attributes.map((one) => [one.id.name, read(one.value)])]),
        },
    ]);
    const language = basename(file, ".ftl");
    found[language] = {
        junk: body.filter(({ type }) => type === "Junk").map(({ content }) => content),
        ids: messages.map(([id]) => id),
        messages: Object.fromEntries(messages),
        plurals: new Intl.PluralRules(language).resolvedOptions().pluralCategories,
    };
}
console.log(JSON.stringify(found));
