"use strict";
// The page asks for the whole state whenever the host says that something changed, and draws what differs.
let state = null, received = 0, chosen = null, asking = null, again = false, span = 1;

// Whoever waits for it sees what holds after it was called, also when one is under way.
function refresh() {
  if (asking) { again = true; return asking; }
  asking = (async () => {
    try {
      do {
        again = false;
        const fresh = await ask("state").catch(() => null);
        if (!fresh) { notConnected(); break; }
        state = fresh;
        if (received === 0) begin();
        received = performance.now();
        draw();
      } while (again);
    } finally { asking = null; }
  })();
  return asking;
}
// Before the first state there is nothing that a button could act on.
function begin() { for (const part of document.querySelectorAll("header, main, footer")) part.inert = false; }
function notConnected() { $("device").textContent = $("device-short").textContent = "not connected"; }
function listen() {
  const events = new EventSource(keyed("events?ticks=no"));
  events.onmessage = refresh;
  events.onerror = notConnected;
}
function draw() {
  const shown = shownTiles();
  if (!shown.some((tile) => tile.id === chosen)) chosen = shown[0]?.id ?? state.tiles.find((tile) => tile.id === chosen)?.id ?? null;
  drawEnvironment(); fit(); drawPhone(); drawTiles(); drawDots(); drawDock(); drawProcesses(); drawHead(); drawEdited(); keepDay(); drawDay(); drawLedger(); drawClock(); drawLanes(); drawGallery(); drawFaults(); watchDates(); tick();
}
function check(group, value) {
  for (const button of group.children) {
    const on = button.dataset.value === value;
    button.setAttribute("aria-checked", on);
    button.tabIndex = on ? 0 : -1;
  }
  if (![...group.children].some((button) => button.tabIndex === 0 && !button.disabled)) ([...group.children].find((button) => !button.disabled) ?? group.children[0]).tabIndex = 0;
}
function radio(group, act) {
  group.addEventListener("click", (event) => { const button = event.target.closest("button"); if (button) act(button.dataset.value); });
  group.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...group.children].filter((one) => !one.disabled);
    const next = all[(all.indexOf(document.activeElement) + step + all.length) % all.length];
    next.focus(); next.click();
  });
}
drawSymbols();
drawWallpaper();
for (const listen of [listenToEnvironment, listenToMenus, listenToPages, listenToLanes, listenToClock, listenToSides, listenToApp, listenToFaults]) listen();
radio($("of"), (value) => { ledgerOf = value; check($("of"), value); drawLedger(); });
check($("of"), ledgerOf);
for (const one of document.querySelectorAll("[data-mark]")) { const sign = mark(one.dataset.mark); sign.setAttribute("aria-hidden", "true"); one.prepend(sign); }
let fitting = 0;
addEventListener("resize", () => { cancelAnimationFrame(fitting); fitting = requestAnimationFrame(() => { if (state) { fitBar(); fit(); drawTiles(); drawLanes(); } }); });
new ResizeObserver(() => { if (state && scaleOf?.width !== $("lanes").clientWidth) drawLanes(); }).observe($("lanes"));
document.documentElement.classList.toggle("dark", scheme() === "dark");
// Tiles first: what the panels show can wait.
refresh().then(() => { loadDevices().then(() => { if (state) draw(); }); loadGallery(); loadFaults(); loadCauses(); });
listen();
setInterval(tick, 250);
// Memory and process ids move without a word of the host.
setInterval(() => { refresh(); loadFaults(); }, 5000);
