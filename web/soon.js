// @ts-check
/**
 * Parts of the page that may come a moment after those that are touched first. Drawn all at once, the page keeps the
 * browser busy for longer than a tap should wait.
 */

import { nothing } from "./vendor/lit-html/lit-html.js";
import { AsyncDirective, directive } from "./vendor/lit-html/async-directive.js";

/** @type {(() => void)[]} */
const waiting = [];

/** One in each frame, so that none waits for the layout of another. */
function next() {
  requestAnimationFrame(() => {
    waiting.shift()?.();
    if (waiting.length) next();
  });
}

/** @param {() => void} act */
function wait(act) {
  waiting.push(act);
  if (waiting.length === 1) next();
}

class Soon extends AsyncDirective {
  state = /** @type {"new" | "waiting" | "drawn"} */ ("new");
  /** @type {() => unknown} */
  part = () => nothing;

  /** @param {() => unknown} part as it is to be drawn now */
  render(part) {
    this.part = part;
    if (this.state === "drawn") return part();
    if (this.state === "new") wait(() => this.come());
    this.state = "waiting";
    return nothing;
  }

  come() {
    this.state = "drawn";
    this.setValue(this.part());
  }
}

/** What `part` draws, the first time a frame or some later. @type {(part: () => unknown) => unknown} */
export const soon = directive(Soon);
