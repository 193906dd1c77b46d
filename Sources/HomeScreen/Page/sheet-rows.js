// One row a parameter: something to choose, a switch, or a field whose text is sent when typing pauses.
import { make } from "./elements.js";
import { openOptions } from "./options.js";
import { apply, refusals } from "./sheet-edits.js";
import { symbol } from "./symbols.js";
import { fromLocal, toLocal, virtualNow } from "./time.js";

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
  const field = new Field(row.control, (value) => apply(row.parameter, value));
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
  const isNumber = row.control === "whole" || row.control === "number";
  element.append(
    make(
      "div",
      { class: "line" },
      title,
      field.input,
      clear,
      ...(row.control === "whole" ? [make("span", { class: "stepper" }, less, more)] : []),
    ),
  );
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
    field.input.placeholder = row.isOptional ? "Not set" : "";
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
 * @param {Control} control
 * @param {Row} row
 */
function describe(control, row) {
  control.title = row.note ?? "";
  if (row.note) control.setAttribute("aria-description", row.note);
  else control.removeAttribute("aria-description");
}

// A field for one value. What is typed goes out when typing pauses, and at once on Enter or when the field is left.
export class Field {
  /**
   * @param {string} control
   * @param {(value: any) => void} send
   */
  constructor(control, send) {
    const type =
      { text: "text", url: "url", whole: "number", number: "number", date: "datetime-local", day: "date", time: "time" }[control];
    this.control = control;
    this.send = send;
    this.value = /** @type {any} */ (null);
    this.dirty = false;
    this.timer = 0;
    this.input = make("input", {
      type,
      autocomplete: "off",
      spellcheck: "false",
      step: control === "whole" ? "1" : control === "number" ? "any" : null,
      inputmode: control === "whole" ? "numeric" : control === "number" ? "decimal" : null,
    });
    this.input.addEventListener("input", () => {
      this.dirty = true;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.commit(), 450);
    });
    this.input.addEventListener("blur", () => {
      this.commit();
      if (!this.dirty) this.input.value = this.text(this.value);
    });
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !event.isComposing) this.commit();
    });
  }
  /**
   * Shows a value unless another is being typed.
   * @param {any} value
   * @param {boolean} [always]
   */
  show(value, always = false) {
    if (always) {
      this.dirty = false;
      clearTimeout(this.timer);
    }
    if (this.dirty && document.activeElement === this.input) return;
    this.value = value;
    this.dirty = false;
    this.input.classList.toggle("unset", value === null);
    const text = this.text(value);
    if (this.input.value !== text && (always || document.activeElement !== this.input || !this.means(value))) this.input.value = text;
  }
  commit() {
    clearTimeout(this.timer);
    if (!this.dirty || this.input.validity.badInput) return;
    this.dirty = false;
    const value = this.read();
    if (value === this.value) return;
    this.value = value;
    this.send(value);
  }
  /**
   * True when what stands in the field is another way to write the value.
   * @param {any} value
   */
  means(value) {
    return !this.input.validity.badInput && this.read() === value;
  }
  read() {
    const text = this.input.value;
    if (text === "") return null;
    switch (this.control) {
      case "whole":
      case "number":
        return Number(text);
      case "date":
        return fromLocal(text);
      case "day":
        return fromLocal(`${text}T00:00`);
      case "time":
        return fromLocal(`${toLocal(this.value ?? virtualNow()).slice(0, 11)}${text}`);
      default:
        return this.control === "url" ? text.trim() : text;
    }
  }
  /** @param {any} value */
  text(value) {
    if (value === null || value === undefined) return "";
    switch (this.control) {
      case "date":
        return toLocal(value);
      case "day":
        return toLocal(value).slice(0, 10);
      case "time":
        return toLocal(value).slice(11);
      default:
        return String(value);
    }
  }
}
