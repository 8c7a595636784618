// @ts-check
/** A hand as a message for a chat: short lines, no columns, nothing a narrow font would bend. */

import { listed, t } from "./i18n.js";

/** @param {import("./summary.js").Summary} summary */
export function messageOf(summary) {
  const { rules, verdict, circumstances, fans, leftOut, total, more, payments, notation, link } = summary;
  const lines = fans.map(({ points, words }) => `${points} ${words}`);
  return [
    [t("told-verdict", { rules, verdict }), circumstances.join(" · ")],
    [...lines, total ? `${total.points} ${total.words}` : "", ...more],
    [leftOut, listed(payments.map(({ who, amount }) => `${who} ${amount}`))],
    [notation, link],
  ]
    .map((part) => part.filter(Boolean).join("\n"))
    .filter(Boolean)
    .join("\n\n");
}
