// One tile in all its looks at once: columns are looks, rows text sizes or languages. Each cell is asked of the extension.
import { $, focused, keyed, make } from "./elements.js";
import { localeName, typeSizes } from "./environment.js";
import { check, radio } from "./radio.js";
import { opened } from "./sides.js";
import { tileOf } from "./state.js";

let matrixOf = /** @type {string | null} */ (null);
let matrixBy = "typeSize";
let matrixBefore = /** @type {Element | null} */ (null);

const matrixLooks = [
  { name: "Light", query: { scheme: "light" } },
  { name: "Dark", query: { scheme: "dark" } },
  { name: "Tinted", query: { scheme: "dark", mode: "tinted" }, ground: "glass" },
  { name: "Clear", query: { scheme: "light", mode: "clear" }, ground: "clear" },
  { name: "Vibrant", query: { scheme: "dark", mode: "vibrant" }, ground: "lock" },
  { name: "Dimmed", query: { scheme: "dark", luminance: "reduced" }, ground: "night" },
  { name: "Locked", query: { scheme: "light", locked: "true" } },
];

const matrixRows = {
  typeSize: ["xSmall", "large", "xxxLarge", "accessibility3"].map((typeSize) => ({ name: typeSizes[typeSize], query: { typeSize } })),
  locale: [["en_GB"], ["de_DE"], ["it_IT"], ["ja_JP"], ["ar_SA", "true"]].map(([locale, rightToLeft]) => ({
    name: localeName(locale),
    query: { locale, rightToLeft },
  })),
  boldText: [["Regular", "false"], ["Bold text", "true"]].map(([name, boldText]) => ({ name, query: { boldText } })),
};

/** @param {string} id */
export function openMatrix(id) {
  matrixBefore = document.activeElement;
  matrixOf = id;
  $("matrix").hidden = false;
  for (const part of document.querySelectorAll("header, main, footer")) part.inert = true;
  drawMatrix();
  $("matrix").querySelector("#matrix-close").focus();
}

function closeMatrix() {
  if (!matrixOf) return;
  matrixOf = null;
  $("matrix").hidden = true;
  $("matrix").replaceChildren();
  for (const part of document.querySelectorAll("header, main, footer")) part.inert = Boolean(opened) && part.tagName !== "MAIN";
  if (matrixBefore?.isConnected) matrixBefore.focus();
}

function drawMatrix() {
  const tile = tileOf(matrixOf);
  const accessory = tile.family.startsWith("accessory");
  const all = matrixLooks.filter((one) => accessory ? ["Vibrant", "Dimmed", "Locked"].includes(one.name) : one.name !== "Vibrant")
    .map((one) => accessory ? { ...one, ground: "lock", query: { ...one.query, scheme: "dark", mode: "vibrant" } } : one);
  const by = make(
    "div",
    { class: "segments small", role: "radiogroup", "aria-label": "Rows" },
    ...[["typeSize", "Text sizes"], ["locale", "Languages"], ["boldText", "Weight"]].map(([value, words]) =>
      make("button", { role: "radio", "data-value": value }, words)
    ),
  );
  check(by, matrixBy);
  radio(by, (value) => {
    matrixBy = value;
    drawMatrix();
    $("matrix").querySelector(`[data-value=${value}]`).focus();
  });
  $("matrix").replaceChildren(
    make(
      "div",
      { class: "bar" },
      make("h2", { id: "matrix-title" }, `All looks of ${tile.name}`),
      by,
      make("button", { id: "matrix-close", class: "plain", on: { click: closeMatrix } }, "Done"),
    ),
    make(
      "div",
      { class: "scrolls", tabindex: "0", role: "region", "aria-label": "Looks" },
      make(
        "table",
        {},
        make(
          "thead",
          {},
          make(
            "tr",
            {},
            make("td", {}),
            ...all.map((one) => make("th", { scope: "col" }, one.name)),
          ),
        ),
        make(
          "tbody",
          {},
          ...matrixRows[matrixBy].map((row) =>
            make("tr", {}, make("th", { scope: "row" }, row.name), ...all.map((one) => make("td", {}, cell(tile, row, one))))
          ),
        ),
      ),
    ),
  );
}

/**
 * @param {Tile} tile
 * @param {{ name: string, query: Record<string, string> }} row
 * @param {{ name: string, query: Record<string, string>, ground?: string }} one
 */
function cell(tile, row, one) {
  const size = Math.min(1, 260 / tile.width);
  const scale = Math.min(Math.max(devicePixelRatio * size, 0.5), 4).toFixed(2);
  const query = new URLSearchParams(Object.entries({ scale, ...one.query, ...row.query }).filter(([, value]) => value !== undefined));
  const image = make("img", {
    alt: `${tile.name}: ${one.name}, ${row.name}`,
    loading: "lazy",
    width: String(Math.round(tile.width * size)),
    height: String(Math.round(tile.height * size)),
    src: keyed(`tiles/${encodeURIComponent(tile.id)}/variant.png?${query}`),
  });
  const box = make("div", { class: `look ${one.ground ?? ""} waits` }, image);
  image.style.borderRadius = `${tile.cornerRadius * size}px`;
  image.addEventListener("load", () => box.classList.remove("waits"));
  image.addEventListener("error", () => {
    box.classList.remove("waits");
    box.append(make("small", {}, "This look could not be drawn; its requests say why."));
  });
  return box;
}

function listenToMatrix() {
  $("matrix").addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      closeMatrix();
    }
    if (event.key !== "Tab") return;
    // The focus stays in the dialog.
    const all = [...$("matrix").querySelectorAll("button, [tabindex='0']")].filter((one) => one.tabIndex >= 0);
    const at = all.indexOf(focused());
    const to = event.shiftKey ? at - 1 : at + 1;
    if (to < 0 || to >= all.length) {
      event.preventDefault();
      all.at(to < 0 ? -1 : 0).focus();
    }
  });
}

listenToMatrix();
