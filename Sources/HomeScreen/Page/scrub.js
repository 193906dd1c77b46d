"use strict";
// While the playhead is dragged each tile shows its picture of that moment, from what is archived; the clock moves when it is let go.
let scrubbed = null;
// When each came to be shown whose picture is kept, past ones too. An entry of before its timeline came was shown from then on.
function entriesOf(tile) {
  if (tile.since == null) return [...tile.kept, ...tile.entries];
  return [...tile.kept, tile.since, ...tile.entries.filter((entry) => entry > tile.since)];
}
// The entry that a tile shows at a time; before its first there is none.
function entryAt(tile, time) {
  let found;
  for (const entry of entriesOf(tile)) if (entry <= time && !(entry < found)) found = entry;
  return found;
}
function scrubTo(time) {
  scrubbed = time;
  document.documentElement.classList.add("scrubbing");
  for (const item of $("tiles").children) {
    const tile = tileOf(item.dataset.id);
    if (!tile || item.inert) continue;
    const entry = entryAt(tile, time), box = item.querySelector(".tile");
    item.classList.toggle("before", entry === undefined);
    if (entry !== undefined) showTile(box, tile, address(tile, box.offsetWidth, entry), true);
  }
  tick();
}
function endScrub() {
  scrubbed = null;
  document.documentElement.classList.remove("scrubbing");
  for (const item of $("tiles").children) item.classList.remove("before");
}
