"use strict";
function fit() {
  const stage = document.querySelector(".stage");
  // The width alone counts where there is no phone around the screen, and the page scrolls.
  if (oneColumn.matches) return $("phone").style.setProperty("--u", `${stage.clientWidth / state.screen.width}px`);
  const [width, height] = [state.screen.width + 18, state.screen.height + 18];
  const narrow = matchMedia("(max-width: 979px)").matches;
  const unit = Math.min((stage.clientWidth - 4) / width, narrow ? 1 : (stage.clientHeight - 8) / height, 1);
  $("phone").style.setProperty("--u", `${Math.max(unit, 0.3)}px`);
}

function scheme() { return document.documentElement.classList.contains("dark") ? "dark" : "light"; }
function address(tile, which) { return `tiles/${encodeURIComponent(tile.id)}/${tile.version}.png?scheme=${which}&scale=3`; }
function drawTiles() {
  const list = $("tiles");
  const known = new Map([...list.children].map((item) => [item.dataset.id, item]));
  for (const [place, tile] of state.tiles.entries()) {
    let item = known.get(tile.id);
    known.delete(tile.id);
    if (!item) {
      item = make("li", { "data-id": tile.id }, make("div", { class: "tile" }, make("img", { alt: "" })), make("button", { class: "name", on: { click: (event) => { chosen = tile.id; draw(); if (oneColumn.matches) openPanel("requests"); else if (event.detail === 0) edit(tile.id); else showSide("edit"); } } }));
      listenForEditing(item.querySelector(".tile"), tile.id);
    }
    // Only what moved is moved: taking an element out would lose the keyboard's focus.
    if (list.children[place] !== item) list.insertBefore(item, list.children[place] ?? null);
    drawTile(item, tile);
  }
  for (const gone of known.values()) gone.remove();
  $("empty").hidden = state.tiles.length > 0;
}
// The old picture stands until the new one is there.
function showPicture(image, tile) {
  const wanted = address(tile, scheme());
  if (image.dataset.wanted === wanted) return;
  image.dataset.wanted = wanted;
  const loader = new Image();
  loader.onload = () => { if (image.dataset.wanted === wanted) image.src = wanted; };
  loader.src = wanted;
}
function drawTile(item, tile) {
  item.className = [tile.family === "systemSmall" ? "" : "wide", tile.status, tile.id === chosen ? "chosen" : ""].join(" ").trim();
  const box = item.querySelector(".tile"), image = item.querySelector("img");
  box.style.setProperty("--tw", tile.width); box.style.setProperty("--th", tile.height); box.style.setProperty("--tr", tile.cornerRadius);
  showPicture(image, tile);
  // The link over the whole tile reads it aloud already.
  image.alt = "";
  const button = item.querySelector(".name");
  button.textContent = tile.name;
  button.setAttribute("aria-pressed", tile.id === chosen);
  const regions = JSON.stringify([tile.taps, tile.widgetURL, tile.width, tile.label]);
  if (item.dataset.regions === regions) return;
  item.dataset.regions = regions;
  const focus = [...box.querySelectorAll("a")].indexOf(document.activeElement);
  for (const old of box.querySelectorAll("a")) old.remove();
  const covers = (tap) => tap.x <= 0 && tap.y <= 0 && tap.width >= tile.width && tap.height >= tile.height;
  // Beside its links a tile opens its own address, or without one just the app, as on iOS.
  if (!tile.taps.some(covers)) box.append(region(tile, { x: 0, y: 0, width: tile.width, height: tile.height, label: tile.label || `${tile.name}, nothing to show yet`, url: tile.widgetURL }, true));
  for (const tap of tile.taps) box.append(region(tile, tap, false));
  if (focus >= 0) (box.querySelectorAll("a")[focus] ?? box.querySelector("a"))?.focus();
}
function region(tile, tap, whole) {
  const link = make("a", { href: tap.url ?? "#", class: whole ? "whole" : "region", "aria-label": tap.label || tile.label || tile.name, title: tap.url });
  if (!whole) Object.assign(link.style, { left: `${100 * tap.x / tile.width}%`, top: `${100 * tap.y / tile.height}%`, width: `${100 * tap.width / tile.width}%`, height: `${100 * tap.height / tile.height}%` });
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    const frame = link.parentElement.getBoundingClientRect();
    // A tap of the keyboard has no place: it goes to the link's middle.
    const middle = { x: tap.x + tap.width / 2, y: tap.y + tap.height / 2 };
    const place = event.detail === 0 || whole === false && event.clientX === 0 ? middle : { x: (event.clientX - frame.left) * tile.width / frame.width, y: (event.clientY - frame.top) * tile.height / frame.height };
    const opened = await order("tap", { tile: tile.id, ...place });
    if (!opened) return;
    const page = pageOf(tile.app);
    say(opened.url ? `Opened ${opened.url}. ` : `Opened ${tile.name}'s app. `, ...(page ? [make("a", { href: page, target: "_blank", rel: "noopener" }, "Show the app")] : []));
  });
  return link;
}
function appProcesses() { return state.processes.filter((process) => process.role === "app"); }
function pageOf(app) {
  const apps = appProcesses();
  return (apps.find((process) => process.app === app) ?? apps[0])?.page ?? null;
}
function drawDock() {
  const shown = JSON.stringify(appProcesses().map((process) => [process.name, process.page, process.accent]));
  if ($("dock").dataset.shown === shown) return;
  $("dock").dataset.shown = shown;
  $("dock").replaceChildren(...appProcesses().map((process) => {
    const name = process.name.replace(/App$/, "");
    return colour(make("a", { href: process.page ?? "#", target: "_blank", rel: "noopener", "aria-label": process.page ? `Open ${name}` : `${name} is not running`, title: name, "aria-disabled": process.page ? null : "true" }, name.slice(0, 1)), process);
  }));
}
