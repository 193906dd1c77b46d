"use strict";
// What is not seen at first is fetched when it is first wanted.
const later = { faults: ["fault-rows"], sheet: ["fault-rows", "sheet", "sheet-rows", "sheet-lists", "options"], matrix: ["matrix"], more: ["more"] };
const laterFiles = new Map(), present = new Set();
function laterFile(name) {
  if (!laterFiles.has(name)) laterFiles.set(name, new Promise((done, failed) => {
    // In the order in which they are named.
    const script = Object.assign(make("script", { src: `${name}.js`, on: { load: done, error: () => { laterFiles.delete(name); script.remove(); failed(new Error("A part of the page cannot be loaded.")); } } }), { async: false });
    document.head.append(script);
  }));
  return laterFiles.get(name);
}
// Calls `act` with the part there: at once when it is. What the part defines is named inside `act` only: before it is loaded there is no such name.
function withPart(part, act) {
  if (present.has(part)) return act();
  return Promise.all(later[part].map(laterFile)).then(() => { present.add(part); act(); }, (error) => say(error.message));
}
function drawEdited(again) {
  if (side === "edit") withPart("sheet", () => { drawEditHead(); if (side === "edit") showSheetOf(chosen, again); });
}
function showLooks(id) { withPart("matrix", () => openMatrix(id)); }
