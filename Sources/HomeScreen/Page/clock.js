// The clock: how fast it runs, where it is set to, and what it tells.
import { $, make, order } from "./elements.js";
import { drawNeedle, entriesOf, scaleOf, showSpan } from "./lanes.js";
import { oneColumn } from "./layout.js";
import { closePopovers, openMenu, placeUnder } from "./menus.js";
import { tickPhone } from "./phone.js";
import { check, radio } from "./radio.js";
import { refresh, scrubbed, state } from "./state.js";
import { dayAndTime, format, fromLocal, hourMinute, toLocal, virtualNow } from "./time.js";

let lastRate = 1;

export function drawClock() {
  const running = state.clock.rate > 0;
  if (running) lastRate = state.clock.rate;
  $("play-shape").setAttribute("d", running ? "M7 5h4v14H7zm6 0h4v14h-4z" : "M8 5v14l11-7z");
  $("play").setAttribute("aria-label", running ? "Stop the clock" : "Run the clock");
  const shown = running ? state.clock.rate : lastRate;
  check($("speed"), String(shown));
  $("speed-menu").classList.toggle("on", ![1, 60, 600].includes(shown));
  $("speed-menu").querySelector("b")?.remove();
  if (![1, 60, 600].includes(shown)) $("speed-menu").prepend(make("b", {}, speedWords(shown)));
  $("next").disabled = nextChange() === null;
  drawJump();
}

// A jump plays what happens on the way: how far it is, and the way to end it there.
function drawJump() {
  const { jump } = state.clock;
  $("jumping").hidden = !jump;
  document.querySelector(".clock").classList.toggle("jumps", Boolean(jump));
  if (!jump) return;
  const share = Math.min(Math.max((state.clock.now - jump.from) / (jump.to - jump.from), 0), 1);
  $("jump-share").value = share;
  $("jump-words").textContent = `${Math.floor(100 * share)} % to ${dayAndTime(jump.to)}`;
}

export function nextChange() {
  const now = virtualNow();
  const times = state.tiles.flatMap((tile) => [...tile.entries, tile.until, tile.nextRequest]).filter((time) =>
    time != null && time > now + 500
  );
  return times.length ? Math.min(...times) : null;
}

// The latest change that is over for more than a moment, so that pressing again goes further back.
export function lastChange() {
  const now = virtualNow();
  const times = state.tiles.flatMap(entriesOf).filter((time) => time < now - 2000 && time > scaleOf.start - 366 * 86400000);
  return times.length ? Math.max(...times) : null;
}

/** @param {Orders["clock"]["order"]} what */
export async function setClock(what) {
  if (await order("clock", what)) refresh();
}

/** @param {number} rate */
function speedWords(rate) {
  return `${rate.toLocaleString("en-GB")}×`;
}

const speeds = [
  { rate: 1, note: "as the world's clock" },
  { rate: 60, note: "an hour a minute" },
  { rate: 600, note: "a day in 2½ minutes" },
  { rate: 3600, note: "an hour a second" },
  { rate: 21600, note: "a day in 4 seconds" },
  { rate: 86400, note: "a day a second" },
];

function speedSections() {
  const now = state.clock.rate > 0 ? state.clock.rate : lastRate;
  return [{
    title: "Speed",
    items: speeds.map(({ rate, note }) => ({ words: speedWords(rate), note, checked: rate === now, act: () => setClock({ rate }) })),
  }];
}

export function tick() {
  if (!state) return;
  const now = scrubbed ?? virtualNow();
  tickPhone(now);
  $("now").textContent = format(now, { ...hourMinute, second: "2-digit" });
  const length = matchMedia("(max-width: 1180px)").matches ? "short" : "long";
  $("today").textContent = format(now, {
    weekday: oneColumn.matches ? "short" : "long",
    day: "numeric",
    month: length,
    year: length === "long" ? "numeric" : undefined,
  }).replace(",", "");
  $("today").title = state.timeZone;
  if (document.activeElement !== $("set")) $("set").value = toLocal(now);
  drawNeedle(virtualNow());
}

export function listenToClock() {
  radio($("speed"), (value) => setClock({ rate: Number(value) }));
  $("speed-menu").addEventListener("click", () => openMenu($("speed-menu"), speedSections));
  radio($("span"), (value) => {
    check($("span"), value);
    showSpan(Number(value));
  });
  check($("span"), "1");
  $("play").addEventListener("click", () => setClock({ rate: state.clock.rate > 0 ? 0 : lastRate }));
  for (const button of document.querySelectorAll("[data-step]")) {
    button.addEventListener("click", () => setClock({ now: virtualNow() + Number(button.dataset.step) * 1000 }));
  }
  $("jump-stop").addEventListener("click", async () => {
    if (await order("clock", { stop: true })) refresh();
  });
  $("next").addEventListener("click", () => {
    const time = nextChange();
    if (time !== null) setClock({ now: time + 1000 });
  });
  $("set").addEventListener("change", () => {
    if ($("set").value) setClock({ now: fromLocal($("set").value) });
  });
  $("jump").addEventListener("click", () => {
    const open = $("jumps").hidden;
    closePopovers();
    if (!open) return;
    $("jumps").hidden = false;
    $("jump").setAttribute("aria-expanded", "true");
    placeUnder($("jumps"), $("jump"), true);
    $("jumps").querySelector("button").focus();
  });
  $("jumps").addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      closePopovers();
      $("jump").focus();
    }
  });
}
