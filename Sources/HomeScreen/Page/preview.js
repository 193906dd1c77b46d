// All previews and widgets of a project, drawn anew whenever its source has changed.
import { $, ask, keyed, make, say } from "./elements.js";
import { choose, chosen, inspect } from "./inspector.js";

const choices = {
  scheme: [["light", "Light"], ["dark", "Dark"], ["both", "Both"]],
  what: [["placeholder", "Placeholder"], ["snapshot", "Snapshot"], ["timeline", "Timeline"]],
  mode: [["usual", "As placed"], ["fullColor", "Full colour"], ["accented", "Tinted"], ["vibrant", "Lock screen"]],
  matrix: [["none", "None"], ["mode", "Modes"], ["typeSize", "Type sizes"], ["device", "Devices"], ["locale", "Languages"]],
};

const languages = ["en_GB", "en_US", "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "ja_JP", "zh_CN", "ko_KR", "ar_SA", "he_IL"];

// What the address says, so that it can be sent to somebody; then what the program was started with.
const look = Object.fromEntries(
  [...new URLSearchParams(location.search)].filter(([name]) =>
    ["scheme", "what", "mode", "typeSize", "device", "locale", "fill", "matrix", "locales"].includes(name)
  ),
);

let shown = /** @type {any} */ (null);
const sections = /** @type {Map<string, any>} */ (new Map());

/** @param {string} name */
function current(name) {
  return look[name] ??
    {
      scheme: "light",
      what: "timeline",
      mode: "usual",
      typeSize: "large",
      fill: "no",
      matrix: "none",
      locales: "en_GB, de_DE, ja_JP, ar_SA",
      device: shown?.device,
      locale: shown?.locale,
    }[name];
}

/**
 * With some of it otherwise.
 * @param {Record<string, any>} [other]
 */
function query(other = {}) {
  const pairs = ["scheme", "what", "mode", "typeSize", "device", "locale", "fill"].map((name) => [name, other[name] ?? current(name)]);
  if (other.most) pairs.push(["most", other.most]);
  return pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
}

// Of a matrix each line's value with its words; one line without words where there is none.
function lines() {
  switch (current("matrix")) {
    case "mode":
      // Without the first, which stands for one of the others.
      return choices.mode.slice(1);
    case "typeSize":
      return shown.typeSizes.map((size) => [size, size]);
    case "device":
      return shown.devices.map((name) => [name, name]);
    case "locale":
      return [...new Set(current("locales").split(/[\s,;]+/).filter(Boolean))].slice(0, 12).map((name) => [name, name]);
    default:
      return [[null, ""]];
  }
}

/**
 * @param {string} name
 * @param {any} value
 */
function change(name, value) {
  look[name] = value;
  history.replaceState(null, "", "?" + new URLSearchParams(look));
  reload();
}

// MARK: Switches

/** @param {string} id */
function segments(id) {
  for (const [value, words] of choices[id]) {
    $(id).append(
      make(
        "label",
        {},
        make("input", {
          type: "radio",
          name: id,
          value,
          checked: current(id) === value,
          on: { change: () => change(id, value) },
        }),
        make("span", {}, words),
      ),
    );
  }
}

/**
 * @param {string} id
 * @param {string[][]} list
 */
function options(id, list) {
  $(id).replaceChildren(...list.map(([value, words]) => make("option", { value, selected: current(id) === value }, words)));
}

function switches() {
  segments("scheme");
  segments("what");
  options("mode", choices.mode);
  options("typeSize", shown.typeSizes.map((size) => [size, size]));
  options("device", shown.devices.map((name) => [name, name]));
  $("locales").replaceChildren(...languages.map((value) => make("option", { value })));
  $("locale").value = current("locale");
  $("fill").checked = current("fill") === "yes";
  options("matrix", choices.matrix);
  $("matrix").addEventListener("change", () => {
    change("matrix", $("matrix").value);
    showMatrix();
  });
  $("matrixLocales").value = current("locales");
  $("matrixLocales").addEventListener("change", () => {
    if ($("matrixLocales").value.trim()) change("locales", $("matrixLocales").value.trim());
  });
  $("pin").addEventListener("click", pin);
  showMatrix();
  for (const id of ["mode", "typeSize", "device"]) $(id).addEventListener("change", () => change(id, $(id).value));
  $("locale").addEventListener("change", () => {
    if ($("locale").value.trim()) change("locale", $("locale").value.trim());
  });
  $("fill").addEventListener("change", () => change("fill", $("fill").checked ? "yes" : "no"));
  $("look").addEventListener("submit", (event) => event.preventDefault());
  $("search").addEventListener("input", filter);
}

// What the lines say the switch does not.
function showMatrix() {
  const axis = current("matrix");
  for (const id of ["mode", "typeSize", "device", "locale"]) $(id).disabled = id === axis;
  $("matrixLocales").closest("label").hidden = axis !== "locale";
}

// MARK: What there is

function showProblems() {
  const { problems } = shown;
  $("problems").hidden = problems.length === 0;
  const kept = shown.build > 0 ? " What was built last stays below." : "";
  $("problems").replaceChildren(
    make("h2", {}, problems.length === 1 ? "It does not build" : `It does not build: ${problems.length} errors`),
    make("p", { class: "quiet" }, kept.trim()),
    make(
      "ul",
      {},
      ...problems.map((problem) =>
        make(
          "li",
          {},
          problem.file ? make("code", {}, `${problem.file}${problem.line ? `:${problem.line}:${problem.column ?? 1}` : ""}`) : null,
          problem.message,
          problem.source ? make("pre", {}, problem.source) : null,
        )
      ),
    ),
  );
}

/** The first error in words that lead to all of them, for whoever has scrolled away from the list. */
function firstProblem() {
  const [{ file, line, message }] = shown.problems;
  const more = shown.problems.length - 1;
  const place = file ? `${file.slice(file.lastIndexOf("/") + 1)}${line ? `:${line}` : ""}: ` : "";
  const link = make("a", { href: "#problems" }, `Does not build: ${place}${message}${more ? `, and ${more} more` : ""}`);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    $("problems").scrollIntoView({ block: "nearest" });
  });
  return link;
}

function showStatus() {
  const { isBuilding, problems, build, seconds } = shown;
  const took = seconds === undefined || seconds === null ? "" : ` in ${seconds.toFixed(1)} s`;
  const failed = !isBuilding && problems.length > 0;
  $("status").replaceChildren(
    failed
      ? firstProblem()
      : isBuilding
        ? (build ? "Building…" : "Building for the first time…")
        : build
          ? `Built${took}`
          : "",
  );
  $("status").classList.toggle("bad", failed);
  document.title = `${!isBuilding && problems.length ? "⚠ " : ""}${shown.title} – previews`;
  $("title").textContent = shown.title;
}

const watch = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const section = sections.get(entry.target.dataset.item);
    if (section) {
      section.isNear = entry.isIntersecting;
      load(section);
    }
  }
}, { rootMargin: "400px" });

function showItems() {
  const items = shown.extensions.flatMap((one) => one.items.map((item) => ({ ...item, extension: one.name })));
  const ids = new Set(items.map((item) => item.id));
  for (const [id, section] of sections) {
    if (ids.has(id)) continue;
    watch.unobserve(section.element);
    section.element.remove();
    sections.delete(id);
  }
  for (const item of items) {
    let section = sections.get(item.id);
    if (!section) {
      const pictures = make("div", { class: "pictures" }, make("div", { class: "skeleton" }));
      const words = make("p", { class: "failed", role: "alert", hidden: true });
      const heading = make("h2", {});
      const detail = make("p", {});
      const element = make(
        "section",
        { class: "item", id: `item-${item.id}`, "data-item": item.id },
        make("header", {}, heading, detail),
        words,
        pictures,
      );
      section = { item, element, heading, detail, pictures, words, figures: new Map(), loaded: "", isNear: false };
      sections.set(item.id, section);
      watch.observe(element);
    }
    section.item = item;
    section.heading.textContent = item.title;
    section.detail.textContent = item.detail;
    $("items").append(section.element);
  }
  $("index").replaceChildren(...shown.extensions.flatMap((one) => [
    ...(shown.extensions.length > 1 || one.items.length === 0 ? [make("h2", {}, one.name)] : []),
    ...["preview", "widget"].flatMap((sort) => {
      const own = one.items.filter((item) => item.sort === sort);
      return own.length
        ? [
          make("h2", {}, sort === "preview" ? "Previews" : "Widgets"),
          ...own.map((item) => make("a", { href: `#item-${item.id}`, "data-item": item.id }, item.title, make("span", {}, item.detail))),
        ]
        : [];
    }),
  ]));
  let empty = $("empty");
  if (items.length === 0 && shown.build > 0 && !empty) {
    $("items").append(
      make("p", { id: "empty", class: "empty" }, "There is nothing to show: the source has no #Preview, no PreviewProvider and no widget."),
    );
  } else if (items.length > 0) empty?.remove();
  filter();
}

function filter() {
  const words = $("search").value.trim().toLowerCase();
  for (const { item, element } of sections.values()) {
    const isFound = !words || `${item.title} ${item.detail} ${item.extension}`.toLowerCase().includes(words);
    element.hidden = !isFound;
    const link = $("index").querySelector(`[data-item="${CSS.escape(item.id)}"]`);
    if (link) link.hidden = !isFound;
  }
}

// MARK: Pictures

// Two at a time: the extension draws one after the other anyway, and what is asked first is seen first.
const queue = /** @type {any[]} */ ([]);
let underWay = 0;

/** @param {any} section */
function load(section) {
  const wanted = `${shown.build}?${query()}&matrix=${lines().map(([value]) => value).join()}&${current("matrix")}`;
  if (!section.isNear || section.element.hidden || section.loaded === wanted || shown.build === 0) return;
  section.loaded = wanted;
  section.pictures.classList.add("waiting");
  if (!queue.includes(section)) queue.push(section);
  drain();
}

async function drain() {
  while (underWay < 2 && queue.length) {
    const section = queue.shift();
    underWay += 1;
    show(section, section.loaded).finally(() => {
      underWay -= 1;
      drain();
    });
  }
}

/**
 * @param {any} section
 * @param {string} wanted
 */
async function show(section, wanted) {
  const axis = current("matrix");
  const rows = lines();
  const figures = new Map();
  const elements = [];
  const failures = [];
  let isAny = false;
  for (const [value, words] of rows) {
    let pictures = [];
    try {
      pictures = await ask(`items/${encodeURIComponent(section.item.id)}?${query(value === null ? {} : { [axis]: value, most: 1 })}`);
      isAny = true;
    } catch (error) {
      failures.push(words ? `${words}: ${error.message}` : error.message);
    }
    if (section.loaded !== wanted) return;
    const own = [];
    for (const picture of pictures) {
      const place = `${axis}-${value}-${picture.entry}-${picture.scheme}`;
      const figure = section.figures.get(place) ?? newFigure(place);
      if (figure.picture && figure.picture.id !== picture.id && !figure.pinned) figure.before = figure.picture.id;
      figure.picture = picture;
      figure.timeZone = shown.timeZone;
      figure.title = [
        section.item.title,
        picture.name,
        words,
        pictures.length > 1 && section.item.hasTimeline ? `entry ${picture.entry}` : null,
        picture.scheme,
      ].filter(Boolean).join(", ");
      fillFigure(figure, section, pictures.length);
      figures.set(place, figure);
      own.push(figure.element);
    }
    if (value === null) elements.push(...own);
    else if (own.length) elements.push(make("div", { class: "line" }, make("h3", {}, words), make("div", { class: "pictures" }, ...own)));
  }
  section.pictures.classList.remove("waiting");
  section.pictures.classList.toggle("matrix", rows[0][0] !== null);
  section.words.hidden = failures.length === 0;
  section.words.textContent = [...new Set(failures)].join(" ");
  // What was drawn last stays where there is nothing new.
  if (!isAny) {
    section.pictures.querySelector(".skeleton")?.remove();
    return;
  }
  section.figures = figures;
  section.pictures.replaceChildren(...elements);
  if (chosen && ![...sections.values()].some((one) => [...one.figures.values()].includes(chosen))) choose(null);
  else if (chosen && figures.get(chosen.place) === chosen) inspect();
  countChanges();
}

/** @param {string} place */
function newFigure(place) {
  const figure = /** @type {Figure} */ ({ place, picture: null, before: null, pinned: null, title: "" });
  figure.image = make("img", { decoding: "async" });
  figure.caption = make("figcaption", {});
  figure.button = make("button", { type: "button", "aria-pressed": "false", on: { click: () => choose(figure) } }, figure.image);
  figure.element = make("figure", {}, figure.button, figure.caption);
  return figure;
}

/**
 * @param {Figure} figure
 * @param {any} section
 * @param {number} count
 */
function fillFigure(figure, section, count) {
  const { picture, image } = figure;
  const source = keyed(`pictures/${picture.id}`);
  if (image.getAttribute("src") !== source) image.src = source;
  image.width = Math.round(picture.width);
  image.height = Math.round(picture.height);
  image.alt = `${figure.title}. ${picture.spoken.split("\n").join(". ")}`;
  figure.element.classList.toggle("view", !picture.family);
  const when = section.item.hasTimeline && current("what") === "timeline" && count > 1
    ? new Date(picture.date).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short", timeZone: shown.timeZone })
    : null;
  const words = [picture.name, when, current("scheme") === "both" ? picture.scheme : null].filter(Boolean).join(", ");
  figure.caption.replaceChildren(words, ...picture.diagnostics.slice(0, 3).map((note) => make("span", { class: "note" }, note)));
  if (figure.pinned && figure.pinned !== picture.id) figure.caption.prepend(make("span", { class: "changed" }, "Changed"));
  figure.caption.hidden = !words && picture.diagnostics.length === 0 && !figure.caption.querySelector(".changed");
}

// MARK: Comparing

// What is shown now is what later pictures are compared with, until it is pressed again.
let isPinned = false;

function pin() {
  isPinned = !isPinned;
  $("pin").setAttribute("aria-pressed", isPinned);
  for (const section of sections.values()) {
    for (const figure of section.figures.values()) {
      figure.pinned = isPinned ? figure.picture.id : null;
      if (isPinned) figure.before = figure.picture.id;
      figure.caption.querySelector(".changed")?.remove();
    }
  }
  countChanges();
  inspect();
}

function countChanges() {
  const changed =
    [...sections.values()].flatMap((section) => [...section.figures.values()]).filter((figure) =>
      figure.pinned && figure.pinned !== figure.picture.id
    ).length;
  $("pin").textContent = !isPinned ? "Compare with now" : changed === 0 ? "Nothing changed" : `${changed} changed`;
}

function reload() {
  for (const section of sections.values()) load(section);
}

// MARK: Changes

async function update() {
  const isFirst = !shown;
  try {
    shown = await ask("state");
  } catch (error) {
    say(error.message);
    return;
  }
  if (isFirst) switches();
  showStatus();
  showProblems();
  showItems();
  reload();
}

function listen() {
  const events = new EventSource(keyed("events"));
  events.onmessage = () => update();
  events.onerror = () => {
    $("status").textContent = "vitrine has ended, or cannot be reached.";
    $("status").classList.add("bad");
  };
}

listen();
