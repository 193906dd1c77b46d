"use strict";
// Where things stand on the screen: lengths in points, and how many of the window's pixels a point is.
let unit = 1, homePage = 0;
function screenName() { return state.environment.screen; }
function isHome() { return screenName() === "home"; }
// A device may have no place for a tile.
function shownTiles() { return state.tiles.filter((tile) => tile.screen === screenName() && tile.place); }
function screenSize() { return state.screen; }
function bodyKind() {
  const width = Math.min(state.screen.width, state.screen.height), height = Math.max(state.screen.width, state.screen.height);
  if (state.screen.kind === "iPad") return "pad";
  if (height / width < 1.9) return "classic";
  return ["393×852", "430×932", "402×874", "440×956", "420×912"].includes(`${width}×${height}`) ? "with-island" : "with-notch";
}
// Without a phone around it, the screen has no bar at its top.
function topOf() { return oneColumn.matches && isHome() ? state.screen.grid.y - 10 : 0; }
function fit() {
  const stage = document.querySelector(".stage"), { width, height } = screenSize(), phone = $("phone");
  phone.className = `${bodyKind()} ${screenName()}`;
  let shown = height;
  if (oneColumn.matches) {
    unit = stage.clientWidth / width;
    if (isHome()) shown = gridBottom() - topOf() + 150;
  } else {
    // The body around the glass; with a home button there is more of it.
    const [across, down] = bodyKind() !== "classic" ? [22, 22] : height > width ? [22, 150] : [150, 22], narrow = matchMedia("(max-width: 979px)").matches;
    unit = Math.max(Math.min((stage.clientWidth - 4) / (width + across), narrow ? 1 : (stage.clientHeight - 6) / (height + down), 1), 0.25);
  }
  phone.style.setProperty("--u", `${unit}px`);
  $("screen").style.setProperty("--w", width);
  $("screen").style.setProperty("--h", shown);
  // The lock screen's time stands between the line and the row.
  if (screenName() === "lock") for (const [name, value] of [["--line", state.screen.grid.y], ["--row", state.screen.grid.y + state.screen.grid.cellHeight + state.screen.grid.rowGap]]) $("screen").style.setProperty(name, value);
}
function gridBottom() { const { y, rows, cellHeight, rowGap } = state.screen.grid; return y + rows * (cellHeight + rowGap); }
// Cells that a family takes.
function cellsOf(family) {
  if (screenName() === "standby") return { columns: 1, rows: 1 };
  if (screenName() === "lock") return { columns: { accessoryInline: 4, accessoryRectangular: 2 }[family] ?? 1, rows: 1 };
  const [columns, rows] = { systemSmall: [1, 1], systemMedium: [2, 1], systemLarge: [2, 2], systemExtraLarge: [4, 2] }[family] ?? [1, 1], { columns: by } = cellStep();
  return { columns: columns * (family === "systemExtraLarge" ? 1 : by), rows: rows * by };
}
// What those cells cover with the gaps between them.
function roomOf(family) {
  const { columns, rows } = cellsOf(family), { cellWidth, cellHeight, columnGap, rowGap } = state.screen.grid;
  return { width: columns * cellWidth + (columns - 1) * columnGap, height: rows * cellHeight + (rows - 1) * rowGap };
}
// On a phone widgets lie on every second cell of the icons' grid.
function cellStep() { const by = isHome() && state.screen.kind === "iPhone" ? 2 : 1; return { columns: by, rows: by }; }
function cellFrame(place, tile) {
  const { x, y, cellWidth, cellHeight, columnGap, rowGap } = state.screen.grid;
  const left = tile.family === "accessoryInline" ? (state.screen.width - tile.width) / 2 : x + place.column * (cellWidth + columnGap);
  return { x: left, y: y + place.row * (cellHeight + rowGap) - topOf(), width: tile.width, height: tile.height };
}
// The cell whose tile would be nearest to a point, its top left corner.
function nearestCell(left, top, tile) {
  const { x, y, columns, rows, cellWidth, cellHeight, columnGap, rowGap } = state.screen.grid, cells = cellsOf(tile.family), step = cellStep();
  const whole = (value, most, by) => Math.min(Math.max(Math.round(value / by) * by, 0), Math.max(most, 0));
  const row = screenName() === "lock" ? (tile.family === "accessoryInline" ? 0 : 1) : whole((top + topOf() - y) / (cellHeight + rowGap), rows - cells.rows, step.rows);
  return { page: isHome() ? homePage : 0, column: whole((left - x) / (cellWidth + columnGap), columns - cells.columns, step.columns), row };
}
function frameOf(tile) { return { ...tile.frame, x: tile.frame.x + (isHome() ? tile.place.page * state.screen.width : 0), y: tile.frame.y - topOf() }; }
// A place on whole pixels of the display: pictures are sharp only there.
function onPixels(length) { return Math.round(length * unit * devicePixelRatio) / devicePixelRatio; }

function pageCount() { return isHome() ? Math.max(state.pages, 1) : 1; }
function goTo(page, focus = false) {
  homePage = Math.min(Math.max(page, 0), pageCount() - 1);
  drawTiles(); drawDots(); watchDates();
  if (focus) $("dots").children[homePage]?.focus();
}
function drawDots() {
  const count = pageCount();
  homePage = Math.min(homePage, count - 1);
  $("dots").hidden = !isHome() || count < 2;
  fill($("dots"), count, () => Array.from({ length: count }, (_, page) => make("button", { "aria-label": `Page ${page + 1} of ${count}`, on: { click: () => goTo(page) } })));
  [...$("dots").children].forEach((dot, page) => { dot.setAttribute("aria-current", page === homePage ? "page" : "false"); dot.tabIndex = page === homePage ? 0 : -1; });
}
function listenToPages() {
  $("dots").addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    goTo(homePage + step, true);
  });
  const screen = $("screen"), list = $("tiles");
  let from = null, swiping = false, swiped = false;
  screen.addEventListener("pointerdown", (event) => {
    swiped = false;
    if (!isHome() || event.button !== 0 || event.target.closest("#dock, #dots, button") || event.pointerType === "mouse" && event.target.closest(".tile")) return;
    from = { x: event.clientX, y: event.clientY, at: performance.now() };
  });
  screen.addEventListener("pointermove", (event) => {
    if (!from || moving) return;
    const by = event.clientX - from.x;
    if (!swiping && Math.abs(by) > 12 && Math.abs(by) > 1.4 * Math.abs(event.clientY - from.y)) { swiping = true; screen.setPointerCapture(event.pointerId); list.classList.add("swiping"); }
    // There is nothing past the ends: it gives way, but less and less.
    const end = by > 0 && homePage === 0 || by < 0 && homePage === pageCount() - 1;
    if (swiping) list.style.translate = `${onPixels(-homePage * screenSize().width) + (end ? by / 3 : by)}px`;
  });
  for (const end of ["pointerup", "pointercancel"]) screen.addEventListener(end, (event) => {
    if (swiping) {
      const by = event.clientX - from.x, fast = Math.abs(by) / (performance.now() - from.at) > 0.4;
      list.classList.remove("swiping");
      swiped = true;
      goTo(homePage + (end === "pointerup" && (fast || Math.abs(by) > screen.clientWidth / 3) ? -Math.sign(by) : 0));
    }
    from = null; swiping = false;
  });
  // Two fingers on a trackpad, one page a push.
  let pushed = 0;
  screen.addEventListener("wheel", (event) => {
    if (!isHome() || Math.abs(event.deltaX) < 24 || Math.abs(event.deltaX) < 2 * Math.abs(event.deltaY) || event.timeStamp - pushed < 500) return;
    pushed = event.timeStamp;
    goTo(homePage + Math.sign(event.deltaX));
  }, { passive: true });
  screen.addEventListener("click", (event) => { if (swiped) { event.preventDefault(); event.stopPropagation(); swiped = false; } }, true);
}
