// The page's beginning: what draws, in its order, what listens, and what is asked of the host.
import { drawApp, listenToApp, openApp } from "./app-page.js";
import { listenToArranging } from "./arrange.js";
import { drawClock, listenToClock, tick } from "./clock.js";
import { askDates, watchDates } from "./dates.js";
import { $, ask, make, order, say } from "./elements.js";
import {
  askScheme,
  devices,
  drawEnvironment,
  fitBar,
  isAsSystem,
  listenToEnvironment,
  loadDevices,
  scheme,
  setEnvironment,
  textSections,
} from "./environment.js";
import { drawFaults, faults, listenToFaults, loadFaults } from "./faults.js";
import { drawGallery, listenToGallery, loadGallery, offers } from "./gallery.js";
import { drawDock } from "./icons.js";
import { drawLanes, laneNames, scaleOf, span } from "./lanes.js";
import { drawEdited, parts, showLooks } from "./later.js";
import { fit, homePage, shownTiles, unit } from "./layout.js";
import { drawDay, drawHead, drawLedger, keepDay, listenToLedger, loadCauses } from "./ledger.js";
import { closePopovers, listenToMenus, openMenu } from "./menus.js";
import { drawProcesses } from "./panels.js";
import { drawDots, drawPhone, goTo, listenToPages } from "./phone.js";
import { entryAt, listenToLanes } from "./scrub.js";
import { closePanel, edit, listenToSides, opened, openExtra, openPanel, showSide, side, whenSideIsShown } from "./sides.js";
import { chooseTile, chosen, draw, drawBy, listenToHost, refresh, scrubbed, state, tileOf } from "./state.js";
import { drawSymbols } from "./symbols.js";
import { address, drawRegions, drawTiles } from "./tiles.js";
import { virtualNow } from "./time.js";
import { drawWallpaper } from "./wallpaper.js";

function drawAll() {
  const shown = shownTiles();
  if (!shown.some((tile) => tile.id === chosen)) chooseTile(shown[0]?.id ?? tileOf(chosen)?.id ?? null);
  drawEnvironment();
  fit();
  drawPhone();
  drawTiles();
  drawDots();
  drawDock();
  drawApp();
  drawProcesses();
  drawHead();
  drawEdited();
  keepDay();
  drawDay();
  drawLedger();
  drawClock();
  drawLanes();
  drawGallery();
  drawFaults();
  watchDates();
  tick();
}

function drawWhatFits() {
  if (!state) return;
  fitBar();
  fit();
  drawTiles();
  drawLanes();
}

drawBy(drawAll);
whenSideIsShown((name) => {
  drawEdited(true);
  if (name === "faults" && state) drawFaults();
});
drawSymbols();
drawWallpaper();
listenToEnvironment();
listenToMenus();
listenToPages();
listenToArranging();
listenToGallery();
listenToLedger();
listenToLanes();
listenToClock();
listenToSides();
listenToApp();
listenToFaults();
let fitting = 0;
addEventListener("resize", () => {
  cancelAnimationFrame(fitting);
  fitting = requestAnimationFrame(drawWhatFits);
});

new ResizeObserver(() => {
  if (state && scaleOf?.width !== $("lanes").clientWidth) drawLanes();
}).observe($("lanes"));
document.documentElement.classList.toggle("dark", scheme() === "dark");
// Tiles first: what the panels show can wait.
refresh().then(() => {
  loadDevices().then(() => {
    if (state) draw();
  });
  loadGallery();
  loadFaults();
  loadCauses();
});
listenToHost();
setInterval(tick, 250);
// Memory and process ids move without a word of the host.
setInterval(() => {
  refresh();
  loadFaults();
}, 5000);

// The tests in a browser call these by name; the page itself imports what it uses.
Object.assign(globalThis, {
  $,
  address,
  ask,
  askDates,
  closePanel,
  closePopovers,
  draw,
  drawGallery,
  drawRegions,
  edit,
  entryAt,
  goTo,
  isAsSystem,
  laneNames,
  loadFaults,
  loadGallery,
  make,
  openApp,
  openExtra,
  openMenu,
  openPanel,
  order,
  refresh,
  say,
  setEnvironment,
  showLooks,
  showSide,
  textSections,
  virtualNow,
});
// What changes is read as it is now.
const values = {
  chosen: () => chosen,
  devices: () => devices,
  faults: () => faults,
  homePage: () => homePage,
  offers: () => offers,
  opened: () => opened,
  scrubbed: () => scrubbed,
  side: () => side,
  span: () => span,
  state: () => state,
  unit: () => unit,
  apply: () => parts.sheet.present?.apply,
  edits: () => parts.sheet.present?.edits,
};
for (const [name, get] of Object.entries(values)) Object.defineProperty(globalThis, name, { get });
Object.defineProperty(globalThis, "askedScheme", { set: askScheme });
