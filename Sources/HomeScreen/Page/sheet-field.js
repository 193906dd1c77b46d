// A field for one value. What is typed goes out when typing pauses, and at once on Enter or when the field is left.
import { make } from "./elements.js";
import { fromLocal, toLocal, virtualNow } from "./time.js";

export class Field {
  /**
   * @param {string} control
   * @param {(value: any) => void} send
   */
  constructor(control, send) {
    const type =
      {
        text: "text",
        url: "url",
        whole: "number",
        number: "number",
        measure: "number",
        slider: "range",
        date: "datetime-local",
        day: "date",
        time: "time",
      }[control];
    const isNumber = ["number", "measure", "slider"].includes(control);
    this.control = control;
    // Of a measurement.
    this.unit = "";
    this.send = send;
    this.value = /** @type {any} */ (null);
    this.dirty = false;
    this.timer = 0;
    this.input = make("input", {
      type,
      autocomplete: "off",
      spellcheck: "false",
      step: control === "whole" ? "1" : isNumber ? "any" : null,
      inputmode: control === "whole" ? "numeric" : isNumber ? "decimal" : null,
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
      case "slider":
        return Number(text);
      case "measure":
        return `${Number(text)} ${this.unit}`;
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
      case "measure":
        return String(value).split(" ")[0];
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
