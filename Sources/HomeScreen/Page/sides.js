"use strict";
// The panels at the sides. Where there is one column they are sheets over the wallpaper, one at a time.
let side = "gallery", opened = null, extraFrom = "gallery";
const extras = { faults: "Faults", processes: "Processes" };
const panels = ["side", "requests", "app-page"];
const oneColumn = matchMedia("(max-width: 760px)");
function showSide(name) {
  side = name;
  for (const tab of $("tabs").children) {
    const on = tab.dataset.side === name;
    tab.setAttribute("aria-selected", on);
    tab.tabIndex = on ? 0 : -1;
    $(`${tab.dataset.side}-panel`).hidden = !on;
  }
  const extra = extras[name];
  $("tabs").hidden = Boolean(extra);
  $("extra").hidden = !extra;
  $("extra-title").textContent = extra ?? "";
  for (const one of Object.keys(extras)) $(`${one}-panel`).hidden = one !== name;
  drawEdited(true);
  if (name === "faults" && state) drawFaults();
}
// Faults and processes take the place of both.
function openExtra(name) {
  if (!extras[side]) extraFrom = side;
  showSide(name);
  openPanel("side");
  $("extra-done").focus();
}
// Edits a tile, wherever the sheet stands.
function edit(id) {
  chosen = id;
  draw();
  showSide("edit");
  if (oneColumn.matches) openPanel("side"); else $("edit-tab").focus();
}
// Where the tile of the sheet stands, to go back to by keyboard.
function focusTile() { document.querySelector(`#tiles [data-id="${CSS.escape(chosen ?? "")}"] .name`)?.focus(); }
function openPanel(name) {
  if (!oneColumn.matches) return;
  const before = opened?.before ?? document.activeElement;
  for (const id of panels) $(id).classList.toggle("open", id === name);
  $("shade").hidden = false;
  for (const part of document.querySelectorAll("header, .stage, footer")) part.inert = true;
  opened = { name, before };
  $(name).focus({ preventScroll: true });
}
function closePanel() {
  if (!opened) return;
  const before = opened.before;
  opened = null;
  for (const id of panels) $(id).classList.remove("open");
  $("shade").hidden = true;
  for (const part of document.querySelectorAll("header, .stage, footer")) part.inert = false;
  if (before?.isConnected) before.focus();
}
function listenToSides() {
  const tabs = $("tabs");
  tabs.addEventListener("click", (event) => { const tab = event.target.closest("button"); if (tab) showSide(tab.dataset.side); });
  tabs.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...tabs.children], next = all[(all.indexOf(document.activeElement) + step + all.length) % all.length];
    next.focus(); next.click();
  });
  $("gallery-words").addEventListener("input", drawGallery);
  $("open-gallery").addEventListener("click", () => { showSide("gallery"); openPanel("side"); });
  $("shade").addEventListener("click", closePanel);
  for (const grabber of document.querySelectorAll(".grabber")) grabber.addEventListener("click", closePanel);
  addEventListener("keydown", (event) => { 
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (opened) closePanel(); else if (shownApp && $("app-page").contains(document.activeElement)) { closeApp(); focusTile(); } else if ($("side").contains(document.activeElement)) focusTile();
  });
  $("extra-done").addEventListener("click", () => { const from = opened; closePanel(); showSide(extraFrom); if (!from) $("more-menu").focus(); });
  oneColumn.addEventListener("change", () => { closePanel(); $("requests").hidden = Boolean(shownApp) && !oneColumn.matches; if (state) draw(); });
  $("edit-reload").addEventListener("click", () => { if (chosen) order("reload", { tile: chosen }); });
  // Another size may have other rows.
  radio($("edit-sizes"), (family) => withPart("sheet", async () => { if (chosen && family !== editedTile()?.family && await order("resize", { tile: chosen, family })) showSheetOf(chosen, true); }));
  $("edit-remove").addEventListener("click", () => { if (chosen) removeTile(chosen); });
  showSide(side);
}
