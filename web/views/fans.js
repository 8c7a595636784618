// @ts-check
/** The lines that add up to the total, each with what it leaves out; and the other readings. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { ruleSet } from "../rules.js";
import { nameOf, secondLanguage, secondName } from "./fannames.js";
import { fanName, term } from "./glossary.js";
import { leftOutUnder } from "./leftout.js";
import { FLOWERS, isWhole, tilesOf } from "./places.js";
import { lightFor } from "./pointing.js";
import { readingAside, readingsView } from "./readings.js";
import { outcome } from "./verdict.js";
import { meaningOf } from "./why.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {{id: string, number: number, name?: string, points: number, count: number, blocks: number[][]}} Line */
/**
 * One reading, and what a view needs to draw its lines.
 * @typedef {object} Scene
 * @property {any} data the whole result
 * @property {any} shown the reading
 * @property {number} reading its index among the readings
 * @property {number[]} flowers
 * @property {string | null} second language of the fans' second names
 * @property {Dispatch} dispatch
 */

/**
 * @param {State} state
 * @param {Dispatch} dispatch
 */
export function fans(state, dispatch) {
  const scene = sceneOf(state, dispatch);
  if (!scene) return nothing;
  return html`<section class="fans" aria-labelledby="fans-title">
    <h3 id="fans-title">${term("fan", t("fans-title"))}</h3>
    ${scene.reading ? readingAside(scene) : nothing} ${counted(scene)}
  </section>`;
}

/**
 * The other ways to read the hand.
 * @param {State} state
 * @param {Dispatch} dispatch
 */
export function others(state, dispatch) {
  const scene = sceneOf(state, dispatch);
  return scene && scene.data.readings.length > 1 ? readingsView(scene) : nothing;
}

/** @param {State} state @param {Dispatch} dispatch @returns {Scene | null} */
function sceneOf(state, dispatch) {
  if (!["wins", "below"].includes(outcome(state).kind)) return null;
  const { ui, hand, settings } = state;
  const { data } = /** @type {import("../state.js").Answer} */ (state.result);
  const reading = data.readings[ui.reading] ? ui.reading : 0;
  return { data, shown: data.readings[reading], reading, flowers: hand.flowers, second: secondLanguage(settings.second), dispatch };
}

/** @param {Scene} scene */
function counted(scene) {
  const { shown, data } = scene;
  /** @type {Line[]} */
  const lines = shown.fans;
  const flowers = lines.find((line) => line.id === FLOWERS);
  const hasFlowers = ruleSet(data.rules).flowers;
  const total = data.wins || !hasFlowers ? t("term-total") : t("sum-total-undeclared");
  return html`<ul class="lines">
      ${lines.filter((line) => line !== flowers).map((line) => fanLine(line, scene))}
    </ul>
    ${sum("qualifying", shown.qualifying, html`${term("qualifying")}
      <span class="sum-note">${term("minimum", t("sum-minimum", { minimum: data.minimum }))}</span>`)}
    ${flowers ? html`<ul class="lines">${fanLine(flowers, scene)}</ul>` : nothing}
    ${hasFlowers && !flowers ? sum(null, data.flowers, term("flowers")) : nothing}
    ${sum("total", shown.total, html`${term("total", total)}
      ${shown.qualifying > shown.total ? html`<span class="sum-note">${t("sum-limit", { qualifying: shown.qualifying, limit: shown.total })}</span>` : nothing}`)}`;
}

/** @param {string | null} hook @param {number} points @param {unknown} label */
const sum = (hook, points, label) => html`<dl class="sum sum-${hook ?? "flowers"}">
  <dt>${label}</dt>
  <dd data-testid=${hook ?? nothing}>${points}</dd>
</dl>`;

/** A fan, and under it what it leaves out. @param {Line} line @param {Scene} scene */
function fanLine(line, scene) {
  const { rules } = scene.data;
  const { blocks } = scene.shown;
  const light = lightFor(line, scene.reading, scene.dispatch);
  return html`<li><div class="line" data-testid="fan-${line.id}" @pointerenter=${light.pointed}
      @pointerleave=${light.left} @focusin=${light.focused} @focusout=${light.blurred}>
      <span class="line-points">${line.points * line.count}</span>
      <span class="line-words">
        ${fanName(rules, line, nameOf(line, rules), meaningOf(line, scene, light))} ${secondName(line, rules, scene.second)}
        ${line.count > 1 ? html`<span class="line-times">${t("fan-times", { points: line.points, count: line.count })}</span>` : nothing}
        ${isWhole(line, blocks) ? html`<span class="line-whole">${t("fan-whole")}</span>` : nothing}
      </span>
      ${tilesOf(line, blocks, scene.flowers)}
    </div>
    ${leftOutUnder(line, scene)}</li>`;
}
