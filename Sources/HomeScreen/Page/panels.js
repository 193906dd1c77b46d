"use strict";
// What runs, and what became of each request.
function drawProcesses() {
  fill($("processes"), state.processes, () => state.processes.map((process) => make("li", { class: process.pid ? "process" : "process down" }, make("i"), make("b", {}, process.name),
    make("span", {}, process.pid ? `pid ${process.pid}` : "down"),
    make("small", {}, [process.role, process.privateMegabytes ? `${process.privateMegabytes.toFixed(1)} MB` : null, process.confined ? "confined" : process.role === "host" ? null : "not confined", process.restarts ? `restarted\u00a0${process.restarts}×` : null].filter(Boolean).join(" · "),
      ...(process.page ? [" · ", make("a", { href: process.page, target: "_blank", rel: "noopener", "aria-label": `Open the page of ${process.name}` }, "open its page")] : [])),
    process.lastExit ? make("small", { class: "exit" }, `last: ${process.lastExit}`) : null)));
}

const marks = { granted: "M4.6 8.4l2.3 2.3 4.6-5", deferred: "M8 4.4V8l2.4 1.6", refused: "M5.3 5.3l5.4 5.4m0-5.4l-5.4 5.4", failed: "M8 4.3v4.6m0 2.6v.1", note: "M8 7.4v4.2M8 4.5v.1" };
const decisions = { granted: "Granted", deferred: "Deferred", refused: "Refused", failed: "Failed", note: "Note" };
function mark(decision) {
  const svg = makeSVG("svg", { viewBox: "0 0 16 16", class: `mark ${decision}`, role: "img", "aria-label": decisions[decision] });
  svg.append(makeSVG("circle", { cx: 8, cy: 8, r: 8 }), makeSVG("path", { d: marks[decision] }));
  return svg;
}
function drawHead() {
  const tile = state.tiles.find((tile) => tile.id === chosen);
  if (!tile) return fill($("tile-head"), null, () => [make("h2", {}, "Requests")]);
  const next = tile.nextRequest ? `next at ${dayAndTime(tile.nextRequest)}` : tile.until ? `changes ${dayAndTime(tile.until)}` : "stays as it is";
  fill($("tile-head"), [tile.id, tile.name, next, tile.refreshesLeft, tile.refreshesPerDay, tile.reason], () => [
    make("div", { class: "row" }, make("h2", {}, tile.name), make("div", {}, make("strong", {}, String(tile.refreshesLeft)), make("span", { class: "quiet" }, ` of ${tile.refreshesPerDay}`))),
    make("div", { class: "row" }, make("p", {}, `${familyNames[tile.family] ?? tile.family} · ${next}`), make("p", {}, "refreshes left")),
    ...(tile.reason ? [make("p", { class: "why" }, tile.reason)] : []),
    make("button", { class: "plain edit", on: { click: () => edit(tile.id) } }, "Edit widget")]);
}
// The chosen tile's requests over the day: granted on the track, deferred above, refused and failed below.
function drawDay() {
  const now = virtualNow(), start = midnight(now), length = 86400000, width = 330;
  const lines = state.ledger.filter((line) => line.tile === chosen && line.decision !== "note" && line.at >= start && line.at < start + length);
  const passed = Math.round((now - start) / length * width);
  fill($("day"), [chosen, passed, lines.map((line) => line.id)], () => {
    const svg = makeSVG("svg", { viewBox: `-4 0 ${width + 8} 52` });
    const x = (time) => (time - start) / length * width;
    svg.append(makeSVG("rect", { x: 0, y: 14, width, height: 8, rx: 4, class: "track" }), makeSVG("rect", { x: 0, y: 14, width: Math.max(passed, 4), height: 8, rx: 4, class: "gone" }));
    for (const line of lines) {
      if (line.decision === "granted") svg.append(makeSVG("rect", { x: x(line.at) - 0.75, y: 10, width: 1.5, height: 16, class: "granted" }));
      else if (line.decision === "deferred") svg.append(makeSVG("circle", { cx: x(line.at), cy: 5, r: 3.2, class: "deferred" }));
      else svg.append(makeSVG("path", { d: `M${x(line.at) - 3} 28l6 6m0-6l-6 6`, class: "refused" }));
    }
    svg.append(makeSVG("rect", { x: passed - 1, y: 8, width: 2, height: 20, class: "now" }));
    for (const hour of [0, 6, 12, 18, 24]) svg.append(makeSVG("text", { x: width * hour / 24, y: 48, "text-anchor": hour === 0 ? "start" : hour === 24 ? "end" : "middle" }, String(hour).padStart(2, "0")));
    return [svg];
  });
}
function drawLedger() {
  const today = midnight(virtualNow());
  const lines = state.ledger.filter((line) => ledgerOf === "all" || !line.tile || line.tile === chosen).slice(0, 120);
  const name = (line) => ledgerOf === "all" && line.tile ? state.tiles.find((tile) => tile.id === line.tile)?.name : null;
  fill($("ledger"), [today, lines.map((line) => [line.id, line.decision, line.milliseconds, name(line)])], () => lines.map((line) => make("tr", { class: line.decision },
    make("td", { class: "time" }, format(line.at, midnight(line.at) === today ? hourMinute : { day: "numeric", month: "short" })),
    make("td", {}, mark(line.decision)),
    make("td", {}, make("b", {}, line.by, name(line) ? make("small", {}, ` ${name(line)}`) : null), make("span", {}, ["deferred", "refused", "failed"].includes(line.decision) ? make("em", {}, `${decisions[line.decision]}: `) : "", line.reason)),
    make("td", { class: "number" }, line.milliseconds != null ? Math.round(line.milliseconds).toString() : "–"),
    make("td", { class: "number" }, line.megabytes != null ? line.megabytes.toFixed(1) : "–"))));
}
