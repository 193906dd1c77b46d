"use strict";
// What is on the screen besides the tiles.
function drawPhone() {
  const now = screenName();
  for (const [id, on] of [["lock-face", now === "lock"], ["lock-foot", now === "lock"], ["dock", now === "home"]]) $(id).hidden = !on;
  $("dots").hidden = now !== "home";
  const shown = shownTiles();
  $("empty").hidden = now === "home" ? state.tiles.some((tile) => tile.screen === "home") : shown.length > 0;
  $("empty").textContent = { home: "No widget is placed. Take one from the gallery.", lock: "No widget is on the lock screen. The gallery has those that fit.", standby: "StandBy shows two small widgets. Drag them here from the gallery." }[now];
  $("lock-face").classList.toggle("with-line", shown.some((tile) => tile.family === "accessoryInline"));
}
function tickPhone(now) {
  const time = format(now, hourMinute);
  $("status-time").textContent = time;
  $("lock-time").textContent = time;
  $("lock-date").textContent = format(now, { weekday: "long", day: "numeric", month: "long" });
}
