"use strict";
let lastRate = 1;
function drawClock() {
  const running = state.clock.rate > 0;
  if (running) lastRate = state.clock.rate;
  $("play-shape").setAttribute("d", running ? "M7 5h4v14H7zm6 0h4v14h-4z" : "M8 5v14l11-7z");
  $("play").setAttribute("aria-label", running ? "Stop the clock" : "Run the clock");
  check($("speed"), String(running ? state.clock.rate : lastRate));
  $("next").disabled = nextChange() === null;
}
function nextChange() {
  const now = virtualNow();
  const times = state.tiles.flatMap((tile) => [...tile.entries, tile.until, tile.nextRequest]).filter((time) => time != null && time > now + 500);
  return times.length ? Math.min(...times) : null;
}
// The latest change that is over for more than a moment, so that pressing again goes further back.
function lastChange() {
  const now = virtualNow();
  const times = state.tiles.flatMap((tile) => tile.entries).filter((time) => time < now - 2000 && time > scaleOf.start - 366 * 86400000);
  return times.length ? Math.max(...times) : null;
}
async function setClock(what) { if (await order("clock", what)) refresh(); }

function tick() {
  if (!state) return;
  const now = virtualNow();
  $("status-time").textContent = format(now, hourMinute);
  $("now").textContent = format(now, { ...hourMinute, second: "2-digit" });
  const length = matchMedia("(max-width: 1180px)").matches ? "short" : "long";
  $("today").textContent = `${format(now, { weekday: length, day: "numeric", month: length, year: length === "long" ? "numeric" : undefined })} · ${state.timeZone}`;
  if (document.activeElement !== $("set")) $("set").value = toLocal(now);
  drawNeedle(now);
}
