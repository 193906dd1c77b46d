"use strict";
// The page asks for the whole state whenever the host says that something changed, and draws what differs.
let state = null, received = 0, chosen = null, asking = false, again = false, span = 1, ledgerOf = "tile";

async function refresh() {
  if (asking) { again = true; return; }
  asking = true;
  try {
    do {
      again = false;
      const fresh = await ask("state");
      received = performance.now();
      state = fresh;
      draw();
    } while (again);
  } catch { $("device").textContent = "not connected"; } finally { asking = false; }
}
function listen() {
  const events = new EventSource("events");
  events.onmessage = refresh;
  events.onerror = () => { $("device").textContent = "not connected"; };
}
function draw() {
  if (!state.tiles.some((tile) => tile.id === chosen)) chosen = state.tiles[0]?.id ?? null;
  $("device").textContent = state.screen.name;
  $("screen").style.setProperty("--w", state.screen.width);
  $("screen").style.setProperty("--h", state.screen.height);
  fit(); drawTiles(); drawDock(); drawProcesses(); drawHead(); drawEditHead(); if (side === "edit") showSheetOf(chosen); drawDay(); drawLedger(); drawClock(); drawLanes(); tick();
}
function check(group, value) {
  for (const button of group.children) {
    const on = button.dataset.value === value;
    button.setAttribute("aria-checked", on);
    button.tabIndex = on ? 0 : -1;
  }
  if (![...group.children].some((button) => button.tabIndex === 0)) group.children[0].tabIndex = 0;
}
function radio(group, act) {
  group.addEventListener("click", (event) => { const button = event.target.closest("button"); if (button) act(button.dataset.value); });
  group.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...group.children];
    const next = all[(all.indexOf(document.activeElement) + step + all.length) % all.length];
    next.focus(); next.click();
  });
}
const systemDark = matchMedia("(prefers-color-scheme: dark)");
function wear(value) {
  document.documentElement.classList.toggle("dark", value === "dark" || value === "auto" && systemDark.matches);
  check($("appearance"), value);
  if (state) { drawTiles(); drawEditHead(); }
}
let appearance = new URLSearchParams(location.search).get("appearance") ?? localStorage.getItem("appearance") ?? "auto";
if (!["light", "dark", "auto"].includes(appearance)) appearance = "auto";
radio($("appearance"), (value) => { appearance = value; localStorage.setItem("appearance", value); wear(value); });
systemDark.addEventListener("change", () => wear(appearance));
radio($("speed"), (value) => setClock({ rate: Number(value) }));
radio($("span"), (value) => { span = Number(value); check($("span"), value); drawLanes(); });
check($("span"), "1");
$("play").addEventListener("click", () => setClock({ rate: state.clock.rate > 0 ? 0 : lastRate }));
for (const button of document.querySelectorAll("[data-step]")) button.addEventListener("click", () => setClock({ now: virtualNow() + Number(button.dataset.step) * 1000 }));
$("next").addEventListener("click", () => { const time = nextChange(); if (time !== null) setClock({ now: time + 1000 }); });
$("set").addEventListener("change", () => { if ($("set").value) setClock({ now: fromLocal($("set").value) }); });
listenToLanes();
listenToOptions();
listenToSides();
radio($("of"), (value) => { ledgerOf = value; check($("of"), value); drawLedger(); });
check($("of"), ledgerOf);
for (const one of document.querySelectorAll("[data-mark]")) { const sign = mark(one.dataset.mark); sign.setAttribute("aria-hidden", "true"); one.prepend(sign); }
addEventListener("resize", () => { if (state) fit(); });
new ResizeObserver(() => { if (state && scaleOf?.width !== $("lanes").clientWidth) drawLanes(); }).observe($("lanes"));
wear(appearance);
refresh().then(loadGallery);
listen();
setInterval(tick, 250);
// Memory and process ids move without a word of the host.
setInterval(refresh, 5000);
