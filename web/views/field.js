// @ts-check

/** What the field now holds in which something was typed or chosen. @param {Event} event */
export const valueOf = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.currentTarget).value;
