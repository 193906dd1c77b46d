// A group of buttons of which one is on; arrow keys go round in it.
import { focused } from "./elements.js";

/**
 * @param {Element} group
 * @param {any} value
 */
export function check(group, value) {
  for (const button of group.children) {
    const on = button.dataset.value === value;
    button.setAttribute("aria-checked", on);
    button.tabIndex = on ? 0 : -1;
  }
  if (![...group.children].some((button) => button.tabIndex === 0 && !button.disabled)) {
    ([...group.children].find((button) => !button.disabled) ?? group.children[0]).tabIndex = 0;
  }
}

/**
 * @param {Element} group
 * @param {(value: any) => void} act
 */
export function radio(group, act) {
  group.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button) act(button.dataset.value);
  });
  group.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...group.children].filter((one) => !one.disabled);
    const next = all[(all.indexOf(focused()) + step + all.length) % all.length];
    next.focus();
    next.click();
  });
}
