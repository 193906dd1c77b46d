// One row a parameter: something to choose, a switch, or a field whose text is sent when typing pauses.
import { make } from "./elements.js";
import { openOptions } from "./options.js";
import { apply, refusals } from "./sheet-edits.js";
import { Field } from "./sheet-field.js";
import { symbol } from "./symbols.js";

/**
 * @param {Row} row
 * @param {RowElements} known
 */
export function rowFor(row, known) {
  const key = `row-${row.parameter}-${row.control}`;
  const element = known.get(key) ?? newRow(row, key);
  element.update(row);
  showRefusal(element, row.parameter);
  return element;
}

/**
 * @param {Row} row
 * @param {string} key
 */
function newRow(row, key) {
  const element = make("div", { class: `edit-row ${row.control}`, "data-key": key, "data-parameter": row.parameter });
  if (row.control === "choose") chooseRow(element);
  else if (row.control === "switch") switchRow(element);
  else fieldRow(element, row);
  return element;
}

/**
 * @param {HTMLElement} element
 * @param {string} parameter
 */
export function showRefusal(element, parameter) {
  const sentence = refusals.get(parameter);
  let line = element.querySelector(".refusal");
  if (!sentence) return line?.remove();
  if (!line) element.append(line = make("p", { class: "refusal", role: "alert" }));
  if (line.textContent !== sentence) line.textContent = sentence;
}

/** @param {Control} element */
function chooseRow(element) {
  let current;
  const words = make("span", { class: "value" });
  const title = make("span", { class: "title" });
  const button = make(
    "button",
    {
      class: "line",
      "aria-haspopup": "listbox",
      on: {
        click: () =>
          openOptions({
            row: current,
            value: current.value,
            none: current.isOptional,
            opener: button,
            choose: (option) => apply(current.parameter, option ? option.value : null, { words: option?.title ?? null }),
          }),
      },
    },
    title,
    words,
    symbol("forth", 11),
  );
  element.append(button);
  element.update = (row) => {
    current = row;
    title.textContent = row.title;
    words.textContent = row.words ?? (row.value === null ? "Not set" : String(row.value));
    describe(button, row);
  };
}

/** @param {Control} element */
function switchRow(element) {
  let current;
  const title = make("span", { class: "title" });
  const button = make(
    "button",
    { class: "line", role: "switch", on: { click: () => apply(current.parameter, current.value !== true) } },
    title,
    make("span", { class: "knob" }),
  );
  element.append(button);
  element.update = (row) => {
    current = row;
    title.textContent = row.title;
    button.setAttribute("aria-checked", row.value === true);
    describe(button, row);
  };
}

/**
 * @param {Control} element
 * @param {Row} row
 */
function fieldRow(element, row) {
  const hasStepper = row.style === "stepper" || (row.control === "whole" && !row.style);
  const hasSlider = row.style === "slider" && row.minimum != null && row.maximum != null;
  const field = new Field(hasSlider ? "slider" : row.control, (value) => apply(row.parameter, value));
  const reading = make("output", { class: "value", for: `field-${row.parameter}` });
  const unit = (row.units?.length ?? 0) > 1 ? unitChoice(row, field) : make("span", { class: "unit" }, row.units?.[0]?.title ?? "");
  const title = make("label", { class: "title", for: `field-${row.parameter}` });
  field.input.id = `field-${row.parameter}`;
  const clear = make("button", {
    class: "clear",
    on: {
      click: () => {
        field.show(null, true);
        field.input.focus();
        apply(row.parameter, null);
      },
    },
  }, symbol("close", 9));
  const less = stepButton("minus", -1);
  const more = stepButton("plus", 1);
  const isNumber = ["whole", "number", "measure"].includes(row.control);
  element.append(
    make(
      "div",
      { class: "line" },
      title,
      ...(hasSlider ? [reading] : []),
      field.input,
      ...(row.units ? [unit] : []),
      clear,
      ...(hasStepper ? [make("span", { class: "stepper" }, less, more)] : []),
    ),
  );
  if (hasSlider) {
    element.classList.add("slider");
    field.input.addEventListener("input", () => reading.textContent = shortened(field.read()));
  }
  let current = row;
  /**
   * @param {string} name
   * @param {number} by
   */
  function stepButton(name, by) {
    return make("button", { on: { click: () => step(by) } }, symbol(name, 12));
  }
  /** @param {number} by */
  function step(by) {
    const from = field.value ?? (by > 0 ? (current.minimum ?? 0) - 1 : (current.maximum ?? 0) + 1);
    const to = Math.min(Math.max(from + by, current.minimum ?? -Infinity), current.maximum ?? Infinity);
    field.show(to, true);
    apply(row.parameter, to);
  }
  element.update = (row) => {
    current = row;
    title.textContent = row.title;
    field.input.placeholder = row.example ? `e.g. ${row.example}` : row.isOptional ? "Not set" : "";
    if (hasSlider && !field.dirty) reading.textContent = row.value === null ? "Not set" : shortened(row.value);
    if (row.units) {
      if (row.value !== null) field.unit = String(row.value).slice(String(row.value).indexOf(" ") + 1);
      else field.unit ||= row.units[0]?.value ?? "";
      if (row.units.length > 1) {
        unit.value = field.unit;
        unit.setAttribute("aria-label", `Unit of ${row.title}`);
      }
    }
    if (isNumber) {
      for (const [name, limit] of [["min", row.minimum], ["max", row.maximum]]) {
        limit == null ? field.input.removeAttribute(name) : field.input.setAttribute(name, limit);
      }
    }
    // A refused text stays, to be mended.
    if (!refusals.has(row.parameter)) field.show(row.value);
    field.input.setAttribute("aria-invalid", refusals.has(row.parameter));
    clear.hidden = !row.isOptional || row.value === null;
    clear.setAttribute("aria-label", `Clear ${row.title}`);
    less.setAttribute("aria-label", `${row.title}: one less`);
    more.setAttribute("aria-label", `${row.title}: one more`);
    less.disabled = row.value !== null && row.minimum != null && row.value <= row.minimum;
    more.disabled = row.value !== null && row.maximum != null && row.value >= row.maximum;
    describe(field.input, row);
  };
}

/**
 * The units of a measurement; what was entered stays, in another unit.
 * @param {Row} row
 * @param {Field} field
 */
function unitChoice(row, field) {
  const choice = make("select", { class: "unit" }, ...row.units.map((one) => make("option", { value: one.value }, one.title)));
  choice.addEventListener("change", () => {
    field.unit = choice.value;
    const value = field.input.validity.badInput ? null : field.read();
    if (value !== null) apply(row.parameter, value);
  });
  return choice;
}

/**
 * What a slider stands at, without the figures that nobody set.
 * @param {number} value
 */
function shortened(value) {
  return String(Number(value.toPrecision(4)));
}

/**
 * @param {Control} control
 * @param {Row} row
 */
function describe(control, row) {
  control.title = row.note ?? "";
  if (row.note) control.setAttribute("aria-description", row.note);
  else control.removeAttribute("aria-description");
}
