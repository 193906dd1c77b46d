// Ridges under a sky, the nearer the darker: each a line that is broken in halves again and again, always by the same chance.
import { $, makeSVG } from "./elements.js";

/**
 * @param {number} seed
 * @param {number} height
 * @param {number} rise
 * @param {number} rough
 */
function ridge(seed, height, rise, rough) {
  let chance = seed;
  const next = () => {
    chance = (chance * 16807) % 2147483647;
    return chance / 2147483647 - 0.5;
  };
  let line = [next() * rise, next() * rise, next() * rise, next() * rise];
  for (let spread = rise * 0.9, round = 0; round < 6; round++, spread *= rough) {
    line = line.flatMap((value, index) => index === line.length - 1 ? [value] : [value, (value + line[index + 1]) / 2 + next() * spread]);
  }
  const step = 400 / (line.length - 1);
  const points = line.map((value, index) => `L${(index * step - 3).toFixed(1)} ${(height + value).toFixed(1)}`);
  return `M-4 860V${(height + line[0]).toFixed(1)}${points.join("")}V860z`;
}

export function drawWallpaper() {
  const svg = makeSVG("svg", { viewBox: "0 0 393 852", preserveAspectRatio: "xMidYMax slice" });
  [[1947, 486, 40], [85, 552, 52], [3301, 634, 46], [620, 708, 58]].forEach(([seed, height, rise], index) =>
    svg.append(makeSVG("path", { d: ridge(seed, height, rise, 0.5), class: `ridge-${index + 1}` }))
  );
  $("wallpaper").replaceChildren(svg);
}
