"use strict";
// The page asks for the whole state whenever the host says that something changed, and draws what differs.
const $ = (id) => document.getElementById(id);
let state = null, received = 0, chosen = null, asking = false, again = false, span = 1;

// Elements are made by name and filled with text: nothing from outside is ever read as HTML.
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "on") for (const [type, listener] of Object.entries(value)) element.addEventListener(type, listener);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}
function makeSVG(name, attributes = {}, text) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
async function ask(path, order) {
  const answer = await fetch(path, order === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(order) });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(body.error?.message ?? body.message ?? `The host answered ${answer.status}.`);
  return body;
}
async function order(path, what) {
  try { return await ask(path, what); } catch (error) { say(error.message); return null; }
}
let toastTimer;
function say(...parts) {
  $("toast").replaceChildren(...parts);
  $("toast").classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => $("toast").classList.remove("shown"), 6000);
}

// MARK: Time
function virtualNow() { return state.clock.now + (performance.now() - received) * state.clock.rate; }
function format(date, options) { return new Intl.DateTimeFormat("en-GB", { timeZone: state.timeZone, ...options }).format(date); }
const hourMinute = { hour: "2-digit", minute: "2-digit" };
// Midnight of the day a time lies in, in the device's zone.
function midnight(time) {
  const [h, m, s] = format(time, { hour: "2-digit", minute: "2-digit", second: "2-digit" }).split(":").map(Number);
  return Math.floor(time / 1000) * 1000 - ((h * 60 + m) * 60 + s) * 1000;
}
function dayAndTime(time) {
  return midnight(time) === midnight(virtualNow()) ? format(time, hourMinute) : format(time, { weekday: "short", day: "numeric", month: "short", ...hourMinute });
}
// What the fields of datetime-local mean in the device's zone.
function fromLocal(text) {
  const wanted = Date.parse(text + "Z");
  let guess = wanted;
  for (let i = 0; i < 3; i++) guess += wanted - Date.parse(toLocal(guess) + "Z");
  return guess;
}
function toLocal(time) {
  const part = Object.fromEntries(new Intl.DateTimeFormat("en-CA", { timeZone: state.timeZone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit", ...hourMinute }).formatToParts(time).map((p) => [p.type, p.value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}
function tick() {
  if (!state) return;
  const now = virtualNow();
  $("status-time").textContent = format(now, hourMinute);
  $("now").textContent = format(now, { ...hourMinute, second: "2-digit" });
  $("today").textContent = `${format(now, { weekday: "long", day: "numeric", month: "long", year: "numeric" })} · ${state.timeZone}`;
  if (document.activeElement !== $("set")) $("set").value = toLocal(now);
  drawNeedle(now);
}

// MARK: State
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
  fit(); drawTiles(); drawDock(); drawProcesses(); drawHead(); drawLedger(); drawClock(); drawLanes(); tick();
}
function fit() {
  const stage = document.querySelector(".stage");
  // The width alone counts where there is no phone around the screen, and the page scrolls.
  if (matchMedia("(max-width: 760px)").matches) return $("phone").style.setProperty("--u", `${stage.clientWidth / state.screen.width}px`);
  const [width, height] = [state.screen.width + 18, state.screen.height + 18];
  const narrow = matchMedia("(max-width: 1180px)").matches;
  const unit = Math.min((stage.clientWidth - 4) / width, narrow ? 1 : (stage.clientHeight - 8) / height, 1);
  $("phone").style.setProperty("--u", `${Math.max(unit, 0.3)}px`);
}

// MARK: Tiles
function scheme() { return document.documentElement.classList.contains("dark") ? "dark" : "light"; }
function address(tile, which) { return `tiles/${encodeURIComponent(tile.id)}/${tile.version}.png?scheme=${which}&scale=3`; }
function drawTiles() {
  const list = $("tiles");
  const known = new Map([...list.children].map((item) => [item.dataset.id, item]));
  for (const [place, tile] of state.tiles.entries()) {
    let item = known.get(tile.id);
    known.delete(tile.id);
    if (!item) {
      item = make("li", { "data-id": tile.id }, make("div", { class: "tile" }, make("img", { alt: "" })), make("button", { class: "name", on: { click: () => { chosen = tile.id; draw(); } } }));
    }
    // Only what moved is moved: taking an element out would lose the keyboard's focus.
    if (list.children[place] !== item) list.insertBefore(item, list.children[place] ?? null);
    drawTile(item, tile);
  }
  for (const gone of known.values()) gone.remove();
  $("empty").hidden = state.tiles.length > 0;
}
function drawTile(item, tile) {
  item.className = [tile.family === "systemSmall" ? "" : "wide", tile.status, tile.id === chosen ? "chosen" : ""].join(" ").trim();
  const box = item.querySelector(".tile"), image = item.querySelector("img");
  box.style.setProperty("--tw", tile.width); box.style.setProperty("--th", tile.height); box.style.setProperty("--tr", tile.cornerRadius);
  const wanted = address(tile, scheme());
  if (image.dataset.wanted !== wanted) {
    image.dataset.wanted = wanted;
    // The old picture stands until the new one is there.
    const loader = new Image();
    loader.onload = () => { if (image.dataset.wanted === wanted) image.src = wanted; };
    loader.src = wanted;
  }
  image.alt = tile.label || `${tile.name}, nothing to show yet`;
  const button = item.querySelector(".name");
  button.textContent = tile.name;
  button.setAttribute("aria-pressed", tile.id === chosen);
  const regions = JSON.stringify([tile.taps, tile.widgetURL, tile.width]);
  if (item.dataset.regions === regions) return;
  item.dataset.regions = regions;
  for (const old of box.querySelectorAll("a")) old.remove();
  if (tile.widgetURL) box.append(region(tile, { x: 0, y: 0, width: tile.width, height: tile.height, label: tile.label || tile.name, url: tile.widgetURL }, true));
  for (const tap of tile.taps) box.append(region(tile, tap, false));
}
function region(tile, tap, whole) {
  const link = make("a", { href: tap.url ?? "#", class: whole ? "whole" : null, "aria-label": tap.label || tile.label || tile.name, title: tap.url });
  if (!whole) Object.assign(link.style, { left: `${100 * tap.x / tile.width}%`, top: `${100 * tap.y / tile.height}%`, width: `${100 * tap.width / tile.width}%`, height: `${100 * tap.height / tile.height}%` });
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    const frame = link.parentElement.getBoundingClientRect();
    // A tap of the keyboard has no place: it goes to the link's middle.
    const middle = { x: tap.x + tap.width / 2, y: tap.y + tap.height / 2 };
    const place = event.detail === 0 || whole === false && event.clientX === 0 ? middle : { x: (event.clientX - frame.left) * tile.width / frame.width, y: (event.clientY - frame.top) * tile.height / frame.height };
    const opened = await order("tap", { tile: tile.id, ...place });
    if (!opened) return;
    const page = pageOf(tile.app);
    say(opened.url ? `Opened ${opened.url}. ` : `Opened ${tile.name}'s app. `, ...(page ? [make("a", { href: page, target: "_blank", rel: "noopener" }, "Show the app")] : []));
  });
  return link;
}
function appProcesses() { return state.processes.filter((process) => process.role === "app"); }
function pageOf(app) {
  const apps = appProcesses();
  return (apps.find((process) => process.bundle === app) ?? apps[0])?.page ?? null;
}
function drawDock() {
  const shown = JSON.stringify(appProcesses().map((process) => [process.name, process.page]));
  if ($("dock").dataset.shown === shown) return;
  $("dock").dataset.shown = shown;
  $("dock").replaceChildren(...appProcesses().map((process) => {
    const name = process.name.replace(/App$/, "");
    return make("a", { href: process.page ?? "#", target: "_blank", rel: "noopener", "aria-label": process.page ? `Open ${name}` : `${name} is not running`, title: name, "aria-disabled": process.page ? null : "true" }, name.slice(0, 1));
  }));
}

// MARK: Panels
async function drawGallery() {
  const offers = await order("gallery");
  if (!offers) return;
  const words = { systemSmall: "Small", systemMedium: "Medium", systemLarge: "Large", systemExtraLarge: "Extra large" };
  $("gallery").replaceChildren(...offers.map((offer) => make("div", { class: "offer" }, make("h3", {}, offer.name), make("p", {}, offer.description),
    make("div", {}, ...offer.families.map((family) => make("button", { class: "plain", "aria-label": `Add ${offer.name}, ${words[family] ?? family}`, on: { click: async () => {
      const placed = await order("place", { kind: offer.kind, family });
      if (placed) { chosen = placed.tile; say(`${offer.name} is on the home screen.`); refresh(); }
    } } }, words[family] ?? family))))));
  if (offers.length === 0) $("gallery").replaceChildren(make("p", { class: "quiet" }, "No app with widgets is installed."));
}
function drawProcesses() {
  const roles = { host: "host", app: "app", extension: "extension", service: "service" };
  $("processes").replaceChildren(...state.processes.map((process) => make("div", { class: process.pid ? "process" : "process down" }, make("i"), make("b", {}, process.name),
    make("span", {}, process.pid ? `pid ${process.pid}` : "down"),
    make("small", {}, [roles[process.role], process.privateMegabytes ? `${process.privateMegabytes.toFixed(1)} MB` : null, process.confined ? "confined" : process.role === "host" ? null : "not confined", process.restarts ? `restarted ${process.restarts}×` : null, process.lastExit ? `last: ${process.lastExit}` : null].filter(Boolean).join(" · ")),
    process.page ? make("small", {}, make("a", { href: process.page, target: "_blank", rel: "noopener" }, "Open its page")) : null)));
}
function drawHead() {
  const tile = state.tiles.find((tile) => tile.id === chosen);
  if (!tile) return $("tile-head").replaceChildren(make("h2", {}, "Requests"));
  const words = { systemSmall: "Small", systemMedium: "Medium", systemLarge: "Large" };
  const next = tile.nextRequest ? `asks again ${dayAndTime(tile.nextRequest)}` : tile.until ? `changes ${dayAndTime(tile.until)}` : "stays as it is";
  $("tile-head").replaceChildren(
    make("div", { class: "row" }, make("h2", {}, tile.name), make("div", {}, make("strong", {}, String(tile.refreshesLeft)), make("span", { class: "quiet" }, ` of ${tile.refreshesPerDay}`))),
    make("div", { class: "row" }, make("p", {}, `${words[tile.family] ?? tile.family} · ${next}`), make("p", {}, "refreshes left")),
    ...(tile.reason ? [make("p", { class: "why" }, tile.reason)] : []),
    make("div", { class: "buttons" }, make("button", { class: "plain", on: { click: () => order("reload", { tile: tile.id }) } }, "Reload"),
      make("button", { class: "plain bad", on: { click: () => order("remove", { tile: tile.id }) } }, "Remove")));
}
function drawLedger() {
  const marks = { granted: "✓", deferred: "◷", refused: "✕", failed: "!", note: "i" }, names = { granted: "Granted", deferred: "Deferred", refused: "Refused", failed: "Failed", note: "Note" };
  const today = midnight(virtualNow());
  $("ledger").replaceChildren(...state.ledger.slice(0, 120).map((line) => make("tr", { class: line.decision },
    make("td", { class: "time" }, format(line.at, midnight(line.at) === today ? hourMinute : { day: "numeric", month: "short" })),
    make("td", {}, make("div", { class: "mark", role: "img", "aria-label": names[line.decision], title: names[line.decision] }, marks[line.decision])),
    make("td", {}, make("b", {}, line.by), make("span", {}, ["deferred", "refused", "failed"].includes(line.decision) ? make("em", {}, `${names[line.decision]}: `) : "", line.reason)),
    make("td", { class: "number" }, line.milliseconds != null ? Math.round(line.milliseconds).toString() : "–"),
    make("td", { class: "number" }, line.megabytes != null ? line.megabytes.toFixed(1) : "–"))));
}

// MARK: Clock
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
async function setClock(what) { if (await order("clock", what)) refresh(); }

// MARK: Lanes
const left = 96;
let scaleOf = null;
function drawLanes() {
  const now = virtualNow(), start = midnight(now), end = start + span * 86400000;
  const width = Math.max($("lanes").clientWidth, 280), row = 17, top = 10, bottom = top + Math.max(state.tiles.length, 1) * row;
  const x = (time) => left + (time - start) / (end - start) * (width - left - 14);
  const svg = makeSVG("svg", { viewBox: `0 0 ${width} ${bottom + 24}`, height: bottom + 24 });
  state.tiles.forEach((tile, index) => {
    const y = top + index * row + 6;
    svg.append(makeSVG("text", { x: 0, y: y + 4, class: "name-of" }, tile.name.length > 13 ? tile.name.slice(0, 12) + "…" : tile.name));
    svg.append(makeSVG("line", { x1: left, x2: width - 14, y1: y, y2: y, class: "lane" }));
    for (const time of tile.entries.filter((time) => time >= start && time <= end)) svg.append(makeSVG("rect", { x: x(time) - 1.5, y: y - 5, width: 3, height: 10, rx: 1.5, class: time > now ? "entry" : "entry past" }));
    for (const line of state.ledger.filter((line) => line.tile === tile.id && line.at >= start && line.at <= end && line.decision !== "note")) svg.append(makeSVG("circle", { cx: x(line.at), cy: y, r: 3.5, class: line.decision === "granted" ? "asked" : "asked bad" }));
  });
  const labels = span === 1 ? 8 : 14;
  for (let i = 0; i <= labels; i++) {
    const time = start + (end - start) * i / labels;
    if (i % (width < 320 ? 4 : width < 620 ? 2 : 1)) continue;
    svg.append(makeSVG("text", { x: x(time), y: bottom + 20, "text-anchor": i === 0 ? "start" : i === labels ? "end" : "middle" }, span === 1 ? (i === labels ? "24:00" : format(time, hourMinute)) : format(time, { day: "numeric", month: width < 900 ? undefined : "short" })));
  }
  const needle = makeSVG("g", { class: "needle", id: "needle" });
  needle.append(makeSVG("line", { x1: 0, x2: 0, y1: 4, y2: bottom + 4, "stroke-width": 2 }), makeSVG("circle", { cx: 0, cy: 4, r: 4.5 }));
  svg.append(needle);
  $("lanes").replaceChildren(svg);
  scaleOf = { x, start, end };
  drawNeedle(now);
}
function drawNeedle(now) {
  if (!scaleOf) return;
  if (now >= scaleOf.start + 86400000 || now < scaleOf.start) return drawLanes();
  $("needle")?.setAttribute("transform", `translate(${scaleOf.x(now)} 0)`);
}

// MARK: Controls
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
  if (state) drawTiles();
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
const tabs = [$("tab-gallery"), $("tab-processes")];
for (const [index, tab] of tabs.entries()) {
  tab.addEventListener("click", () => tabs.forEach((other) => {
    const on = other === tab;
    other.setAttribute("aria-selected", on); other.tabIndex = on ? 0 : -1;
    $(other.getAttribute("aria-controls")).hidden = !on;
  }));
  tab.addEventListener("keydown", (event) => { if (event.key === "ArrowRight" || event.key === "ArrowLeft") { tabs[1 - index].focus(); tabs[1 - index].click(); } });
}
if (new URLSearchParams(location.search).get("panel") === "processes") $("tab-processes").click();
addEventListener("resize", () => { if (state) { fit(); drawLanes(); } });
wear(appearance);
refresh().then(drawGallery);
listen();
setInterval(tick, 500);
// Memory and process ids move without a word of the host.
setInterval(refresh, 5000);
