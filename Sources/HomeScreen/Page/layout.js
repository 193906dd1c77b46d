// Where things stand on the screen: lengths in points, and how many of the window's pixels a point is.
import { $ } from "./elements.js";
import { state } from "./state.js";

export let unit = 1;
export let homePage = 0;
// Where it holds, panels are sheets over the wallpaper.
export const oneColumn = matchMedia("(max-width: 760px)");

/** The place of the device's that is looked at. */
export function screenName() {
  return /** @type {ScreenName} */ (state.environment.screen);
}

export function isHome() {
  return screenName() === "home";
}

// A device may have no place for a tile.
export function shownTiles() {
  return state.tiles.filter((tile) => tile.screen === screenName() && tile.place);
}

export function screenSize() {
  return state.screen;
}

function bodyKind() {
  const width = Math.min(state.screen.width, state.screen.height);
  const height = Math.max(state.screen.width, state.screen.height);
  if (state.screen.kind === "iPad") return "pad";
  if (height / width < 1.9) return "classic";
  return ["393×852", "430×932", "402×874", "440×956", "420×912"].includes(`${width}×${height}`) ? "with-island" : "with-notch";
}

// Without a phone around it, the screen has no bar at its top.
function topOf() {
  return oneColumn.matches && isHome() ? state.screen.grid.y - 10 : 0;
}

export function fit() {
  const stage = document.querySelector(".stage");
  const { width, height } = screenSize();
  const phone = $("phone");
  phone.className = `${bodyKind()} ${screenName()}`;
  let shown = height;
  if (oneColumn.matches) {
    unit = stage.clientWidth / width;
    if (isHome()) shown = gridBottom() - topOf() + 150;
  } else {
    // The body around the glass; with a home button there is more of it.
    const [across, down] = bodyKind() !== "classic" ? [22, 22] : height > width ? [22, 150] : [150, 22];
    const narrow = matchMedia("(max-width: 979px)").matches;
    unit = Math.max(Math.min((stage.clientWidth - 4) / (width + across), narrow ? 1 : (stage.clientHeight - 6) / (height + down), 1), 0.25);
  }
  phone.style.setProperty("--u", `${unit}px`);
  $("screen").style.setProperty("--w", `${width}`);
  $("screen").style.setProperty("--h", `${shown}`);
  // The lock screen's time stands between the line and the row.
  if (screenName() === "lock") {
    const { y, cellHeight, rowGap } = state.screen.grid;
    $("screen").style.setProperty("--line", `${y}`);
    $("screen").style.setProperty("--row", `${y + cellHeight + rowGap}`);
  }
}

function gridBottom() {
  const { y, rows, cellHeight, rowGap } = state.screen.grid;
  return y + rows * (cellHeight + rowGap);
}

/**
 * Cells that a family takes.
 * @param {Family} family
 */
function cellsOf(family) {
  if (screenName() === "standby") return { columns: 1, rows: 1 };
  if (screenName() === "lock") return { columns: { accessoryInline: 4, accessoryRectangular: 2 }[family] ?? 1, rows: 1 };
  const [columns, rows] = { systemSmall: [1, 1], systemMedium: [2, 1], systemLarge: [2, 2], systemExtraLarge: [4, 2] }[family] ?? [1, 1];
  const { columns: by } = cellStep();
  return { columns: columns * (family === "systemExtraLarge" ? 1 : by), rows: rows * by };
}

/**
 * What those cells cover with the gaps between them.
 * @param {Family} family
 */
export function roomOf(family) {
  const { columns, rows } = cellsOf(family);
  const { cellWidth, cellHeight, columnGap, rowGap } = state.screen.grid;
  return { width: columns * cellWidth + (columns - 1) * columnGap, height: rows * cellHeight + (rows - 1) * rowGap };
}

// On a phone widgets lie on every second cell of the icons' grid.
export function cellStep() {
  const by = isHome() && state.screen.kind === "iPhone" ? 2 : 1;
  return { columns: by, rows: by };
}

/**
 * @param {Cell} place
 * @param {Placeable} tile
 */
export function cellFrame(place, tile) {
  const { x, y, cellWidth, cellHeight, columnGap, rowGap } = state.screen.grid;
  const left = tile.family === "accessoryInline" ? (state.screen.width - tile.width) / 2 : x + place.column * (cellWidth + columnGap);
  return { x: left, y: y + place.row * (cellHeight + rowGap) - topOf(), width: tile.width, height: tile.height };
}

/**
 * The cell whose tile would be nearest to a point, its top left corner.
 * @param {number} left
 * @param {number} top
 * @param {Placeable} tile
 */
export function nearestCell(left, top, tile) {
  const { x, y, columns, rows, cellWidth, cellHeight, columnGap, rowGap } = state.screen.grid;
  const cells = cellsOf(tile.family);
  const step = cellStep();
  const whole = (value, most, by) => Math.min(Math.max(Math.round(value / by) * by, 0), Math.max(most, 0));
  const row = screenName() === "lock"
    ? (tile.family === "accessoryInline" ? 0 : 1)
    : whole((top + topOf() - y) / (cellHeight + rowGap), rows - cells.rows, step.rows);
  return { page: isHome() ? homePage : 0, column: whole((left - x) / (cellWidth + columnGap), columns - cells.columns, step.columns), row };
}

/** @param {Tile} tile */
export function frameOf(tile) {
  return { ...tile.frame, x: tile.frame.x + (isHome() ? tile.place.page * state.screen.width : 0), y: tile.frame.y - topOf() };
}

/**
 * A place on whole pixels of the display: pictures are sharp only there.
 * @param {number} length
 */
export function onPixels(length) {
  return Math.round(length * unit * devicePixelRatio) / devicePixelRatio;
}

export function pageCount() {
  return isHome() ? Math.max(state.pages, 1) : 1;
}

/**
 * The home screen turns to a page that it has.
 * @param {number} page
 */
export function turnTo(page) {
  homePage = Math.min(Math.max(page, 0), pageCount() - 1);
}
