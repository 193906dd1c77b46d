// What is on the screen besides the tiles: its faces, and its pages with their dots.
import { watchDates } from "./dates.js";
import { $, fill, make } from "./elements.js";
import { homePage, isHome, onPixels, pageCount, screenName, screenSize, shownTiles, turnTo } from "./layout.js";
import { state } from "./state.js";
import { drawTiles, moving } from "./tiles.js";
import { format, hourMinute } from "./time.js";

export function drawPhone() {
  const now = screenName();
  $("lock-face").hidden = now !== "lock";
  $("lock-foot").hidden = now !== "lock";
  $("dock").hidden = now !== "home";
  $("dots").hidden = now !== "home";
  const shown = shownTiles();
  $("empty").hidden = now === "home" ? state.tiles.some((tile) => tile.screen === "home") : shown.length > 0;
  $("empty").textContent = {
    home: "No widget is placed. Take one from the gallery.",
    lock: "No widget is on the lock screen. The gallery has those that fit.",
    standby: "StandBy shows two small widgets. Drag them here from the gallery.",
  }[now];
  $("lock-face").classList.toggle("with-line", shown.some((tile) => tile.family === "accessoryInline"));
}

/** @param {number} now */
export function tickPhone(now) {
  const time = format(now, hourMinute);
  $("status-time").textContent = time;
  $("lock-time").textContent = time;
  $("lock-date").textContent = format(now, { weekday: "long", day: "numeric", month: "long" });
}

/**
 * @param {number} page
 * @param {boolean} [focus]
 */
export function goTo(page, focus = false) {
  turnTo(page);
  drawTiles();
  drawDots();
  watchDates();
  if (focus) $("dots").children[homePage]?.focus();
}

export function drawDots() {
  const count = pageCount();
  turnTo(homePage);
  $("dots").hidden = !isHome() || count < 2;
  fill(
    $("dots"),
    count,
    () =>
      Array.from(
        { length: count },
        (_, page) => make("button", { "aria-label": `Page ${page + 1} of ${count}`, on: { click: () => goTo(page) } }),
      ),
  );
  [...$("dots").children].forEach((dot, page) => {
    dot.setAttribute("aria-current", page === homePage ? "page" : "false");
    dot.tabIndex = page === homePage ? 0 : -1;
  });
}

export function listenToPages() {
  $("dots").addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    goTo(homePage + step, true);
  });
  const screen = $("screen");
  const list = $("tiles");
  let from = null;
  let swiping = false;
  let swiped = false;
  screen.addEventListener("pointerdown", (event) => {
    swiped = false;
    if (
      !isHome() || event.button !== 0 || event.target.closest("#dock, #dots, button") ||
      event.pointerType === "mouse" && event.target.closest(".tile")
    ) return;
    from = { x: event.clientX, y: event.clientY, at: performance.now() };
  });
  screen.addEventListener("pointermove", (event) => {
    if (!from || moving) return;
    const by = event.clientX - from.x;
    if (!swiping && Math.abs(by) > 12 && Math.abs(by) > 1.4 * Math.abs(event.clientY - from.y)) {
      swiping = true;
      screen.setPointerCapture(event.pointerId);
      list.classList.add("swiping");
    }
    // There is nothing past the ends: it gives way, but less and less.
    const end = by > 0 && homePage === 0 || by < 0 && homePage === pageCount() - 1;
    if (swiping) list.style.translate = `${onPixels(-homePage * screenSize().width) + (end ? by / 3 : by)}px`;
  });
  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
    screen.addEventListener(end, (event) => {
      if (swiping) {
        const by = event.clientX - from.x;
        const fast = Math.abs(by) / (performance.now() - from.at) > 0.4;
        list.classList.remove("swiping");
        swiped = true;
        goTo(homePage + (end === "pointerup" && (fast || Math.abs(by) > screen.clientWidth / 3) ? -Math.sign(by) : 0));
      }
      from = null;
      swiping = false;
    });
  }
  // Two fingers on a trackpad, one page a push.
  let pushed = 0;
  screen.addEventListener("wheel", (event) => {
    if (!isHome() || Math.abs(event.deltaX) < 24 || Math.abs(event.deltaX) < 2 * Math.abs(event.deltaY) || event.timeStamp - pushed < 500) {
      return;
    }
    pushed = event.timeStamp;
    goTo(homePage + Math.sign(event.deltaX));
  }, { passive: true });
  screen.addEventListener("click", (event) => {
    if (swiped) {
      event.preventDefault();
      event.stopPropagation();
      swiped = false;
    }
  }, true);
}
