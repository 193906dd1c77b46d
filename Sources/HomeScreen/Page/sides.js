// The panels at the sides. Where there is one column they are sheets over the wallpaper, one at a time.
import { $, focused } from "./elements.js";
import { oneColumn } from "./layout.js";
import { chooseTile, chosen, draw, state } from "./state.js";

export let side = "gallery";
export let opened = /** @type {{ name: string, before: Element } | null} */ (null);
let extraFrom = "gallery";
let whenShown = (/** @type {string} */ _name) => {};

/**
 * `act` is called with the name of what has come to be shown at the side.
 * @param {(name: string) => void} act
 */
export function whenSideIsShown(act) {
  whenShown = act;
}

const extras = { faults: "Faults", processes: "Processes" };
const panels = ["side", "requests", "app-page"];

/** @param {string} name */
export function showSide(name) {
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
  whenShown(name);
}

/**
 * Faults and processes take the place of both.
 * @param {string} name
 */
export function openExtra(name) {
  if (!extras[side]) extraFrom = side;
  showSide(name);
  openPanel("side");
  $("extra-done").focus();
}

/**
 * Edits a tile, wherever the sheet stands.
 * @param {string} id
 */
export function edit(id) {
  chooseTile(id);
  draw();
  showSide("edit");
  if (oneColumn.matches) openPanel("side");
  else $("edit-tab").focus();
}

// Where the tile of the sheet stands, to go back to by keyboard.
export function focusTile() {
  document.querySelector(`#tiles [data-id="${CSS.escape(chosen ?? "")}"] .name`)?.focus();
}

/** @param {string} name */
export function openPanel(name) {
  if (!oneColumn.matches) return;
  const before = opened?.before ?? document.activeElement;
  for (const id of panels) $(id).classList.toggle("open", id === name);
  $("shade").hidden = false;
  for (const part of document.querySelectorAll("header, .stage, footer")) part.inert = true;
  opened = { name, before };
  $(name).focus({ preventScroll: true });
}

export function closePanel() {
  if (!opened) return;
  const before = opened.before;
  opened = null;
  for (const id of panels) $(id).classList.remove("open");
  $("shade").hidden = true;
  for (const part of document.querySelectorAll("header, .stage, footer")) part.inert = false;
  if (before?.isConnected) before.focus();
}

export function listenToSides() {
  const tabs = $("tabs");
  tabs.addEventListener("click", (event) => {
    const tab = event.target.closest("button");
    if (tab) showSide(tab.dataset.side);
  });
  tabs.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...tabs.children];
    const next = all[(all.indexOf(focused()) + step + all.length) % all.length];
    next.focus();
    next.click();
  });
  $("open-gallery").addEventListener("click", () => {
    showSide("gallery");
    openPanel("side");
  });
  $("shade").addEventListener("click", closePanel);
  for (const grabber of document.querySelectorAll(".grabber")) grabber.addEventListener("click", closePanel);
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (opened) closePanel();
    else if ($("side").contains(document.activeElement)) focusTile();
  });
  $("extra-done").addEventListener("click", () => {
    const from = opened;
    closePanel();
    showSide(extraFrom);
    if (!from) $("more-menu").focus();
  });
  oneColumn.addEventListener("change", () => {
    closePanel();
    if (state) draw();
  });
  showSide(side);
}
