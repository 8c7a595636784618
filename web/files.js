// @ts-check
/** Handing a file to whoever reads this page. */

/** @param {Blob} content @param {string} name */
export function saveFile(content, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it only after asking where to
}
