// Dates in tiles tick: only what they cover is asked for, and laid over the picture that it is of.
import { ask, make } from "./elements.js";
import { scheme } from "./environment.js";
import { homePage, isHome, screenName, shownTiles, unit } from "./layout.js";
import { scrubbed, state, tileOf } from "./state.js";
import { isOpaque } from "./tiles.js";
import { virtualNow } from "./time.js";

let datesTimer = 0;
let datesFor = "";
let asksDates = false;

function tickingTiles() {
  return shownTiles().filter((tile) => tile.dates.length > 0 && (!isHome() || tile.place.page === homePage));
}

// Called after every drawing: other tiles, or the same at another moment, may tick.
export function watchDates() {
  const ticking = tickingTiles();
  const key = JSON.stringify([scheme(), homePage, unit, state.clock.rate, ticking.map((tile) => [tile.id, tile.version, tile.nextTick])]);
  if (key === datesFor) return;
  datesFor = key;
  clearTimeout(datesTimer);
  if (ticking.length > 0 && scrubbed === null) askDates();
}

export async function askDates() {
  if (asksDates || document.hidden) return;
  asksDates = true;
  const ticking = tickingTiles();
  const first = ticking[0];
  const scale = first && Math.min(Math.max(first.frame.width * unit * devicePixelRatio / first.width, 0.5), 4).toFixed(2);
  const answer = first &&
    await ask(`dates?scheme=${scheme()}&scale=${scale}&screen=${screenName()}${isHome() ? `&page=${homePage}` : ""}`).catch(() => null);
  asksDates = false;
  if (!answer || scrubbed !== null) return;
  for (const dates of answer.tiles) layDates(dates);
  clearTimeout(datesTimer);
  if (answer.next !== null && answer.next !== undefined && state.clock.rate > 0) {
    datesTimer = setTimeout(askDates, Math.min(Math.max((answer.next - virtualNow()) / state.clock.rate, 250), 3600000));
  }
}

/** @param {Dates["tiles"][number]} dates */
function layDates({ tile: id, version, rects }) {
  const tile = tileOf(id);
  const box = document.querySelector(`#tiles [data-id="${CSS.escape(id)}"] .tile`);
  if (!tile || !box || tile.version !== version) return;
  const old = [...box.querySelectorAll(".date")];
  const mask = [];
  rects.forEach((rect, index) => {
    const image = old[index] ??
      box.querySelector("a").parentElement.insertBefore(
        make("img", { class: "date", alt: "", draggable: "false" }),
        box.querySelector("a"),
      );
    const [left, top, width, height] = [rect.x / tile.width, rect.y / tile.height, rect.width / tile.width, rect.height / tile.height].map((
      share,
    ) => `${100 * share}%`);
    Object.assign(image.style, { left, top, width, height });
    image.src = rect.png;
    // Where the wallpaper shows through, the digits below must not.
    const across = rect.x / Math.max(tile.width - rect.width, 1);
    const down = rect.y / Math.max(tile.height - rect.height, 1);
    mask.push(`linear-gradient(#000 0 0) ${100 * across}% ${100 * down}% / ${width} ${height} no-repeat`);
  });
  for (const gone of old.slice(rects.length)) gone.remove();
  for (const image of box.querySelectorAll("img:not(.date)")) {
    image.style.mask = isOpaque(tile) ? "" : `${[...mask, "linear-gradient(#000 0 0)"].join(", ")} exclude`;
  }
}
