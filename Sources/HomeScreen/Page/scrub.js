// While the playhead is dragged each tile shows its picture of that moment, from what is archived; the clock moves when it is let go.
import { lastChange, nextChange, setClock, tick } from "./clock.js";
import { $, order } from "./elements.js";
import { entriesOf, timeAt } from "./lanes.js";
import { refresh, scrubAt, scrubbed, state, tileOf } from "./state.js";
import { address, showTile } from "./tiles.js";

/**
 * The entry that a tile shows at a time; before its first there is none.
 * @param {Tile} tile
 * @param {number} time
 */
export function entryAt(tile, time) {
  let found;
  for (const entry of entriesOf(tile)) if (entry <= time && !(entry < found)) found = entry;
  return found;
}

/** @param {number} time */
function scrubTo(time) {
  scrubAt(time);
  document.documentElement.classList.add("scrubbing");
  for (const item of $("tiles").children) {
    const tile = tileOf(item.dataset.id);
    if (!tile || item.inert) continue;
    const entry = entryAt(tile, time);
    const box = item.querySelector(".tile");
    item.classList.toggle("before", entry === undefined);
    if (entry !== undefined) showTile(box, tile, address(tile, box.offsetWidth, entry), true);
  }
  tick();
}

function endScrub() {
  scrubAt(null);
  document.documentElement.classList.remove("scrubbing");
  for (const item of $("tiles").children) item.classList.remove("before");
}

export function listenToLanes() {
  const lanes = $("lanes");
  const stop = async (event) => {
    if (scrubbed === null) return;
    const now = scrubbed;
    // The pictures stay until the host has moved the clock.
    if (event.type === "pointerup") await order("clock", { now });
    endScrub();
    refresh();
  };
  lanes.addEventListener("pointerdown", (event) => {
    if (!state || event.button !== 0) return;
    lanes.setPointerCapture(event.pointerId);
    scrubTo(timeAt(event));
  });
  lanes.addEventListener("pointermove", (event) => {
    if (scrubbed !== null) scrubTo(timeAt(event));
  });
  lanes.addEventListener("pointerup", stop);
  lanes.addEventListener("pointercancel", stop);
  lanes.addEventListener("keydown", (event) => {
    const forth = ["ArrowRight", "ArrowUp"].includes(event.key);
    const back = ["ArrowLeft", "ArrowDown"].includes(event.key);
    const time = forth ? nextChange() : back ? lastChange() : null;
    if (forth || back) event.preventDefault();
    if (time !== null) setClock({ now: time + 1000 });
  });
}
