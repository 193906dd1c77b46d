// Moving tiles: dragged by mouse or by a finger that has rested on it, or picked up by keyboard.
import { $, make, order, say } from "./elements.js";
import {
  cellFrame,
  cellStep,
  frameOf,
  homePage,
  isHome,
  nearestCell,
  onPixels,
  screenName,
  screenSize,
  shownTiles,
  unit,
} from "./layout.js";
import { goTo } from "./phone.js";
import { closePanel, edit } from "./sides.js";
import { chooseTile, chosen, refresh, state, tileOf } from "./state.js";
import { drawTiles, move, moving, picked, pickUp, whenTileIsMade } from "./tiles.js";

let flipTimer = 0;

/**
 * @param {Tile} tile
 * @param {Cell} place
 */
async function moveTo(tile, place) {
  const moved = await order("move", { tile: tile.id, screen: screenName(), ...place });
  if (moved) await refresh();
  return moved;
}

/** @param {string} words */
function tell(words) {
  $("said").textContent = words;
}

/** @param {Tile} tile */
function placeWords(tile) {
  if (!isHome()) return `${tile.name}, place ${tile.place.column + 1}.`;
  const step = cellStep();
  const column = tile.place.column / step.columns + 1;
  const row = tile.place.row / step.rows + 1;
  return `${tile.name}, page ${tile.place.page + 1}, column ${column}, row ${row}.`;
}

/**
 * @param {HTMLElement} item
 * @param {string} id
 */
function listenForMoving(item, id) {
  const box = item.querySelector(".tile");
  let from = null;
  let timer = 0;
  let long = 0;
  let held = false;
  let over = false;
  const end = () => {
    clearTimeout(timer);
    clearTimeout(long);
    from = null;
    held = false;
    item.classList.remove("held");
  };
  box.addEventListener("dragstart", (event) => event.preventDefault());
  box.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    end();
    edit(id);
  });
  box.addEventListener("pointerdown", (event) => {
    over = false;
    if (event.button !== 0) return;
    from = event;
    // What goes on resting wants the sheet; before that a finger picks the tile up.
    long = setTimeout(() => {
      end();
      over = true;
      edit(id);
    }, 900);
    if (event.pointerType === "mouse") return;
    timer = setTimeout(() => {
      held = true;
      item.classList.add("held");
    }, 400);
  });
  box.addEventListener("pointermove", (event) => {
    if (!from) return;
    const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
    if (moving) {
      dragTo(event);
      return;
    }
    if (from.pointerType !== "mouse" && !held) {
      if (far > 10) end();
      return;
    }
    if (far > 6) {
      clearTimeout(long);
      startDragging(item, tileOf(id), from);
      box.setPointerCapture(event.pointerId);
      dragTo(event);
    }
  });
  box.addEventListener("pointerup", () => {
    const dragged = Boolean(moving);
    const rested = held;
    end();
    if (dragged) {
      over = true;
      drop();
    } else if (rested) {
      over = true;
      edit(id);
    }
  });
  // A finger is held by what it touched first; that it loses it to the tile is no end. Nor is one what follows on letting go.
  for (const lost of ["pointercancel", "lostpointercapture"]) {
    box.addEventListener(lost, (event) => {
      if (!from || lost !== "pointercancel" && event.target !== box) return;
      if (moving?.id === id) stopDragging();
      end();
    });
  }
  // The page does not scroll away under a tile that is held.
  box.addEventListener("touchmove", (event) => {
    if (held || moving) event.preventDefault();
  }, { passive: false });
  // Letting go is no tap.
  box.addEventListener("click", (event) => {
    if (over) {
      event.preventDefault();
      event.stopPropagation();
      over = false;
    }
  }, true);
  item.querySelector(".name").addEventListener("keydown", (event) => keyOn(id, event));
  item.addEventListener("keydown", (event) => {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      removeTile(id);
    }
  });
}

/**
 * @param {HTMLElement} item
 * @param {Tile} tile
 * @param {Point & { clientX: number, clientY: number }} event
 */
function startDragging(item, tile, event) {
  const frame = item.querySelector(".tile").getBoundingClientRect();
  move({
    id: tile.id,
    item,
    tile,
    grip: { x: event.clientX - frame.left, y: event.clientY - frame.top },
    from: { x: event.clientX, y: event.clientY },
    page: homePage,
  });
  item.classList.add("moving");
}

/** @param {PointerEvent} event */
function dragTo(event) {
  const { item, tile, grip, from } = moving;
  const screen = $("screen").getBoundingClientRect();
  const pages = (homePage - moving.page) * onPixels(screenSize().width);
  item.style.transform = `translate(${event.clientX - from.x + pages}px, ${event.clientY - from.y}px)`;
  const inside = event.clientX > screen.left - 20 && event.clientX < screen.right + 20 && event.clientY > screen.top &&
    event.clientY < screen.bottom;
  showLanding(inside ? targetAt(event.clientX - grip.x, event.clientY - grip.y, tile) : null, tile);
  flipAtEdge(event, screen);
}

/**
 * A tile that is held at the edge goes to the next page.
 * @param {PointerEvent} event
 * @param {DOMRect} screen
 */
function flipAtEdge(event, screen) {
  const step = !isHome() ? 0 : event.clientX < screen.left + 14 ? -1 : event.clientX > screen.right - 14 ? 1 : 0;
  if (!step) {
    clearTimeout(flipTimer);
    flipTimer = 0;
    return;
  }
  flipTimer ||= setTimeout(() => {
    flipTimer = 0;
    goTo(homePage + step);
  }, 650);
}

/**
 * @param {number} left
 * @param {number} top
 * @param {Placeable} tile
 */
function targetAt(left, top, tile) {
  const screen = $("screen").getBoundingClientRect();
  const x = (left - screen.left) / unit;
  const y = (top - screen.top) / unit;
  return nearestCell(x, y, tile);
}

/**
 * @param {Cell} place
 * @param {Placeable} tile
 */
function showLanding(place, tile) {
  if (moving) moving.place = place;
  const landing = $("landing");
  landing.hidden = !place;
  if (landing.hidden) return;
  const frame = cellFrame(place, tile);
  landing.style.left = `${onPixels(frame.x)}px`;
  landing.style.top = `${onPixels(frame.y)}px`;
  landing.style.width = `${onPixels(frame.width)}px`;
  landing.style.height = `${onPixels(frame.height)}px`;
}

function stopDragging() {
  clearTimeout(flipTimer);
  flipTimer = 0;
  $("landing").hidden = true;
  if (!moving) return;
  const { item } = moving;
  move(null);
  item.classList.remove("moving");
  item.style.transform = "";
  drawTiles();
}

async function drop() {
  const { tile, place, item } = moving;
  const same = !place || place.page === tile.place.page && place.column === tile.place.column && place.row === tile.place.row;
  if (same) return stopDragging();
  // It stays where it was let go until the host has made room.
  $("landing").hidden = true;
  const held = moving;
  const moved = await order("move", { tile: tile.id, screen: screenName(), ...place });
  if (moving === held) {
    move(null);
    item.classList.remove("moving");
    item.style.transform = "";
  }
  if (moved) await refresh();
  else drawTiles();
}

// Moves by key are made one after the other, so that what is pressed last holds and is said last.
let lastMove = Promise.resolve();

/** @param {() => any} act */
function afterMoves(act) {
  return lastMove = lastMove.then(act, act);
}

/**
 * Space picks a tile up and puts it down, arrow keys move it; Escape takes it back to where it was.
 * @param {string} id
 * @param {KeyboardEvent} event
 */
function keyOn(id, event) {
  const tile = tileOf(id);
  const step = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
  if (!tile) return;
  if (event.key === " " || event.key === "Enter" && picked) {
    event.preventDefault();
    if (picked) {
      pickUp(null);
      afterMoves(() => tell(`Put down. ${placeWords(tileOf(id) ?? tile)}`));
    } else {
      pickUp({ id, from: { ...tile.place } });
      tell(`Picked up. ${placeWords(tile)} Arrow keys move it, Space puts it down, Escape takes it back.`);
    }
    drawTiles();
  } else if (event.key === "Escape" && picked) {
    event.preventDefault();
    event.stopPropagation();
    const { from } = picked;
    pickUp(null);
    afterMoves(async () => {
      await moveTo(tile, from);
      goTo(from.page);
      focusName(id);
      tell("Taken back.");
    });
  } else if (step && picked) {
    event.preventDefault();
    afterMoves(() => moveByKey(id, step));
  } else if (step) {
    event.preventDefault();
    focusBeside(tile, step);
  }
}

/**
 * @param {string} id
 * @param {number[]} step
 */
async function moveByKey(id, [across, down]) {
  const tile = tileOf(id);
  if (!tile) return;
  const by = isHome() ? cellStep() : { columns: 1, rows: 0 };
  const cells = tile.place;
  const { columns, rows } = state.screen.grid;
  let { page, column, row } = tile.place;
  column += across * by.columns;
  row += down * by.rows;
  if (isHome() && column < 0 && page > 0) {
    page -= 1;
    column = columns - cells.columns;
  } else if (isHome() && column + cells.columns > columns) {
    page += 1;
    column = 0;
  }
  if (column < 0 || isHome() && (row < 0 || row + cells.rows > rows)) return tell("It cannot go further there.");
  if (!await moveTo(tile, { page, column, row })) return;
  const now = tileOf(tile.id);
  if (!now) return;
  if (isHome()) goTo(now.place.page);
  focusName(tile.id);
  tell(placeWords(now));
}

/** @param {string} id */
function focusName(id) {
  document.querySelector(`#tiles [data-id="${CSS.escape(id ?? "")}"] .name`)?.focus();
}

/**
 * The nearest tile in that direction; past the screen's edge, the next page's.
 * @param {Tile} tile
 * @param {number[]} step
 */
function focusBeside(tile, [across, down]) {
  const from = frameOf(tile);
  const middle = (frame) => ({ x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 });
  const here = middle(from);
  const found = shownTiles().filter((one) => one.id !== tile.id).map((one) => ({ one, to: middle(frameOf(one)) }))
    .map(({ one, to }) => ({
      one,
      ahead: (to.x - here.x) * across + (to.y - here.y) * down,
      aside: Math.abs((to.x - here.x) * down) + Math.abs((to.y - here.y) * across),
    }))
    .filter(({ one, ahead }) => ahead > 1 && (across !== 0 || one.place.page === tile.place.page)).sort((a, b) =>
      a.ahead + 2 * a.aside - b.ahead - 2 * b.aside
    )[0];
  if (!found) return;
  if (isHome()) goTo(found.one.place.page);
  focusName(found.one.id);
}

/** @param {string} id */
async function removeTile(id) {
  const tile = tileOf(id);
  const all = shownTiles();
  const at = all.findIndex((one) => one.id === id);
  const next = all[at + 1] ?? all[at - 1];
  if (!await order("remove", { tile: id })) return;
  pickUp(null);
  await refresh();
  closePanel();
  say(`${tile?.name ?? "The widget"} is removed. `, make("button", { on: { click: () => putBack(id) } }, "Undo"));
  if (next) focusName(next.id);
}

/**
 * As it was, with what was set of it.
 * @param {string} id
 */
async function putBack(id) {
  if (!await order("restore", { tile: id })) return;
  chooseTile(id);
  await refresh();
  const tile = tileOf(id);
  if (tile?.screen === "home" && isHome() && tile.place) goTo(tile.place.page);
  focusName(id);
  say(`${tile?.name ?? "The widget"} is back.`);
}

/**
 * Something from the gallery, dragged onto the screen.
 * @param {Control} element
 * @param {() => Placeable} size
 * @param {(place: Cell) => void} put
 */
export function listenForPlacing(element, size, put) {
  let from = null;
  let ghost = null;
  const end = () => {
    ghost?.remove();
    ghost = null;
    from = null;
    $("landing").hidden = true;
  };
  element.addEventListener("dragstart", (event) => event.preventDefault());
  element.addEventListener("pointerdown", (event) => {
    if (event.button === 0 && event.pointerType === "mouse") {
      from = event;
      element.setPointerCapture(event.pointerId);
    }
  });
  element.addEventListener("pointermove", (event) => {
    if (!from) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < 6) return;
      ghost = make("img", { class: "ghost", alt: "", src: element.src });
      ghost.style.width = `${size().width * unit}px`;
      document.body.append(ghost);
    }
    const { width, height } = size();
    ghost.style.left = `${event.clientX - width * unit / 2}px`;
    ghost.style.top = `${event.clientY - height * unit / 2}px`;
    showLanding(target(event), size());
  });
  /** @param {PointerEvent} event */
  function target(event) {
    const screen = $("screen").getBoundingClientRect();
    const { width, height } = size();
    if (event.clientX < screen.left || event.clientX > screen.right || event.clientY < screen.top || event.clientY > screen.bottom) {
      return null;
    }
    return targetAt(event.clientX - width * unit / 2, event.clientY - height * unit / 2, { id: null, ...size() });
  }
  element.addEventListener("pointerup", (event) => {
    const place = ghost ? target(event) : null;
    end();
    if (place) put(place);
  });
  for (const lost of ["pointercancel", "lostpointercapture"]) element.addEventListener(lost, end);
}

export function listenToArranging() {
  whenTileIsMade(listenForMoving);
  $("edit-remove").addEventListener("click", () => {
    if (chosen) removeTile(chosen);
  });
}
