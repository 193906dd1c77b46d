"use strict";
// One line a tile: when it changes, and when it was asked for. The needle is the clock, to drag or to move by the arrow keys.
let scaleOf = null, dragged = null;
function drawLanes() {
  const now = virtualNow(), start = midnight(now), end = midnight(start + (span + 0.5) * 86400000);
  const width = Math.max($("lanes").clientWidth, 280), row = 14, top = 12, left = width < 500 ? 90 : 110, bottom = top + Math.max(state.tiles.length, 1) * row;
  const x = (time) => left + (time - start) / (end - start) * (width - left - 14);
  const svg = makeSVG("svg", { viewBox: `0 0 ${width} ${bottom + 24}`, height: bottom + 24, "aria-hidden": "true" });
  state.tiles.forEach((tile, index) => {
    const y = top + index * row + 6, name = `${tile.name}${state.tiles.filter((other) => other.kind === tile.kind).length > 1 ? `, ${(familyNames[tile.family] ?? tile.family)[0]}` : ""}`;
    const lane = colour(makeSVG("g"), tile);
    lane.append(makeSVG("circle", { cx: 3.5, cy: y, r: 3.5 }), makeSVG("text", { x: 14, y: y + 4, class: "name-of" }, name.length > 14 ? name.slice(0, 13) + "…" : name));
    lane.append(makeSVG("line", { x1: left, x2: width - 14, y1: y, y2: y, class: "lane" }));
    let last = -Infinity;
    for (const time of tile.entries.filter((time) => time >= start && time <= end)) {
      // Ticks that would touch are one.
      if (x(time) - last < 3) continue;
      last = x(time);
      lane.append(makeSVG("rect", { x: last - 1.25, y: y - 4, width: 2.5, height: 8, rx: 1, class: time > now ? "entry later" : "entry" }));
    }
    if (tile.nextRequest && tile.nextRequest >= start && tile.nextRequest <= end) lane.append(makeSVG("circle", { cx: x(tile.nextRequest), cy: y, r: 3.2, class: "asks" }));
    svg.append(lane);
  });
  const labels = span === 1 ? 8 : 14;
  for (let i = 0; i <= labels; i++) {
    const time = start + (end - start) * i / labels;
    if (i % (width < 360 ? 4 : width < 620 ? 2 : 1)) continue;
    svg.append(makeSVG("text", { x: x(time), y: bottom + 20, "text-anchor": i === 0 ? "start" : i === labels ? "end" : "middle" }, span === 1 ? (i === labels ? "24:00" : format(time, hourMinute)) : format(time + 7200000, { day: "numeric", month: width < 900 ? undefined : "short" })));
  }
  const needle = makeSVG("g", { class: "needle", id: "needle" });
  needle.append(makeSVG("line", { x1: 0, x2: 0, y1: 6, y2: bottom + 4, "stroke-width": 2 }), makeSVG("circle", { cx: 0, cy: 6, r: 6 }), makeSVG("circle", { cx: 0, cy: 6, r: 2, class: "knob" }));
  svg.append(needle);
  $("lanes").replaceChildren(svg);
  scaleOf = { x, start, end, left, width };
  drawNeedle(now);
}
function drawNeedle(now) {
  if (!scaleOf) return;
  if (now >= midnight(scaleOf.start + 36 * 3600000) || now < scaleOf.start) return drawLanes();
  $("needle")?.setAttribute("transform", `translate(${scaleOf.x(dragged ?? now)} 0)`);
  $("lanes").setAttribute("aria-valuetext", format(dragged ?? now, { weekday: "long", ...hourMinute }));
  $("lanes").setAttribute("aria-valuenow", Math.round((now - scaleOf.start) / 60000));
  $("lanes").setAttribute("aria-valuemax", Math.round((scaleOf.end - scaleOf.start) / 60000));
}
function timeAt(event) {
  const frame = $("lanes").getBoundingClientRect();
  const share = ((event.clientX - frame.left) / frame.width * scaleOf.width - scaleOf.left) / (scaleOf.width - scaleOf.left - 14);
  return scaleOf.start + Math.min(Math.max(share, 0), 0.9999) * (scaleOf.end - scaleOf.start);
}
function listenToLanes() {
  const lanes = $("lanes");
  const stop = (event) => { if (dragged === null) return; const now = dragged; dragged = null; if (event.type === "pointerup") setClock({ now }); };
  lanes.addEventListener("pointerdown", (event) => { if (!state || event.button !== 0) return; lanes.setPointerCapture(event.pointerId); dragged = timeAt(event); drawNeedle(virtualNow()); });
  lanes.addEventListener("pointermove", (event) => { if (dragged !== null) { dragged = timeAt(event); drawNeedle(virtualNow()); } });
  lanes.addEventListener("pointerup", stop);
  lanes.addEventListener("pointercancel", stop);
  lanes.addEventListener("keydown", (event) => {
    const forth = ["ArrowRight", "ArrowUp"].includes(event.key), back = ["ArrowLeft", "ArrowDown"].includes(event.key);
    const time = forth ? nextChange() : back ? lastChange() : null;
    if (forth || back) event.preventDefault();
    if (time !== null) setClock({ now: time + 1000 });
  });
}
