// The page's signs, drawn in a square of 16: by lines, or filled.
import { makeSVG } from "./elements.js";

const symbolPaths = {
  forth: "M6 3.5 10.5 8 6 12.5",
  back: "M10 3.5 5.5 8l4.5 4.5",
  check: "M3.2 8.6l3.2 3.2 6.4-7.2",
  close: "M4.2 4.2l7.6 7.6m0-7.6-7.6 7.6",
  plus: "M8 3.4v9.2M3.4 8h9.2",
  minus: "M3.4 8h9.2",
  up: "M3.8 9.8 8 5.6l4.2 4.2",
  down: "M3.8 6.2 8 10.4l4.2-4.2",
  search: "M11.4 7.1a4.3 4.3 0 1 1-8.6 0 4.3 4.3 0 0 1 8.6 0zM10.3 10.3l3.5 3.5",
  reload: "M13 8.2A5 5 0 1 1 11.2 4.2M11.6 1.8v2.7H8.9",
  trash: "M2.8 4.2h10.4M6.2 4V2.6h3.6V4M4 4.4l.7 9h6.6l.7-9M6.7 6.6v4.6m2.6-4.6v4.6",
  export: "M8 2.4v7.4M5 7l3 3 3-3M3 10.6v2.6h10v-2.6",
  outside: "M6.6 3.4H3.4v9.2h9.2V9.4M9 3.4h3.6V7M12.4 3.6 7.6 8.4",
  grid: "M3 3h4v4H3zM9 3h4v4H9zM3 9h4v4H3zM9 9h4v4H9z",
};

const filledPaths = {
  sun:
    "M8 4.9a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 0 0 0-6.2zM7.3 1h1.4v2.3H7.3zM7.3 12.7h1.4V15H7.3zM1 7.3h2.3v1.4H1zM12.7 7.3H15v1.4h-2.3zM2.6 3.55l.95-.95L5.2 4.25l-.95.95zM10.8 11.75l.95-.95 1.65 1.65-.95.95zM12.45 2.6l.95.95L11.75 5.2l-.95-.95zM4.25 10.8l.95.95L3.55 13.4l-.95-.95z",
  moon: "M6.3 1.6a6.5 6.5 0 1 0 8.2 8.2A5.6 5.6 0 0 1 6.3 1.6z",
  drop: "M8 1.2C6.6 3.6 3.6 6.6 3.6 9.9a4.4 4.4 0 0 0 8.8 0C12.4 6.6 9.4 3.6 8 1.2z",
  lock:
    "M4.6 7V5a3.4 3.4 0 0 1 6.8 0v2h.3c.7 0 1.3.6 1.3 1.3v5.4c0 .7-.6 1.3-1.3 1.3H4.3C3.6 15 3 14.4 3 13.7V8.3C3 7.6 3.6 7 4.3 7zm1.6 0h3.6V5a1.8 1.8 0 0 0-3.6 0z",
  dots:
    "M3.2 6.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM8 6.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM12.8 6.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z",
  torch:
    "M8 1.2a4.9 4.9 0 0 0-4.9 4.9c0 2.3 1.3 3.6 2.3 5h5.2c1-1.4 2.3-2.7 2.3-5A4.9 4.9 0 0 0 8 1.2zM5.7 12h4.6v.9H5.7zM6 13.7h4c-.2.9-.9 1.3-2 1.3s-1.8-.4-2-1.3z",
  camera:
    "M5.6 2.8 4.8 4.2H2.6C1.7 4.2 1 4.9 1 5.8v6c0 .9.7 1.6 1.6 1.6h10.8c.9 0 1.6-.7 1.6-1.6v-6c0-.9-.7-1.6-1.6-1.6h-2.2l-.8-1.4zM8 5.8a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8zm0 1.1a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z",
};

/**
 * @param {string} name
 * @param {number} [size]
 */
export function symbol(name, size = 16) {
  const svg = makeSVG("svg", {
    viewBox: "0 0 16 16",
    width: size,
    height: size,
    class: filledPaths[name] ? "symbol filled" : "symbol",
    "aria-hidden": "true",
  });
  svg.append(makeSVG("path", { d: symbolPaths[name] ?? filledPaths[name], "fill-rule": "evenodd" }));
  return svg;
}

// Signs that the page's own text names.
export function drawSymbols() {
  for (const one of document.querySelectorAll("[data-symbol]")) one.prepend(symbol(one.dataset.symbol, one.textContent.trim() ? 13 : 16));
  for (const one of document.querySelectorAll("[data-chevron]")) one.append(symbol("down", 10));
}
