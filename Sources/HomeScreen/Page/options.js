// Choosing one of many: searched as one types, by mouse, touch or arrow keys. An older answer never takes a newer one's place.
import { $, ask, make } from "./elements.js";
import { sheet, sheetValues } from "./sheet-edits.js";
import { symbol } from "./symbols.js";

export let choice = /** @type {Choice | null} */ (null);
let optionsAsked = 0;
let optionsAbort = /** @type {AbortController | null} */ (null);
let typingTimer = 0;

/** @param {Partial<Choice>} what */
export function openOptions(what) {
  const fresh = { sections: null, shown: [], active: -1, busy: false, failed: null, left: 0, dependedOn: null };
  choice = /** @type {Choice} */ ({ taken: [], none: false, ...what, ...fresh });
  const row = choice.row;
  $("options-title").textContent = row.title;
  $("options-back").setAttribute("aria-label", `Back from ${row.title}`);
  $("options").setAttribute("aria-label", row.title);
  $("options-list").setAttribute("aria-label", row.title);
  $("options-words").value = "";
  $("options-words").setAttribute("aria-label", `Search ${row.title}`);
  $("edit-sheet").hidden = true;
  $("options").hidden = false;
  if (row.hasOptions) askOptions();
  else showOptions({ prompt: null, sections: [{ title: null, options: row.options }], left: 0 });
  focusOptions();
}

/**
 * `back`: the focus returns to the row.
 * @param {boolean} [back]
 */
export function closeOptions(back = true) {
  if (!choice) return;
  const opener = choice.opener;
  choice = null;
  optionsAsked++;
  optionsAbort?.abort();
  clearTimeout(typingTimer);
  $("options").hidden = true;
  $("edit-sheet").hidden = false;
  if (back) (opener?.isConnected && !opener.disabled ? opener : $("edit-rows").querySelector("button, input"))?.focus();
}

function searches() {
  return choice.row.isSearchable || (choice.sections ?? []).reduce((sum, section) => sum + section.options.length, 0) > 8;
}

function focusOptions() {
  ($("options-search").hidden ? $("options-list") : $("options-words")).focus({ preventScroll: true });
}

async function askOptions() {
  const number = ++optionsAsked;
  const row = choice.row;
  optionsAbort?.abort();
  optionsAbort = new AbortController();
  choice.busy = true;
  choice.failed = null;
  choice.dependedOn = dependedOn(row);
  drawOptions();
  try {
    const words = row.isSearchable ? $("options-words").value : "";
    const answer = await ask("options", { tile: sheet.tile, parameter: row.parameter, words, values: sheetValues() }, optionsAbort.signal);
    if (number === optionsAsked && choice) showOptions(answer);
  } catch (error) {
    if (number !== optionsAsked || !choice) return;
    Object.assign(choice, { busy: false, failed: error.message, sections: null, shown: [] });
    drawOptions();
  }
}

/** @param {any} answer */
function showOptions(answer) {
  Object.assign(choice, { busy: false, failed: null, sections: answer.sections, prompt: answer.prompt, left: answer.left });
  drawOptions(true);
}

/** @param {Row} row */
function dependedOn(row) {
  const values = sheetValues();
  return JSON.stringify(row.dependsOn.map((name) => values[name] ?? null));
}

// Called when the sheet's values have changed: options that depend on them are asked for again.
export function optionsMayDiffer() {
  if (choice?.row.hasOptions && choice.row.dependsOn.length > 0 && choice.dependedOn !== dependedOn(choice.row)) askOptions();
}

/**
 * @param {any} a
 * @param {any} b
 */
function same(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** @param {boolean} [fresh] */
function drawOptions(fresh = false) {
  const list = $("options-list");
  const had = document.activeElement === $("options-list");
  $("options-search").hidden = !searches();
  $("options-search").classList.toggle("busy", choice.busy);
  $("options-prompt").textContent = choice.prompt ?? "";
  $("options-prompt").hidden = !choice.prompt;
  list.setAttribute("aria-busy", choice.busy);
  const words = $("options-words").value.trim();
  const fits = (option) =>
    choice.row.isSearchable || `${option.title} ${option.subtitle ?? ""}`.toLocaleLowerCase().includes(words.toLocaleLowerCase());
  choice.shown = [];
  const line = (option, title, subtitle) => {
    const index = choice.shown.push(option) - 1;
    const selected = option === null ? choice.value === null : same(option.value, choice.value);
    const taken = option !== null && !selected && choice.taken.some((value) => same(value, option.value));
    return make(
      "div",
      {
        role: "option",
        id: `option-${index}`,
        class: "option",
        "data-index": index,
        "aria-selected": String(selected),
        "aria-disabled": taken ? "true" : null,
      },
      make("span", {}, make("b", {}, title), subtitle ? make("small", {}, subtitle) : null),
      selected || taken ? symbol("check", 14) : null,
    );
  };
  const parts = [];
  if (choice.none && !words) parts.push(line(null, "Not set"));
  (choice.sections ?? []).forEach((section, index) => {
    const options = section.options.filter(fits);
    if (options.length === 0) return;
    const rows = options.map((option) => line(option, option.title, option.subtitle));
    parts.push(
      section.title
        ? make(
          "div",
          { role: "group", "aria-labelledby": `section-${index}` },
          make("h3", { id: `section-${index}`, role: "presentation" }, section.title),
          ...rows,
        )
        : make("div", { role: "presentation" }, ...rows),
    );
  });
  const count = choice.shown.filter((option) => option !== null).length;
  const after = [];
  if (choice.failed) {
    after.push(failure(choice.failed, () => {
      askOptions();
      focusOptions();
    }));
  } else if (!choice.sections) after.push(make("p", { class: "quiet nothing" }, spinner(), "Loading"));
  else if (count === 0 && !choice.busy) {
    after.push(make("p", { class: "quiet nothing" }, words ? `Nothing matches “${words}”.` : "There is nothing to choose."));
  } else if (choice.left > 0) {
    after.push(make(
      "p",
      { class: "quiet nothing" },
      choice.row.isSearchable
        ? `${choice.left.toLocaleString("en-GB")} more: search to find them.`
        : `${choice.left.toLocaleString("en-GB")} more are not shown.`,
    ));
  }
  list.replaceChildren(...parts);
  list.hidden = parts.length === 0;
  $("options-after").replaceChildren(...after);
  $("options-said").textContent = choice.busy ? "Searching" : choice.failed ? "" : `${count} ${count === 1 ? "option" : "options"}`;
  const chosenAt = choice.shown.findIndex((option) => option === null ? choice.value === null : same(option.value, choice.value));
  activate(
    fresh ? (words ? choice.shown.findIndex((option) => option !== null) : chosenAt) : Math.min(choice.active, choice.shown.length - 1),
    fresh,
  );
  if (fresh && (had || document.activeElement === document.body)) focusOptions();
}

/**
 * @param {number} index
 * @param {boolean} [scroll]
 */
function activate(index, scroll = true) {
  choice.active = index;
  for (const one of $("options-list").querySelectorAll(".option")) one.classList.toggle("active", Number(one.dataset.index) === index);
  const active = $(`option-${index}`);
  for (const element of [$("options-words"), $("options-list")]) {
    active ? element.setAttribute("aria-activedescendant", active.id) : element.removeAttribute("aria-activedescendant");
  }
  if (active && scroll) active.scrollIntoView({ block: "nearest" });
}

/** @param {number} index */
function choose(index) {
  const option = choice.shown[index];
  if (option === undefined || $(`option-${index}`).getAttribute("aria-disabled")) return;
  const act = choice.choose;
  const unchanged = option === null ? choice.value === null : same(option.value, choice.value);
  closeOptions();
  if (!unchanged) act(option);
}

export function listenToOptions() {
  $("options-back").addEventListener("click", () => closeOptions());
  $("options-words").addEventListener("input", () => {
    clearTimeout(typingTimer);
    if (!choice.row.isSearchable) return drawOptions(true);
    // What is on its way is for older words.
    optionsAsked++;
    choice.busy = true;
    choice.failed = null;
    drawOptions();
    typingTimer = setTimeout(askOptions, 90);
  });
  $("options-list").addEventListener("click", (event) => {
    const option = event.target.closest(".option");
    if (option) choose(Number(option.dataset.index));
  });
  $("options-list").addEventListener("pointermove", (event) => {
    const option = event.target.closest(".option");
    if (option && Number(option.dataset.index) !== choice.active) activate(Number(option.dataset.index), false);
  });
  $("options").addEventListener("keydown", (event) => {
    if (event.isComposing || !choice) return;
    const last = choice.shown.length - 1;
    const inField = event.target === $("options-words");
    const to = {
      ArrowDown: Math.min(choice.active + 1, last),
      ArrowUp: Math.max(choice.active - 1, 0),
      PageDown: Math.min(choice.active + 8, last),
      PageUp: Math.max(choice.active - 8, 0),
      ...(inField ? {} : { Home: 0, End: last }),
    }[event.key];
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      closeOptions();
    } else if (event.target.closest("button")) return;
    else if (to !== undefined) {
      event.preventDefault();
      if (last >= 0) activate(to);
    } else if (event.key === "Enter" || event.key === " " && !inField) {
      event.preventDefault();
      if (choice.active >= 0 && !choice.busy) choose(choice.active);
    }
  });
}

export function spinner() {
  return make("span", { class: "spinner", "aria-hidden": "true" });
}

/**
 * @param {string} sentence
 * @param {() => void} again
 */
export function failure(sentence, again) {
  return make(
    "div",
    { class: "failure", role: "alert" },
    make("p", {}, sentence),
    make("button", { class: "plain", on: { click: again } }, symbol("reload", 13), "Try again"),
  );
}
