"use strict";
// The page's few signs, drawn in a square of 16 by lines.
const symbolPaths = {
  forth: "M6 3.5 10.5 8 6 12.5", back: "M10 3.5 5.5 8l4.5 4.5", check: "M3.2 8.6l3.2 3.2 6.4-7.2", close: "M4.2 4.2l7.6 7.6m0-7.6-7.6 7.6", plus: "M8 3.4v9.2M3.4 8h9.2", minus: "M3.4 8h9.2",
  up: "M3.8 9.8 8 5.6l4.2 4.2", down: "M3.8 6.2 8 10.4l4.2-4.2", search: "M11.4 7.1a4.3 4.3 0 1 1-8.6 0 4.3 4.3 0 0 1 8.6 0zM10.3 10.3l3.5 3.5",
  reload: "M13 8.2A5 5 0 1 1 11.2 4.2M11.6 1.8v2.7H8.9", trash: "M2.8 4.2h10.4M6.2 4V2.6h3.6V4M4 4.4l.7 9h6.6l.7-9M6.7 6.6v4.6m2.6-4.6v4.6",
};
function symbol(name, size = 16) {
  const svg = makeSVG("svg", { viewBox: "0 0 16 16", width: size, height: size, class: "symbol", "aria-hidden": "true" });
  svg.append(makeSVG("path", { d: symbolPaths[name] }));
  return svg;
}
