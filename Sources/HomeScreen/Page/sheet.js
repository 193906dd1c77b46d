"use strict";
// The edit sheet of the chosen tile. The host says which rows there are; an edit is sent at once, and shown before the host has answered.
let sheet = null;
// What was changed and is not yet confirmed; refusals, by parameter.
const edits = new Map(), refusals = new Map();
let sheetAsked = 0, keeping = false;

// `again`: asks also for the sheet that is shown already; it may have been set from elsewhere.
function showSheetOf(id, again = false) {
  if (sheet?.tile === id && sheet.groups) { if (again && edits.size === 0 && !choice) askSheet(); return; }
  if (sheet?.tile === id && !again) return;
  sheet = { tile: id, groups: null };
  edits.clear(); refusals.clear(); drafts.clear(); closeOptions(false);
  drawEditHead(); drawSheet();
  if (id) askSheet();
}
async function askSheet() {
  const number = ++sheetAsked, id = sheet.tile;
  try {
    const answer = await ask("sheet", { tile: id });
    if (number === sheetAsked && sheet.tile === id) takeSheet(answer);
  } catch (error) {
    if (number !== sheetAsked || sheet.tile !== id) return;
    sheet = { tile: id, groups: null, failed: error.message };
    drawSheet();
  }
}
function takeSheet(answer) {
  sheet = answer;
  drawSheet();
  optionsMayDiffer();
}
// All values as the sheet shows them now.
function sheetValues() { return { ...sheet.values, ...Object.fromEntries([...edits].map(([name, edit]) => [name, edit.value])) }; }
// `shown`: how the row looks until the host has answered.
function apply(parameter, value, shown = {}) {
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
    let answer = null, refused = null;
    try { answer = await ask("configure", { tile: id, values: { ...sheet.values, [name]: edit.value } }); } catch (error) { refused = error.message; }
    // A sheet that was asked for meanwhile may be of before.
    sheetAsked++;
    if (sheet.tile !== id) break;
    if (edits.get(name) === edit) {
      edits.delete(name);
      if (refused) refusals.set(name, refused);
    }
    if (answer) takeSheet(answer); else drawSheet();
  }
  keeping = false;
  if (edits.size > 0) keep();
}

function editedTile() { return state?.tiles.find((tile) => tile.id === chosen); }
function drawEditHead() {
  const tile = editedTile();
  const offer = tile && offers.find((offer) => offer.kind === tile.kind);
  $("edit-panel").classList.toggle("empty", !tile);
  $("edit-foot").hidden = !tile;
  fill($("edit-head"), tile ? [tile.id, tile.name, tile.family, offer?.description] : null, () => tile ? [
    make("img", { alt: "" }), make("div", {}, make("h2", {}, tile.name), make("p", {}, [familyNames[tile.family] ?? tile.family, offer?.description].filter(Boolean).join(" · ")))] : []);
  if (!tile) return drawConditions();
  // A size of another place would be refused.
  drawSizes(tile, (offer?.families ?? []).filter((family) => fitsPlace(family, tile.screen)));
  const image = $("edit-head").querySelector("img");
  image.style.aspectRatio = `${tile.width} / ${tile.height}`;
  image.style.borderRadius = `${68 / tile.height * tile.cornerRadius}px`;
  showPicture(image, address(tile, image.clientWidth || 68));
  drawConditions();
}
// The sizes that the widget comes in; the one it has is checked.
function drawSizes(tile, families) {
  $("edit-sizes").hidden = families.length < 2;
  fill($("edit-sizes"), families, () => families.map((family) => make("button", { role: "radio", "data-value": family }, familyNames[family] ?? family)));
  if (families.length > 1) check($("edit-sizes"), tile.family);
}
// Rows are kept where they are: what has the keyboard's focus, or is being typed, stays.
function drawSheet() {
  const rows = $("edit-rows");
  rows.setAttribute("aria-busy", sheet?.tile != null && !sheet.groups && !sheet.failed);
  if (!sheet?.groups) {
    const words = !sheet?.tile ? [make("p", { class: "quiet nothing" }, "Choose a widget on the home screen to edit it.")]
      : sheet.failed ? [failure(sheet.failed, () => { sheet.failed = null; drawSheet(); askSheet(); })] : [make("p", { class: "quiet nothing" }, spinner(), "Loading")];
    return rows.replaceChildren(...words);
  }
  if (!sheet.isConfigurable) return rows.replaceChildren(make("p", { class: "quiet nothing" }, "This widget has nothing to set."));
  const known = new Map([...rows.querySelectorAll("[data-key]")].map((one) => [one.dataset.key, one]));
  const groups = sheet.groups.map((group, index) => {
    const key = `group-${index}-${group.rows[0]?.parameter}`;
    const box = known.get(key) ?? make("section", { class: "edit-group", "data-key": key }, make("h3", { id: key }), make("div", { class: "edit-list" }));
    box.setAttribute("aria-labelledby", key);
    box.firstChild.textContent = group.heading || `${editedTile()?.name ?? "Widget"}, part ${index + 1}`;
    // A heading that repeats the name above it says nothing, except to those who do not see it.
    box.firstChild.className = !group.heading || group.heading === editedTile()?.name ? "unseen" : "";
    place(box.lastChild, group.rows.flatMap((row) => row.items ? listRows(shownRow(row), known) : [rowFor(shownRow(row), known)]));
    return box;
  });
  place(rows, groups);
}
function shownRow(row) {
  const edit = edits.get(row.parameter);
  return edit ? { ...row, value: edit.value, words: edit.value === null ? null : row.words, ...edit.shown } : row;
}
// Puts children in their order, moving only what is not in its place.
function place(parent, children) {
  const wanted = new Set(children);
  for (const old of [...parent.childNodes]) if (!wanted.has(old)) old.remove();
  children.forEach((child, index) => { if (parent.childNodes[index] !== child) parent.insertBefore(child, parent.childNodes[index] ?? null); });
}
function spinner() { return make("span", { class: "spinner", "aria-hidden": "true" }); }
function failure(sentence, again) {
  return make("div", { class: "failure", role: "alert" }, make("p", {}, sentence), make("button", { class: "plain", on: { click: again } }, symbol("reload", 13), "Try again"));
}
