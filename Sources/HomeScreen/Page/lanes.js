// One line a tile: when it changes, and when it was asked for. The needle is the clock, to drag or to move by the arrow keys.
import { colour } from "./apps.js";
import { $, familyNames, makeSVG } from "./elements.js";
import { oneColumn, shownTiles } from "./layout.js";
import { scrubbed } from "./state.js";
import { format, hourMinute, midnight, virtualNow } from "./time.js";

export let scaleOf =
  /** @type {{ x: (time: number) => number, start: number, end: number, left: number, right: number, width: number } | null} */ (
    null
  );
// Days that the lanes are long.
export let span = 1;

/** @param {number} days */
export function showSpan(days) {
  span = days;
  drawLanes();
}

export function drawLanes() {
  const tiles = shownTiles();
  const now = virtualNow();
  const start = midnight(now);
  const end = midnight(start + (span + 0.5) * 86400000);
  const legend = oneColumn.matches;
  const names = laneNames(tiles);
  const width = Math.max($("lanes").clientWidth, 280);
  const row = 14;
  const top = legend ? 16 : 18;
  const left = legend ? 2 : Math.min(Math.max(96, 26 + Math.max(0, ...names.map(widthOf))), width / 2);
  const right = legend ? 2 : 12;
  const bottom = top + Math.max(tiles.length, 1) * row;
  const x = (time) => left + (time - start) / (end - start) * (width - left - right);
  const svg = makeSVG("svg", { viewBox: `0 0 ${width} ${bottom + 22}`, height: bottom + 22, "aria-hidden": "true" });
  tiles.forEach((tile, index) => {
    const y = top + index * row + 5;
    const lane = colour(makeSVG("g"), tile);
    if (!legend) {
      lane.append(makeSVG("circle", { cx: 3.5, cy: y, r: 3.5 }), makeSVG("text", { x: 14, y: y + 4, class: "name-of" }, names[index]));
    }
    lane.append(makeSVG("line", { x1: left, x2: width - right, y1: y, y2: y, class: "lane" }));
    let last = -Infinity;
    for (const time of entriesOf(tile).filter((time) => time >= start && time <= end)) {
      // Ticks that would touch are one.
      if (x(time) - last < 3) continue;
      last = x(time);
      lane.append(makeSVG("rect", { x: last - 1.25, y: y - 4, width: 2.5, height: 8, rx: 1, class: time > now ? "entry later" : "entry" }));
    }
    if (tile.nextRequest && tile.nextRequest >= start && tile.nextRequest <= end) {
      lane.append(makeSVG("circle", { cx: x(tile.nextRequest), cy: y, r: 3.2, class: "asks" }));
    }
    svg.append(lane);
  });
  if (legend) drawLegend(svg, tiles, width, bottom);
  else drawHours(svg, x, start, end, width, bottom);
  const needle = makeSVG("g", { class: "needle", id: "needle" });
  needle.append(
    makeSVG("line", { x1: 0, x2: 0, y1: 7, y2: bottom + 3, "stroke-width": 2 }),
    makeSVG("circle", { cx: 0, cy: 7, r: 6 }),
    makeSVG("circle", { cx: 0, cy: 7, r: 2, class: "knob" }),
  );
  svg.append(needle);
  $("lanes").replaceChildren(svg);
  scaleOf = { x, start, end, left, right, width };
  drawNeedle(now);
}

/**
 * A widget's name; of several with one name the size as well, and of those of one size the number.
 * @param {Pick<Tile, "name" | "family">[]} tiles
 */
export function laneNames(tiles) {
  const twice = (words) => words.map((one, index) => words.indexOf(one) !== index || words.lastIndexOf(one) !== index);
  let words = tiles.map((tile) => tile.name);
  const named = twice(words);
  words = words.map((one, index) =>
    named[index] ? `${one} ${(familyNames[tiles[index].family] ?? tiles[index].family).toLowerCase()}` : one
  );
  const sized = twice(words);
  return words.map((one, index) => sized[index] ? `${one} ${words.slice(0, index + 1).filter((other) => other === one).length}` : one);
}

let ruler = /** @type {CanvasRenderingContext2D | null} */ (null);

/**
 * Points that words are wide in the lanes.
 * @param {string} words
 */
function widthOf(words) {
  ruler ??= Object.assign(document.createElement("canvas").getContext("2d"), {
    font: `12px ${getComputedStyle(document.documentElement).fontFamily}`,
  });
  return Math.ceil(ruler.measureText(words).width);
}

/**
 * @param {SVGElement} svg
 * @param {(time: number) => number} x
 * @param {number} start
 * @param {number} end
 * @param {number} width
 * @param {number} bottom
 */
function drawHours(svg, x, start, end, width, bottom) {
  const labels = span === 1 ? 8 : 14;
  const every = width < 420 ? 4 : width < 620 ? 2 : 1;
  for (let i = 0; i <= labels; i += every) {
    const time = start + (end - start) * i / labels;
    svg.append(
      makeSVG(
        "text",
        { x: x(time), y: bottom + 17, "text-anchor": i === 0 ? "start" : i === labels ? "end" : "middle", class: "hour" },
        span === 1
          ? (i === labels ? "24:00" : format(time, hourMinute))
          : format(time + 7200000, { day: "numeric", month: width < 900 ? undefined : "short" }),
      ),
    );
  }
}

/**
 * Where there is no room beside the lanes, their names stand below, each once, on as many lines as they need.
 * @param {SVGElement} svg
 * @param {Tile[]} tiles
 * @param {number} width
 * @param {number} bottom
 */
function drawLegend(svg, tiles, width, bottom) {
  const named = tiles.filter((tile, index) => tiles.findIndex((one) => one.name === tile.name) === index);
  let at = 0;
  let line = 0;
  for (const tile of named) {
    const wide = 12 + widthOf(tile.name);
    if (at > 0 && at + wide > width) {
      at = 0;
      line++;
    }
    const group = colour(makeSVG("g"), tile);
    const y = bottom + 13 + 16 * line;
    group.append(
      makeSVG("circle", { cx: at + 3.5, cy: y, r: 3.5 }),
      makeSVG("text", { x: at + 12, y: y + 4, class: "name-of" }, tile.name),
    );
    svg.append(group);
    at += wide + 14;
  }
  const height = bottom + 22 + 16 * line;
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("height", height);
}

/** @param {number} now */
export function drawNeedle(now) {
  if (!scaleOf) return;
  if (now >= midnight(scaleOf.start + 36 * 3600000) || now < scaleOf.start) return drawLanes();
  $("needle")?.setAttribute("transform", `translate(${scaleOf.x(scrubbed ?? now)} 0)`);
  $("lanes").setAttribute("aria-valuetext", format(scrubbed ?? now, { weekday: "long", ...hourMinute }));
  $("lanes").setAttribute("aria-valuenow", Math.round((now - scaleOf.start) / 60000));
  $("lanes").setAttribute("aria-valuemax", Math.round((scaleOf.end - scaleOf.start) / 60000));
}

/** @param {PointerEvent} event */
export function timeAt(event) {
  const frame = $("lanes").getBoundingClientRect();
  const share = ((event.clientX - frame.left) / frame.width * scaleOf.width - scaleOf.left) /
    (scaleOf.width - scaleOf.left - scaleOf.right);
  return scaleOf.start + Math.min(Math.max(share, 0), 0.9999) * (scaleOf.end - scaleOf.start);
}

/**
 * When each came to be shown whose picture is kept, past ones too. An entry of before its timeline came was shown from then on.
 * @param {Tile} tile
 */
export function entriesOf(tile) {
  if (tile.since == null) return [...tile.kept, ...tile.entries];
  return [...tile.kept, tile.since, ...tile.entries.filter((entry) => entry > tile.since)];
}
