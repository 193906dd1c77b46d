// The state of the host as the page has it. The page asks for the whole of it whenever the host says that something changed.
import { $, ask, keyed } from "./elements.js";

// Until the first one has come there is none: what is called before that asks first.
export let state = /** @type {State} */ (null);
// When it came, on the page's own clock.
export let received = 0;
// The tile whose requests and whose sheet are shown, by its identifier.
export let chosen = /** @type {string | null} */ (null);
// The moment that the playhead is dragged to, while it is.
export let scrubbed = /** @type {number | null} */ (null);
let asking = /** @type {Promise<void> | null} */ (null);
let again = false;
let drawing = () => {};

/** @param {string} id */
export function chooseTile(id) {
  chosen = id;
}

/** @param {number} time */
export function scrubAt(time) {
  scrubbed = time;
}

/** @param {string} id */
export function tileOf(id) {
  return state.tiles.find((tile) => tile.id === id);
}

/**
 * `act` draws whatever shows the state.
 * @param {() => void} act
 */
export function drawBy(act) {
  drawing = act;
}

// Draws what differs.
export function draw() {
  drawing();
}

// Whoever waits for it sees what holds after it was called, also when one is under way.
export function refresh() {
  if (asking) {
    again = true;
    return asking;
  }
  asking = (async () => {
    try {
      do {
        again = false;
        const fresh = await ask("state").catch(() => null);
        if (!fresh) {
          notConnected();
          break;
        }
        state = fresh;
        if (received === 0) begin();
        received = performance.now();
        draw();
      } while (again);
    } finally {
      asking = null;
    }
  })();
  return asking;
}

// Before the first state there is nothing that a button could act on.
function begin() {
  for (const part of document.querySelectorAll("header, main, footer")) part.inert = false;
}

function notConnected() {
  $("device").textContent = $("device-short").textContent = "not connected";
}

export function listenToHost() {
  const events = new EventSource(keyed("events?ticks=no"));
  events.onmessage = () => refresh();
  events.onerror = notConnected;
}
