// A menu under its button. Arrow keys, the first letters, Escape and Tab work as in any menu.
import { $, focused, make } from "./elements.js";
import { symbol } from "./symbols.js";

export let menu = /** @type {{ opener: Control, sections: () => MenuSection[] } | null} */ (null);
let typed = "";
let typedAt = 0;

/**
 * `sections`: what stands in it now, asked for again after each choice that leaves it open.
 * @param {Control} opener
 * @param {() => MenuSection[]} sections
 */
export function openMenu(opener, sections) {
  const again = menu?.opener === opener;
  closePopovers();
  if (again) return;
  menu = { opener, sections };
  opener.setAttribute("aria-expanded", "true");
  $("menu").setAttribute(
    "aria-label",
    opener.getAttribute("aria-label") ?? opener.querySelector("span")?.textContent ?? opener.textContent,
  );
  $("menu").hidden = false;
  drawMenu();
  placeUnder($("menu"), opener);
  const items = menuItems();
  (items.find((item) => item.getAttribute("aria-checked") === "true") ?? items[0])?.focus();
}

export function drawMenu() {
  const at = menuItems().indexOf(focused());
  $("menu").replaceChildren(
    ...menu.sections().map((section) =>
      make(
        "div",
        section.title ? { role: "group", "aria-label": section.title } : { class: "part" },
        section.title ? make("h3", { "aria-hidden": "true" }, section.title) : null,
        ...section.items.map((item) =>
          make(
            "button",
            {
              role: item.role ?? "menuitemradio",
              "aria-checked": item.role === "menuitem" ? null : String(Boolean(item.checked)),
              tabindex: "-1",
              disabled: item.disabled,
              title: item.why,
              on: { click: () => choose(item) },
            },
            section.items.every((one) => one.role === "menuitem")
              ? null
              : make("i", { class: "tick" }, item.checked ? symbol("check", 13) : ""),
            item.swatch ? swatch(item.swatch) : null,
            make("span", {}, item.words, item.note ? make("small", {}, item.note) : null),
            item.more ? symbol("forth", 10) : null,
          )
        ),
      )
    ),
  );
  if (at >= 0) menuItems()[at]?.focus();
  /** @param {MenuItem} item */
  function choose(item) {
    if (item.more) {
      menu.sections = item.more;
      drawMenu();
      placeUnder($("menu"), menu.opener);
      $("menu").scrollTop = 0;
      return (menuItems().find((one) => one.getAttribute("aria-checked") === "true") ?? menuItems()[0])?.focus();
    }
    const opener = menu.opener;
    if (!item.stays) {
      closePopovers();
      opener.focus();
    }
    item.act(opener);
  }
}

/** @param {any} value */
function swatch(value) {
  const dot = make("i", { class: "swatch" });
  dot.style.backgroundColor = value;
  return dot;
}

function menuItems() {
  return [...$("menu").querySelectorAll("button:not(:disabled)")];
}

/**
 * Under its button, inside the window.
 * @param {Control} popover
 * @param {Control} opener
 * @param {boolean} [above]
 */
export function placeUnder(popover, opener, above = false) {
  const at = opener.getBoundingClientRect();
  const width = popover.offsetWidth;
  const height = popover.offsetHeight;
  popover.style.left = `${Math.max(8, Math.min(at.right - width < 8 || above ? at.left : at.right - width, innerWidth - width - 8))}px`;
  popover.style.top = above
    ? `${Math.max(8, at.top - height - 8)}px`
    : `${Math.max(8, Math.min(at.bottom + 6, innerHeight - height - 8))}px`;
}

export function closePopovers() {
  if (menu) {
    menu.opener.setAttribute("aria-expanded", "false");
    menu = null;
  }
  $("menu").hidden = true;
  $("elsewhere").hidden = true;
  if (!$("jumps").hidden) {
    $("jumps").hidden = true;
    $("jump").setAttribute("aria-expanded", "false");
  }
}

export function listenToMenus() {
  $("menu").addEventListener("keydown", (event) => {
    const items = menuItems();
    const at = items.indexOf(focused());
    const last = items.length - 1;
    const to = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      items[to]?.focus();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      const opener = menu.opener;
      closePopovers();
      opener.focus();
    } else if (event.key === "Tab") closePopovers();
    else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey) {
      typed = performance.now() - typedAt < 700 ? typed + event.key.toLowerCase() : event.key.toLowerCase();
      typedAt = performance.now();
      items.find((item) => item.querySelector("span").textContent.toLowerCase().includes(typed))?.focus();
    }
  });
  addEventListener("pointerdown", (event) => {
    if (event.target.closest("#menu, #jumps, #elsewhere, [aria-haspopup]")) return;
    closePopovers();
  }, true);
  addEventListener("resize", closePopovers);
}
