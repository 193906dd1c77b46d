// What the edit sheet of the chosen tile holds, and what was changed in it: an edit is shown before the host has answered.
import { ask } from "./elements.js";

export let sheet = /** @type {Sheet | null} */ (null);
// What was changed and is not yet confirmed; refusals, by parameter.
export const edits = /** @type {Map<string, { value: any, shown: Partial<Row> }>} */ (new Map());
export const refusals = /** @type {Map<string, string>} */ (new Map());
// Lists, by parameter, that an item is being typed for.
export const drafts = /** @type {Set<string>} */ (new Set());
let sheetAsked = 0;
let keeping = false;
let redraw = () => {};
let whenTaken = () => {};

/**
 * `draw` is called whenever the sheet shows something else, `taken` when the host has answered as well.
 * @param {{ draw: () => void, taken: () => void }} what
 */
export function whenSheetDiffers({ draw, taken }) {
  redraw = draw;
  whenTaken = taken;
}

export function drawSheet() {
  redraw();
}

/**
 * Another tile's sheet, or that of none.
 * @param {string} id
 */
export function openSheet(id) {
  sheet = { tile: id, groups: null };
  edits.clear();
  refusals.clear();
  drafts.clear();
}

export async function askSheet() {
  const number = ++sheetAsked;
  const id = sheet.tile;
  try {
    const answer = await ask("sheet", { tile: id });
    if (number === sheetAsked && sheet.tile === id) takeSheet(answer);
  } catch (error) {
    if (number !== sheetAsked || sheet.tile !== id) return;
    sheet = { tile: id, groups: null, failed: error.message };
    drawSheet();
  }
}

/** @param {any} answer */
function takeSheet(answer) {
  sheet = answer;
  drawSheet();
  whenTaken();
}

// All values as the sheet shows them now.
export function sheetValues() {
  return { ...sheet.values, ...Object.fromEntries([...edits].map(([name, edit]) => [name, edit.value])) };
}

/**
 * `shown`: how the row looks until the host has answered.
 * @param {string} parameter
 * @param {any} value
 * @param {Partial<Row>} [shown]
 */
export function apply(parameter, value, shown = {}) {
  edits.set(parameter, { value, shown });
  refusals.delete(parameter);
  drawSheet();
  keep();
}

// One edit at a time, each with the newest value, so that a refusal hits the one that is refused.
async function keep() {
  if (keeping) return;
  keeping = true;
  const id = sheet.tile;
  while (edits.size > 0 && sheet.tile === id) {
    const [name, edit] = edits.entries().next().value;
    sheetAsked++;
    let answer = null;
    let refused = null;
    try {
      answer = await ask("configure", { tile: id, values: { ...sheet.values, [name]: edit.value } });
    } catch (error) {
      refused = error.message;
    }
    // A sheet that was asked for meanwhile may be of before.
    sheetAsked++;
    if (sheet.tile !== id) break;
    if (edits.get(name) === edit) {
      edits.delete(name);
      if (refused) refusals.set(name, refused);
    }
    if (answer) takeSheet(answer);
    else drawSheet();
  }
  keeping = false;
  if (edits.size > 0) keep();
}
