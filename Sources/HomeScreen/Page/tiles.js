// The tiles of the screen that is shown: their pictures, what can be tapped in them, and what a reader hears of them.
import { openApp } from "./app-page.js";
import { appName } from "./apps.js";
import { $, familyNames, fill, focused, keyed, make, order, say } from "./elements.js";
import { scheme } from "./environment.js";
import { frameOf, homePage, isHome, oneColumn, onPixels, screenSize, shownTiles } from "./layout.js";
import { edit, openPanel, showSide } from "./sides.js";
import { chooseTile, chosen, draw, refresh, scrubbed, state } from "./state.js";

// What is being dragged, and what is carried by keyboard.
export let moving = /** @type {Moving | null} */ (null);
export let picked = /** @type {{ id: string, from: Place } | null} */ (null);
let whenMade = (/** @type {HTMLElement} */ _item, /** @type {string} */ _id) => {};

/** @param {Moving | null} what */
export function move(what) {
  moving = what;
}

/** @param {{ id: string, from: Place } | null} what */
export function pickUp(what) {
  picked = what;
}

/**
 * `act` is called with each new element of a tile, and the tile's identifier.
 * @param {(item: HTMLElement, id: string) => void} act
 */
export function whenTileIsMade(act) {
  whenMade = act;
}

/**
 * True when the picture covers what lies behind it.
 * @param {Tile} tile
 */
export function isOpaque(tile) {
  return tile.screen === "home" && state.environment.rendering === "fullColor";
}

// What the device is set to, as part of a picture's address: a kept picture is of one look only.
function lookKey() {
  const now = state.environment;
  return encodeURIComponent(
    [now.rendering, now.tint, now.locked, now.luminance, now.typeSize, now.boldText, now.rightToLeft, now.locale].map((value) =>
      `${value}`.slice(0, 12).replace("#", "")
    ).join("."),
  );
}

/**
 * `shown`: points it is shown in; `at`: the moment whose entry is wanted, rounded up, because the millisecond before it is still another's.
 * @param {Tile} tile
 * @param {number} shown
 * @param {number} [at]
 */
export function address(tile, shown, at) {
  const scale = Math.min(Math.max(Math.round(shown * devicePixelRatio / tile.width * 100) / 100, 0.5), 4);
  const moment = at === undefined ? "" : `&at=${Math.ceil(at)}`;
  return `tiles/${encodeURIComponent(tile.id)}/${tile.version}.png?scheme=${scheme()}&scale=${scale}&look=${lookKey()}${moment}`;
}

export function drawTiles() {
  const list = $("tiles");
  const width = screenSize().width;
  const known = new Map([...list.children].map((item) => [item.dataset.id, item]));
  for (const [id, item] of known) {
    if (!shownTiles().some((tile) => tile.id === id)) {
      item.remove();
      known.delete(id);
    }
  }
  list.style.translate = `${onPixels(isHome() ? -homePage * width : 0)}px`;
  for (const [place, tile] of shownTiles().entries()) {
    const item = known.get(tile.id) ?? newTile(tile);
    // Only what moved is moved: taking an element out would lose the keyboard's focus.
    if (list.children[place] !== item) list.insertBefore(item, list.children[place] ?? null);
    drawTile(item, tile);
  }
}

/** @param {Tile} tile */
function newTile(tile) {
  const id = tile.id;
  const name = make("button", {
    class: "name",
    "aria-describedby": "keys",
    on: {
      click: (event) => {
        chooseTile(id);
        draw();
        if (oneColumn.matches) openPanel("requests");
        else if (event.detail === 0) edit(id);
        else showSide("edit");
      },
    },
  });
  const item = make("li", { "data-id": id }, make("div", { class: "tile" }), name);
  whenMade(item, id);
  return item;
}

/**
 * @param {HTMLElement} item
 * @param {Tile} tile
 */
function drawTile(item, tile) {
  const frame = frameOf(tile);
  const box = item.querySelector(".tile");
  const grasp = ["held", "moving"].filter((grip) => item.classList.contains(grip));
  item.className = [tile.family, tile.status, tile.id === chosen ? "chosen" : "", picked?.id === tile.id ? "picked" : "", ...grasp].join(
    " ",
  ).trim();
  if (moving?.id !== tile.id) {
    item.style.left = `${onPixels(frame.x)}px`;
    item.style.top = `${onPixels(frame.y)}px`;
    item.style.width = `${onPixels(frame.width)}px`;
  }
  // What is carried keeps the keyboard's focus on its way to another page.
  item.inert = isHome() && tile.place.page !== homePage && picked?.id !== tile.id;
  box.style.height = `${onPixels(frame.height)}px`;
  box.setAttribute("aria-busy", tile.pending);
  box.style.setProperty("--radius", `${tile.cornerRadius * frame.width / tile.width}`);
  if (scrubbed === null) showTile(box, tile, address(tile, onPixels(frame.width)));
  const button = item.querySelector(".name");
  if (button.textContent !== tile.name) button.textContent = tile.name;
  button.setAttribute("aria-pressed", tile.id === chosen);
  button.setAttribute(
    "aria-label",
    `${tile.name}, ${familyNames[tile.family] ?? tile.family}${isLoading(tile) ? ": loading" : tile.reason ? `: ${tile.reason}` : ""}`,
  );
  drawCause(item, tile);
  drawRegions(box, tile);
}

/**
 * True while nothing has gone wrong and the first timeline is on its way.
 * @param {Tile} tile
 */
export function isLoading(tile) {
  return tile.status === "waiting" && (tile.cause?.code ?? "waiting") === "waiting" && !state.environment.locked;
}

/**
 * A tile without a picture of its own says why: that it loads in a corner, all else across it.
 * @param {HTMLElement} item
 * @param {Tile} tile
 */
function drawCause(item, tile) {
  const loads = isLoading(tile);
  const words = loads ? "Loading" : tile.status === "waiting" || tile.blank ? tile.cause?.words ?? tile.reason : null;
  const line = item.querySelector(".cause") ?? item.querySelector(".tile").appendChild(make("p", { class: "cause" }));
  fill(line, [words, loads], () => !words ? [] : loads ? [make("span", { class: "spinner", "aria-hidden": "true" }), words] : [words]);
  line.classList.toggle("loads", loads);
  line.hidden = !words;
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * The old picture stands until the new one is there, and then goes over into it; not when the clock is faster than that.
 * @param {HTMLElement} box
 * @param {Tile} tile
 * @param {string} wanted
 * @param {boolean} [atOnce]
 */
export function showTile(box, tile, wanted, atOnce = false) {
  wanted = keyed(wanted);
  if (box.dataset.wanted === wanted) return;
  box.dataset.wanted = wanted;
  const old = [...box.querySelectorAll("img:not(.date)")];
  const image = make("img", { alt: "", draggable: "false" });
  const put = () => {
    if (box.dataset.wanted !== wanted) return;
    if (image.isConnected) return;
    dropDates(box);
    const before = [...box.querySelectorAll("img:not(.date)")];
    box.prepend(image);
    // A picture of all colours covers the old one; one that lets the wallpaper through has to replace it.
    const fade = before.length > 0 && !atOnce && !calm.matches && state.clock.rate < 600;
    if (!fade) {
      for (const one of before) one.remove();
      return;
    }
    const over = isOpaque(tile);
    if (over) {
      before.at(-1).after(image);
      image.animate({ opacity: [0, 1] }, { duration: 260, easing: "ease-out" }).finished.catch(() => {}).then(() =>
        before.forEach((one) => one.remove())
      );
    } else {
      image.animate({ opacity: [0, 1] }, 260);
      for (const one of before) one.animate({ opacity: [1, 0] }, 260).finished.catch(() => {}).then(() => one.remove());
    }
  };
  image.onerror = () => {
    if (box.dataset.wanted === wanted) delete box.dataset.wanted;
  };
  image.onload = () => image.decode().catch(() => {}).then(put);
  image.src = wanted;
  // The very first stands there while it loads.
  if (old.length === 0) put();
}

/**
 * A small picture elsewhere; it is replaced at once.
 * @param {Control} image
 * @param {string} wanted
 */
export function showPicture(image, wanted) {
  wanted = keyed(wanted);
  if (image.dataset.wanted === wanted) return;
  image.dataset.wanted = wanted;
  const loader = new Image();
  loader.onload = () => {
    if (image.dataset.wanted === wanted) image.src = wanted;
  };
  loader.onerror = () => {
    if (image.dataset.wanted === wanted) delete image.dataset.wanted;
  };
  loader.src = wanted;
}

/**
 * @param {HTMLElement} box
 * @param {Tile} tile
 */
export function drawRegions(box, tile) {
  const regions = JSON.stringify([tile.taps, tile.widgetURL, tile.width, tile.label, isLoading(tile)]);
  if (box.dataset.regions === regions) return;
  box.dataset.regions = regions;
  const focus = [...box.querySelectorAll("a")].indexOf(focused());
  for (const old of box.querySelectorAll("a")) old.remove();
  const covers = (tap) => tap.x <= 0 && tap.y <= 0 && tap.width >= tile.width && tap.height >= tile.height;
  // Beside its links a tile opens its own address, or without one just the app, as on iOS.
  if (!tile.taps.some(covers)) {
    box.append(
      region(tile, {
        x: 0,
        y: 0,
        width: tile.width,
        height: tile.height,
        label: isLoading(tile) ? `${tile.name} is loading` : tile.label || `${tile.name}, nothing to show yet`,
        url: tile.widgetURL,
      }, true),
    );
  }
  for (const tap of /** @type {Tap[]} */ (tile.taps)) box.append(region(tile, tap, false));
  if (focus >= 0) (box.querySelectorAll("a")[focus] ?? box.querySelector("a"))?.focus();
}

/**
 * @param {Tile} tile
 * @param {Tap} tap
 * @param {boolean} whole
 */
function region(tile, tap, whole) {
  const performs = !whole && !tap.url;
  const link = make("a", {
    href: tap.url ?? "#",
    class: whole ? "whole" : "region",
    role: performs ? "button" : null,
    draggable: "false",
    "aria-label": tap.label || (performs ? `Control of ${tile.name}` : `Link of ${tile.name}`),
    title: tap.url,
  });
  if (!whole) {
    Object.assign(link.style, {
      left: `${100 * tap.x / tile.width}%`,
      top: `${100 * tap.y / tile.height}%`,
      width: `${100 * tap.width / tile.width}%`,
      height: `${100 * tap.height / tile.height}%`,
    });
  }
  if (performs) {
    link.addEventListener("keydown", (event) => {
      if (event.key === " ") {
        event.preventDefault();
        link.click();
      }
    });
  }
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    const frame = link.parentElement.getBoundingClientRect();
    // A tap of the keyboard has no place: it goes to the link's middle.
    const middle = { x: tap.x + tap.width / 2, y: tap.y + tap.height / 2 };
    const place = event.detail === 0 || whole === false && event.clientX === 0
      ? middle
      : { x: (event.clientX - frame.left) * tile.width / frame.width, y: (event.clientY - frame.top) * tile.height / frame.height };
    if (chosen !== tile.id) {
      chooseTile(tile.id);
      draw();
    }
    link.classList.add("pressed");
    const opened = await order("tap", { tile: tile.id, ...place });
    link.classList.remove("pressed");
    if (!opened) return;
    refresh();
    if (opened.failure) return say(opened.failure);
    if (performs && !opened.url) return say(`${tap.label || tile.name}: done.`);
    // The app that opens shows itself; what is said is the link it was given.
    openApp(tile.app, opened.url);
    say(opened.url ? `${appName(tile.app)} opens ${opened.url}` : `${appName(tile.app)} is open.`);
  });
  return link;
}

/**
 * A new picture has its own dates.
 * @param {HTMLElement} box
 */
function dropDates(box) {
  for (const one of box.querySelectorAll(".date")) one.remove();
}
