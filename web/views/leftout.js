// @ts-check
/** The fans that are there and do not count, under the one that stands in their way. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { tiesBehind } from "../pairing.js";
import { fanName, term } from "./glossary.js";
import { groundOf, leftOutWords, nameOf, whenKnown } from "./fannames.js";
import { isWhole, placeOf, placesOf, tilesOf } from "./places.js";
import { lightFor } from "./pointing.js";
import { meaningOf } from "./why.js";

/** @typedef {import("./fans.js").Scene} Scene */
/** @typedef {import("./fans.js").Line} Line */
/** @typedef {Line & import("./fannames.js").Omitted} LeftOut */

/** The principles that choose among ways to pair sets. */
const PAIRING = ["account_once", "non_identical"];

/** @param {Line} counted @param {Scene} scene */
export function leftOutUnder(counted, scene) {
  /** @type {LeftOut[]} */
  const lines = scene.shown.not_counted.filter((/** @type {LeftOut} */ { because }) => because === counted.id);
  if (!lines.length) return nothing;
  const label = t("left-out-under", { fan: nameOf(counted, scene.data.rules) });
  return html`<ul class="left-out lines" aria-label=${label}>${lines.map((line) => leftOutLine(line, scene))}</ul>`;
}

/** @param {LeftOut} line @param {Scene} scene */
function leftOutLine(line, scene) {
  const { rules } = scene.data;
  const light = lightFor(line, scene.reading, scene.dispatch);
  const isPaired = PAIRING.includes(line.principle);
  return html`<li class="line" data-testid="not-counted-${line.id}" @pointerenter=${light.pointed}
    @pointerleave=${light.left} @focusin=${light.focused} @focusout=${light.blurred}>
    <s class="line-points">${line.points * line.count}</s>
    <span class="line-words">
      ${fanName(rules, line, nameOf(line, rules), meaningOf(line, scene, light))}
      ${isWhole(line, scene.shown.blocks) ? html`<span class="line-whole">${t("fan-whole")}</span>` : nothing}
      <span class="line-reason">${term(groundOf(line), whenKnown(rules, () => leftOutWords(line, rules)))}</span>
    </span>
    ${isPaired ? pairing(line, scene) : tilesOf(line, scene.shown.blocks, scene.flowers)}
  </li>`;
}

/** Which combinations were chosen, in the order they tie the sets together, and which were given up. @param {LeftOut} line @param {Scene} scene */
function pairing(line, { shown, data }) {
  const ties = tiesBehind(line, shown.fans, shown.blocks);
  const isLink = line.principle === "account_once";
  return html`<dl class="pairing" data-testid="pairing-${line.id}">
    <div><dt>${t(isLink ? "pairing-linked" : "pairing-chosen")}</dt><dd><ol class=${isLink ? "in-order" : ""}>${ties.map((tie) => html`<li>
      ${placeOf(tie.place, shown.blocks)} <span class="pairing-fan">${nameOf(tie.line, data.rules)}</span></li>`)}</ol></dd></div>
    <div><dt>${t(isLink ? "pairing-circle" : "pairing-given-up", { count: line.blocks.length })}</dt>
      <dd>${placesOf(line.blocks, shown.blocks)}</dd></div>
  </dl>`;
}
