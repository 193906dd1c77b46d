// What became of each request: the chosen tile's day, and every line with its reason.
import { $, ask, familyNames, fill, fillRows, keyed, make, makeSVG, order } from "./elements.js";
import { check, radio } from "./radio.js";
import { edit } from "./sides.js";
import { chosen, state } from "./state.js";
import { isLoading } from "./tiles.js";
import { dayAndTime, format, hourMinute, midnight, virtualNow } from "./time.js";

let ledgerOf = "tile";
let causes = /** @type {Map<string, Cause>} */ (new Map());

const marks = {
  granted: "M4.6 8.4l2.3 2.3 4.6-5",
  deferred: "M8 4.4V8l2.4 1.6",
  refused: "M5.3 5.3l5.4 5.4m0-5.4l-5.4 5.4",
  failed: "M8 4.3v4.6m0 2.6v.1",
  note: "M8 7.4v4.2M8 4.5v.1",
};

const decisions = { granted: "Granted", deferred: "Deferred", refused: "Refused", failed: "Failed", note: "Note" };
const costs = { counted: "counted against the budget", free: "free of the budget", none: "cost nothing" };
const openLines = /** @type {Set<number>} */ (new Set());
// While somebody presses on a line none moves away from under them: a press and its release on two lines are no click.
let isPressed = false;

/** @param {string} decision */
function mark(decision) {
  const svg = makeSVG("svg", { viewBox: "0 0 16 16", class: `mark ${decision}`, role: "img", "aria-label": decisions[decision] });
  svg.append(makeSVG("circle", { cx: 8, cy: 8, r: 8 }), makeSVG("path", { d: marks[decision] }));
  return svg;
}

export async function loadCauses() {
  const answer = await order("causes");
  causes = new Map((answer ?? []).map((cause) => [cause.code, cause]));
  if (state) drawLedger();
}

/**
 * A cause's code, which leads to its explanation.
 * @param {string} code
 * @param {string} words
 */
function causeLink(code, words) {
  const cause = causes.get(code);
  return cause
    ? make("a", { class: "code", href: cause.href, target: "_blank", rel: "noopener", title: `${code}: ${cause.words}` }, words)
    : words;
}

export function drawHead() {
  const tile = state.tiles.find((tile) => tile.id === chosen);
  if (!tile) return fill($("tile-head"), null, () => [make("h2", {}, "Requests")]);
  const next = tile.nextRequest
    ? `next at ${dayAndTime(tile.nextRequest)}`
    : tile.until
      ? `changes ${dayAndTime(tile.until)}`
      : "stays as it is";
  fill($("tile-head"), [
    tile.id,
    tile.name,
    tile.family,
    next,
    tile.refreshesLeft,
    tile.refreshesPerDay,
    tile.reason,
    tile.cause,
    isLoading(tile),
  ], () => [
    make(
      "div",
      { class: "row" },
      make("h2", {}, tile.name),
      make("div", {}, make("strong", {}, String(tile.refreshesLeft)), make("span", { class: "quiet" }, ` of ${tile.refreshesPerDay}`)),
    ),
    make("div", { class: "row" }, make("p", {}, `${familyNames[tile.family] ?? tile.family} · ${next}`), make("p", {}, "refreshes left")),
    ...(tile.reason || tile.cause
      ? [
        make(
          "p",
          { class: isLoading(tile) || state.environment.locked ? "loads" : "why" },
          tile.reason ?? tile.cause.words,
          ...(tile.cause
            ? [" ", make("a", { class: "code", href: tile.cause.href, target: "_blank", rel: "noopener" }, tile.cause.code)]
            : []),
        ),
      ]
      : []),
    make("button", { class: "plain edit", on: { click: () => edit(tile.id) } }, "Edit widget"),
  ]);
}

// The state has the last 200 lines of all widgets; what the day of the chosen one has before them is asked for once.
const dayLines = /** @type {Map<number, Line>} */ (new Map());
let dayOf = "";
let daySeen = 0;

export function keepDay() {
  const from = midnight(virtualNow());
  const key = `${chosen} ${from}`;
  const missed = state.ledger.length >= 200 && (key !== dayOf || state.ledger.at(-1).id > daySeen + 1);
  if (key !== dayOf) dayLines.clear();
  dayOf = key;
  daySeen = state.ledger[0]?.id ?? 0;
  for (const line of state.ledger) if (line.tile === chosen) dayLines.set(line.id, line);
  if (!missed || !chosen) return;
  ask(`ledger.json?tile=${encodeURIComponent(chosen)}&from=${from}`).then((lines) => {
    if (dayOf !== key) return;
    for (const line of lines) if (!dayLines.has(line.id)) dayLines.set(line.id, line);
    drawDay();
    drawLedger();
  }, () => {});
}

// The chosen tile's requests over the day: granted on the track, deferred above, refused and failed below.
export function drawDay() {
  const now = virtualNow();
  const start = midnight(now);
  const length = midnight(start + 36 * 3600000) - start;
  const width = 344;
  const lines = [...dayLines.values()].filter((line) => line.decision !== "note" && line.at >= start && line.at < start + length);
  const passed = Math.round((now - start) / length * width);
  const count = (decision) => lines.filter((line) => line.decision === decision).length;
  $("day").setAttribute(
    "aria-label",
    `Today: ${count("granted")} granted, ${count("deferred")} deferred, ${count("refused") + count("failed")} refused or failed`,
  );
  fill($("day"), [chosen, passed, lines.map((line) => line.id)], () => {
    const svg = makeSVG("svg", { viewBox: `-4 0 ${width + 8} 56`, "aria-hidden": "true" });
    const x = (time) => (time - start) / length * width;
    svg.append(
      makeSVG("rect", { x: 0, y: 16, width, height: 8, rx: 4, class: "track" }),
      makeSVG("rect", { x: 0, y: 16, width: Math.max(passed, 4), height: 8, rx: 4, class: "gone" }),
    );
    for (const line of lines) {
      if (line.decision === "granted") {
        svg.append(makeSVG("rect", { x: x(line.at) - 0.75, y: 12, width: 1.5, height: 16, class: "granted" }));
      } else if (line.decision === "deferred") svg.append(makeSVG("circle", { cx: x(line.at), cy: 4.4, r: 3.2, class: "deferred" }));
      else svg.append(makeSVG("path", { d: `M${x(line.at) - 3} 33l6 6m0-6l-6 6`, class: "refused" }));
    }
    svg.append(makeSVG("rect", { x: passed - 1, y: 9, width: 2, height: 22, class: "now" }));
    for (const hour of [0, 6, 12, 18, 24]) {
      svg.append(
        makeSVG(
          "text",
          { x: width * hour / 24, y: 54, "text-anchor": hour === 0 ? "start" : hour === 24 ? "end" : "middle" },
          String(hour).padStart(2, "0"),
        ),
      );
    }
    return [svg];
  });
}

// A widget's own lines, and those of its app that are of no widget.
function ledgerLines() {
  if (ledgerOf === "all") return state.ledger;
  const app = state.tiles.find((tile) => tile.id === chosen)?.app;
  // That its app once had no widget says nothing about this one.
  return [
    ...dayLines.values(),
    ...state.ledger.filter((line) => !line.tile && app !== undefined && line.app === app && line.code !== "nothing-placed"),
  ].sort((a, b) => b.id - a.id);
}

export function drawLedger() {
  if (isPressed) return;
  const today = midnight(virtualNow());
  const lines = ledgerLines().slice(0, 120);
  const tile = state.tiles.find((one) => one.id === chosen);
  const name = (line) => ledgerOf === "all" && line.tile ? state.tiles.find((tile) => tile.id === line.tile)?.name : null;
  $("export").href = keyed(`ledger.json${ledgerOf === "tile" && tile ? `?tile=${encodeURIComponent(tile.id)}` : ""}`);
  const none = {
    name: "none",
    kind: "",
    shown: null,
    cells: () => [make("td", { colspan: "5", class: "none" }, "No request yet.")],
  };
  fillRows(
    $("ledger"),
    lines.length === 0 ? [none] : lines.map((line) => ({
      name: String(line.id),
      kind: line.decision,
      shown: [today, causes.size, line.decision, line.milliseconds, name(line), openLines.has(line.id)],
      cells: () => ledgerCells(line, today, name(line)),
    })),
  );
}

/**
 * @param {Line} line
 * @param {number} today
 * @param {string} name
 */
function ledgerCells(line, today, name) {
  const open = openLines.has(line.id);
  return [
    make("td", { class: "time" }, format(line.at, midnight(line.at) === today ? hourMinute : { day: "numeric", month: "short" })),
    make("td", {}, mark(line.decision)),
    make(
      "td",
      {},
      make(
        "button",
        {
          class: "who",
          "aria-expanded": String(open),
          on: {
            click: () => {
              if (!openLines.delete(line.id)) openLines.add(line.id);
              drawLedger();
            },
          },
        },
        line.by,
        name ? make("small", {}, ` ${name}`) : null,
      ),
      make(
        "span",
        {},
        ["deferred", "refused", "failed"].includes(line.decision)
          ? make("em", {}, line.code ? causeLink(line.code, decisions[line.decision]) : decisions[line.decision], ": ")
          : "",
        line.reason,
      ),
      open ? make("span", { class: "detail" }, details(line), ...(line.code ? [" · ", causeLink(line.code, line.code)] : [])) : null,
    ),
    make("td", { class: "number" }, line.milliseconds != null ? Math.round(line.milliseconds).toString() : "–"),
    make("td", { class: "number" }, line.megabytes != null ? line.megabytes.toFixed(1) : "–"),
  ];
}

/** @param {Line} line */
function details(line) {
  return [
    format(line.at, { weekday: "short", day: "numeric", month: "short", ...hourMinute, second: "2-digit" }),
    familyNames[line.family] ?? line.family,
    costs[line.cost] ?? line.cost,
    line.bytes != null ? `${line.bytes < 10000 ? `${line.bytes} bytes` : `${Math.round(line.bytes / 1000)} kB`} archived` : null,
    line.duplicates ? `${line.duplicates} like it came with it` : null,
  ].filter(Boolean).join(" · ");
}

export function listenToLedger() {
  $("ledger").addEventListener("pointerdown", ({ button }) => {
    isPressed = button === 0;
  });
  // The click comes right after the release.
  const release = () => {
    if (!isPressed) return;
    isPressed = false;
    setTimeout(drawLedger);
  };
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, release);
  radio($("of"), (value) => {
    ledgerOf = value;
    check($("of"), value);
    drawLedger();
  });
  check($("of"), ledgerOf);
  for (const one of document.querySelectorAll("[data-mark]")) {
    const sign = mark(one.dataset.mark);
    sign.setAttribute("aria-hidden", "true");
    one.prepend(sign);
  }
}
