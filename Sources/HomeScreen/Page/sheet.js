// The edit sheet of the chosen tile. The host says which rows there are.
import { $, familyNames, fill, make, order } from "./elements.js";
import { drawConditions } from "./fault-rows.js";
import { fitsPlace, offers } from "./gallery.js";
import { choice, closeOptions, failure, listenToOptions, optionsMayDiffer, spinner } from "./options.js";
import { check, radio } from "./radio.js";
import { askSheet, drawSheet, edits, openSheet, sheet, whenSheetDiffers } from "./sheet-edits.js";
import { listRows } from "./sheet-lists.js";
import { rowFor } from "./sheet-rows.js";
import { chosen, state } from "./state.js";
import { address, showPicture } from "./tiles.js";

export { drawConditions } from "./fault-rows.js";
export { apply, edits } from "./sheet-edits.js";

/**
 * `again`: asks also for the sheet that is shown already; it may have been set from elsewhere.
 * @param {string} id
 * @param {boolean} [again]
 */
export function showSheetOf(id, again = false) {
  if (sheet?.tile === id && sheet.groups) {
    if (again && edits.size === 0 && !choice) askSheet();
    return;
  }
  if (sheet?.tile === id && !again) return;
  openSheet(id);
  closeOptions(false);
  drawEditHead();
  drawSheet();
  if (id) askSheet();
}

function editedTile() {
  return state?.tiles.find((tile) => tile.id === chosen);
}

export function drawEditHead() {
  const tile = editedTile();
  const offer = tile && offers.find((offer) => offer.kind === tile.kind);
  $("edit-panel").classList.toggle("empty", !tile);
  $("edit-foot").hidden = !tile;
  fill($("edit-head"), tile ? [tile.id, tile.name, tile.family, offer?.description] : null, () =>
    tile
      ? [
        make("img", { alt: "" }),
        make(
          "div",
          {},
          make("h2", {}, tile.name),
          make("p", {}, [familyNames[tile.family] ?? tile.family, offer?.description].filter(Boolean).join(" · ")),
        ),
      ]
      : []);
  if (!tile) return drawConditions();
  // A size of another place would be refused.
  drawSizes(tile, (offer?.families ?? []).filter((family) => fitsPlace(family, tile.screen)));
  const image = $("edit-head").querySelector("img");
  image.style.aspectRatio = `${tile.width} / ${tile.height}`;
  image.style.borderRadius = `${68 / tile.height * tile.cornerRadius}px`;
  showPicture(image, address(tile, image.clientWidth || 68));
  drawConditions();
}

/**
 * The sizes that the widget comes in; the one it has is checked.
 * @param {Tile} tile
 * @param {Family[]} families
 */
function drawSizes(tile, families) {
  $("edit-sizes").hidden = families.length < 2;
  fill(
    $("edit-sizes"),
    families,
    () => families.map((family) => make("button", { role: "radio", "data-value": family }, familyNames[family] ?? family)),
  );
  if (families.length > 1) check($("edit-sizes"), tile.family);
}

// Rows are kept where they are: what has the keyboard's focus, or is being typed, stays.
function drawRows() {
  const rows = $("edit-rows");
  rows.setAttribute("aria-busy", sheet?.tile != null && !sheet.groups && !sheet.failed);
  if (!sheet?.groups) {
    const words = !sheet?.tile
      ? [make("p", { class: "quiet nothing" }, "Choose a widget on the home screen to edit it.")]
      : sheet.failed
        ? [failure(sheet.failed, () => {
          sheet.failed = null;
          drawSheet();
          askSheet();
        })]
        : [make("p", { class: "quiet nothing" }, spinner(), "Loading")];
    return rows.replaceChildren(...words);
  }
  if (!sheet.isConfigurable) return rows.replaceChildren(make("p", { class: "quiet nothing" }, "This widget has nothing to set."));
  const known = new Map([...rows.querySelectorAll("[data-key]")].map((one) => [one.dataset.key, one]));
  const groups = sheet.groups.map((group, index) => {
    const key = `group-${index}-${group.rows[0]?.parameter}`;
    const box = known.get(key) ??
      make("section", { class: "edit-group", "data-key": key }, make("h3", { id: key }), make("div", { class: "edit-list" }));
    box.setAttribute("aria-labelledby", key);
    box.firstChild.textContent = group.heading || `${editedTile()?.name ?? "Widget"}, part ${index + 1}`;
    // A heading that repeats the name above it says nothing, except to those who do not see it.
    box.firstChild.className = !group.heading || group.heading === editedTile()?.name ? "unseen" : "";
    place(box.lastChild, group.rows.flatMap((row) => row.items ? listRows(shownRow(row), known) : [rowFor(shownRow(row), known)]));
    return box;
  });
  place(rows, groups);
}

/** @param {Row} row */
function shownRow(row) {
  const edit = edits.get(row.parameter);
  return edit ? { ...row, value: edit.value, words: edit.value === null ? null : row.words, ...edit.shown } : row;
}

/**
 * Puts children in their order, moving only what is not in its place.
 * @param {Element} parent
 * @param {Node[]} children
 */
function place(parent, children) {
  const wanted = new Set(children);
  for (const old of [...parent.childNodes]) if (!wanted.has(old)) old.remove();
  children.forEach((child, index) => {
    if (parent.childNodes[index] !== child) parent.insertBefore(child, parent.childNodes[index] ?? null);
  });
}

function listenToSheet() {
  whenSheetDiffers({ draw: drawRows, taken: optionsMayDiffer });
  listenToOptions();
  $("edit-reload").addEventListener("click", () => {
    if (chosen) order("reload", { tile: chosen });
  });
  // Another size may have other rows.
  radio($("edit-sizes"), async (family) => {
    if (chosen && family !== editedTile()?.family && await order("resize", { tile: chosen, family })) showSheetOf(chosen, true);
  });
}

listenToSheet();
