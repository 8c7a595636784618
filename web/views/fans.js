// @ts-check
/** The lines that add up to the total, and the fans that were left out, each with its reason. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { until } from "../vendor/lit-html/directives/until.js";
import { isKnown, knownFan, loadCatalogue } from "../catalogue.js";
import { t } from "../i18n.js";
import { ruleSet } from "../rules.js";
import { fanName, term } from "./glossary.js";
import { tile } from "./tile.js";
import { outcome } from "./verdict.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {import("../lighting.js").Block} Block */
/** @typedef {{id: string, number: number, name?: string, points: number, count: number, blocks: number[][]}} Line */
/** @typedef {{because: string, principle: string, implied: boolean}} Omitted */
/** @typedef {Line & Omitted} LeftOut */
/**
 * One reading, and what a view needs to draw its lines.
 * @typedef {object} Scene
 * @property {any} data the whole result
 * @property {any} shown the reading
 * @property {number} reading its index among the readings
 * @property {number[]} flowers
 * @property {Dispatch} dispatch
 */

const FLOWERS = "flower_tiles";

/**
 * @param {State} state
 * @param {Dispatch} dispatch
 */
export function fans(state, dispatch) {
  const scene = sceneOf(state, dispatch);
  if (!scene) return nothing;
  return html`<section class="fans" aria-labelledby="fans-title">
    <h3 id="fans-title">${term("fan", t("fans-title"))}</h3>
    ${scene.reading ? aside(scene) : nothing} ${counted(scene)}
  </section>`;
}

/**
 * What the fans above do not tell: those left out, and the other readings.
 * @param {State} state
 * @param {Dispatch} dispatch
 */
export function others(state, dispatch) {
  const scene = sceneOf(state, dispatch);
  if (!scene) return nothing;
  return html`${scene.shown.not_counted.length ? leftOut(scene.shown.not_counted, scene) : nothing}
    ${scene.data.readings.length > 1 ? readings(scene) : nothing}`;
}

/** @param {State} state @param {Dispatch} dispatch @returns {Scene | null} */
function sceneOf(state, dispatch) {
  if (!["wins", "below"].includes(outcome(state).kind)) return null;
  const { ui, hand } = state;
  const { data } = /** @type {import("../state.js").Answer} */ (state.result);
  const reading = data.readings[ui.reading] ? ui.reading : 0;
  return { data, shown: data.readings[reading], reading, flowers: hand.flowers, dispatch };
}

/** That these lines are not the ones that count, and the way back to those. @param {Scene} scene */
const aside = ({ data, dispatch }) => html`<p class="reading-aside">${t("reading-aside", { points: data.total })}
  <button type="button" class="reading-back" @click=${() => dispatch({ type: "ui", change: { reading: 0 } })}>
    ${t("reading-back")}</button></p>`;

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

/** @param {Line} line @param {Scene} scene */
function fanLine(line, scene) {
  const light = lightFor(line, scene);
  return html`<li class="line" data-testid="fan-${line.id}" @pointerenter=${light.pointed}
    @pointerleave=${light.left} @focusin=${light.focused} @focusout=${light.blurred}>
    <span class="line-points">${line.points * line.count}</span>
    <span class="line-words">
      ${fanName(scene.data.rules, line, nameOf(line, scene.data.rules), light)}
      ${chineseName(line.id, scene.data.rules)}
      ${line.count > 1 ? html`<span class="line-times">${t("fan-times", { points: line.points, count: line.count })}</span>` : nothing}
      ${isWhole(line, scene) ? html`<span class="line-whole">${t("fan-whole")}</span>` : nothing}
    </span>
    ${tilesOf(line, scene)}
  </li>`;
}

/** @param {LeftOut[]} lines @param {Scene} scene */
const leftOut = (lines, scene) => html`<section class="left-out" aria-labelledby="left-out-title">
  <h3 id="left-out-title">${t("left-out-title", { count: lines.length })}</h3>
  <ul class="lines">${lines.map((line) => leftOutLine(line, scene))}</ul>
</section>`;

/** @param {LeftOut} line @param {Scene} scene */
function leftOutLine(line, scene) {
  const light = lightFor(line, scene);
  const { rules } = scene.data;
  const reason = () => leftOutWords(line, rules);
  return html`<li class="line" data-testid="not-counted-${line.id}" @pointerenter=${light.pointed}
    @pointerleave=${light.left} @focusin=${light.focused} @focusout=${light.blurred}>
    <s class="line-points">${line.points * line.count}</s>
    <span class="line-words">
      ${fanName(scene.data.rules, line, nameOf(line, scene.data.rules), light)}
      <span class="line-reason">${term(groundOf(line), whenKnown(rules, reason))}</span>
    </span>
  </li>`;
}

/** Why a fan is left out, by the term that explains it. @param {Omitted} line */
const groundOf = ({ principle, implied }) =>
  principle === "non_repeat" && !implied ? "not_together" : principle;

/** Why a fan is left out, in words. @param {Omitted} line @param {string} rules */
export const leftOutWords = (line, rules) =>
  t(`left-out-${groundOf(line)}`, { fan: nameOf({ id: line.because }, rules) });

/**
 * A fan's name: as the engine gave it, or from the catalogue, or as its id spells it.
 * @param {{id: string, name?: string}} fan
 * @param {string} rules
 */
export const nameOf = ({ id, name }, rules) =>
  name ?? knownFan(rules, id)?.names.en ?? id.split("_").map(capital).join(" ");

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {string} id @param {string} rules */
function chineseName(id, rules) {
  const name = () => knownFan(rules, id)?.names["zh-Hans"] ?? "";
  return html`<span class="line-chinese" lang="zh-Hans">${whenKnown(rules, name)}</span>`;
}

/**
 * Words that take names from the catalogue: at once when it is there, else when it has come.
 * @param {string} rules
 * @param {() => string} words
 */
export const whenKnown = (rules, words) => (isKnown(rules) ? words() : until(loadCatalogue(rules).then(words), ""));

/** Whether a fan stands on every block of the hand. @param {Line} line @param {Scene} scene */
const isWhole = (line, { shown }) => line.blocks.some((indexes) => indexes.length === shown.blocks.length);

/** The tiles a fan stands on: each time it counts, a group of its own. @param {Line} line @param {Scene} scene */
function tilesOf(line, scene) {
  if (line.id === FLOWERS) return tileGroups([[scene.flowers.map((flower) => `f${flower}`)]]);
  const places = line.blocks.filter((indexes) => indexes.length);
  if (!places.length || isWhole(line, scene)) return nothing;
  return tileGroups(places.map((indexes) => indexes.map((index) => scene.shown.blocks[index].tiles)));
}

/** @param {string[][][]} groups of blocks of tiles */
const tileGroups = (groups) => html`<span class="line-tiles" aria-hidden="true">${groups.map(
  (blocks) => html`<span class="line-place">${blocks.map(tileBlock)}</span>`,
)}</span>`;

/** @param {string[]} tiles */
const tileBlock = (tiles) => html`<span class="block">${tiles.map((id) => tile(id, { size: "small" }))}</span>`;

/** Every way the hand can be read; the best one counts. @param {Scene} scene */
function readings({ data, reading, dispatch }) {
  const choose = (/** @type {number} */ index) => () => dispatch({ type: "ui", change: { reading: index } });
  return html`<details class="readings">
    <summary>${t("readings-title", { count: data.readings.length - 1 })}</summary>
    <ul>
      ${data.readings.map((/** @type {any} */ other, /** @type {number} */ index) => html`<li>
        <button type="button" class="reading" aria-pressed=${index === reading} @click=${choose(index)}>
          <span class="line-points">${other.total}</span>
          <span class="line-place">${other.blocks.map((/** @type {Block} */ block) => tileBlock(block.tiles))}</span>
          <span class="reading-note">${index === 0 ? t("reading-best") : nothing}</span>
        </button>
      </li>`)}
    </ul>
  </details>`;
}

/** What holds a light on: the meaning that is open, the pointer, the focus; the first one wins. */
const holding = { open: /** @type {Line | null} */ (null), pointer: /** @type {Line | null} */ (null), focus: /** @type {Line | null} */ (null) };

/** @param {Line} line @param {Scene} scene */
function lightFor(line, { reading, dispatch }) {
  const hold = (/** @type {keyof typeof holding} */ what, /** @type {Line | null} */ who) => {
    holding[what] = who;
    const lit = holding.open ?? holding.pointer ?? holding.focus;
    const blocks = lit ? [...new Set(lit.blocks.flat())] : [];
    dispatch({ type: "lit", lit: blocks.length ? { reading, blocks } : null });
  };
  return {
    pointed: (/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && hold("pointer", line),
    left: () => holding.pointer && hold("pointer", null),
    focused: () => hold("focus", line),
    blurred: () => hold("focus", null),
    opened: () => hold("open", line),
    closed: () => hold("open", null),
  };
}
