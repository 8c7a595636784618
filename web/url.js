// @ts-check
/** The hand in the address: `#h=<notation>&rules=mcr&from=1&public=9s9s9s`, defaults left out. */

import { emptyHand, fromRequest } from "./hand.js";
import { read as readNotation, readTiles, write as writeNotation } from "./notation.js";
import { DEFAULT_RULES, RULES } from "./rules.js";

/** @typedef {import("./hand.js").Hand} Hand */
/**
 * What a link asks for: a hand; a text only the engine can read, to be completed by `finish`; or a
 * refusal. Null when the link asks for nothing.
 * @typedef {{rules: string, hand: Hand}
 *   | {rules: string, text: string, finish: (request: any) => Hand}
 *   | {refusal: import("./state.js").Note}
 *   | null} Link
 */

const LONGEST_LINK = 4000;
const LONGEST_PART = 40;

/**
 * The fragment for a hand, without its `#`; empty for an empty hand.
 * @param {Hand} hand
 * @param {string} rules
 */
export function writeLink(hand, rules) {
  const parts = [
    ["h", writeNotation(hand)],
    ["rules", rules === DEFAULT_RULES ? "" : rules],
    ["from", hand.from === 1 || hand.source === "self_draw" ? "" : String(hand.from)],
    ["public", hand.public.join("")],
  ];
  return parts
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}

/**
 * @param {string} fragment with or without its `#`
 * @returns {Link}
 */
export function readLink(fragment) {
  if (fragment.length > LONGEST_LINK) return refuse("note-link-long", { limit: LONGEST_LINK });
  const parts = new URLSearchParams(fragment.replace(/^#/, ""));
  const text = parts.get("h") ?? "";
  const rules = parts.get("rules") || DEFAULT_RULES;
  const from = parts.get("from") || "1";
  const onTable = parts.has("public") ? readTiles(parts.get("public") ?? "") : [];
  if (!["h", "rules", "from", "public"].some((name) => parts.has(name))) return null;
  if (!RULES.includes(rules)) return refuse("note-link-rules", { rules: shortened(rules) });
  if (!/^[123]$/.test(from)) return refuse("note-link-bad", { part: shortened(`from=${from}`) });
  if (!onTable) return refuse("note-link-bad", { part: shortened(`public=${parts.get("public")}`) });

  const around = { ...emptyHand(), from: /** @type {1 | 2 | 3} */ (Number(from)) };
  const finish = (/** @type {any} */ request) => {
    const hand = fromRequest(request, around);
    return parts.has("public") ? { ...hand, public: onTable } : hand;
  };
  const request = readNotation(text);
  return request ? { rules, hand: finish(request) } : { rules, text, finish };
}

/** @param {string} id @param {Record<string, string | number>} args */
const refuse = (id, args) => ({ refusal: { id, args } });

/** @param {string} part */
const shortened = (part) => (part.length > LONGEST_PART ? `${part.slice(0, LONGEST_PART)}…` : part);
