// @ts-check
/** Bringing a part of the page into sight when its beginning is not. */

/** How far down the window a beginning may be and still be seen for what it is. */
const LOWEST = 0.7;

/** @param {string} selector */
export function bringIntoSight(selector) {
  const part = document.querySelector(selector);
  const top = part?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight * LOWEST) part?.scrollIntoView();
}
