// A list's rows: its items, each to change, move and take out, and one more to add while there is room.
import { $, make } from "./elements.js";
import { openOptions } from "./options.js";
import { apply, drafts, drawSheet } from "./sheet-edits.js";
import { Field } from "./sheet-field.js";
import { showRefusal } from "./sheet-rows.js";
import { symbol } from "./symbols.js";

/**
 * @param {Row} row
 * @param {RowElements} known
 */
export function listRows(row, known) {
  const items = row.items;
  const fields = row.control !== "choose";
  const put = (items) => apply(row.parameter, items.map((item) => item.value), { items });
  const rows = items.map((_, index) => itemRow(row, index, known, put));
  if (drafts.has(row.parameter)) rows.push(draftRow(row, known, put));
  const full = items.length >= (row.most ?? Infinity);
  const key = `add-${row.parameter}`;
  const add = known.get(key) ??
    make(
      "div",
      { class: "edit-row add", "data-key": key, "data-parameter": row.parameter },
      make("button", { class: "line" }, symbol("plus", 13), make("span", { class: "title" }), make("span", { class: "value" })),
    );
  const button = add.firstChild;
  button.querySelector(".title").textContent = `Add to ${row.title}`;
  button.querySelector(".value").textContent = row.most < 256 ? `${items.length} of ${row.most}` : "";
  button.disabled = full;
  button.onclick = () => {
    if (!fields) {
      return openOptions({
        row,
        value: null,
        taken: items.map((item) => item.value),
        opener: button,
        choose: (option) => put([...items, option]),
      });
    }
    drafts.add(row.parameter);
    drawSheet();
    $("edit-rows").querySelector(`[data-key="draft-${CSS.escape(row.parameter)}"] input`)?.focus();
  };
  showRefusal(add, row.parameter);
  return [...rows, add];
}

/**
 * @param {Row} row
 * @param {number} index
 * @param {RowElements} known
 * @param {PutItems} put
 */
function itemRow(row, index, known, put) {
  const key = `item-${row.parameter}-${index}-${row.control}`;
  const element = known.get(key) ?? newItemRow(row, key);
  element.update(row, index, put);
  return element;
}

/**
 * @param {Row} row
 * @param {string} key
 */
function newItemRow(row, key) {
  const element = make("div", { class: "edit-row item", "data-key": key, "data-parameter": row.parameter });
  let items;
  let index;
  let current;
  let put;
  const move = (by) => {
    const to = index + by;
    if (to < 0 || to >= items.length) return;
    const moved = [...items];
    moved.splice(to, 0, ...moved.splice(index, 1));
    put(moved);
    // The focus goes with the item.
    const next = $("edit-rows").querySelector(`[data-key="item-${CSS.escape(current.parameter)}-${to}-${current.control}"]`);
    [...(next?.querySelectorAll(by < 0 ? ".earlier, .later" : ".later, .earlier") ?? [])].find((button) => !button.disabled)?.focus();
  };
  const button = (kind, name, act) => make("button", { class: kind, on: { click: act } }, symbol(name, 12));
  const earlier = button("earlier", "up", () => move(-1));
  const later = button("later", "down", () => move(1));
  const remove = button("remove", "close", () => {
    const rest = items.filter((_, place) => place !== index);
    put(rest);
    const next =
      $("edit-rows").querySelector(`[data-key^="item-${CSS.escape(current.parameter)}-${Math.min(index, rest.length - 1)}-"] .remove`) ??
      $("edit-rows").querySelector(`[data-key="add-${CSS.escape(current.parameter)}"] button`);
    next?.focus();
  });
  let field;
  let title;
  if (row.control === "choose") {
    title = make("button", {
      class: "line",
      "aria-haspopup": "listbox",
      on: {
        click: () =>
          openOptions({
            row: current,
            value: items[index].value,
            taken: items.map((item) => item.value),
            opener: title,
            choose: (option) => put(items.map((item, place) => place === index ? option : item)),
          }),
      },
    }, make("span", { class: "title" }));
  } else {
    field = new Field(
      typed(row),
      (value) =>
        put(
          value === null
            ? items.filter((_, place) => place !== index)
            : items.map((item, place) => place === index ? { value, title: String(value) } : item),
        ),
    );
  }
  element.addEventListener("keydown", (event) => {
    if (!event.altKey || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    move(event.key === "ArrowUp" ? -1 : 1);
  });
  element.append(make("div", { class: "pair" }, title ?? field.input, earlier, later, remove));
  element.update = (row, place, change) => {
    [current, items, index, put] = [row, row.items, place, change];
    const words = items[index].title || String(items[index].value);
    if (title) title.firstChild.textContent = words;
    else field.show(items[index].value);
    (title ?? field.input).setAttribute("aria-label", `${row.title} ${index + 1}${title ? `: ${words}` : ""}`);
    earlier.setAttribute("aria-label", `Move ${words} up`);
    later.setAttribute("aria-label", `Move ${words} down`);
    remove.setAttribute("aria-label", `Remove ${words}`);
    earlier.disabled = index === 0;
    later.disabled = index === items.length - 1;
    remove.disabled = items.length <= (row.least ?? 0);
  };
  return element;
}

/**
 * A measurement among others is typed with its unit.
 * @param {Row} row
 */
function typed(row) {
  return row.control === "measure" ? "text" : row.control;
}

/**
 * An item that is being typed and is not yet one.
 * @param {Row} row
 * @param {RowElements} known
 * @param {PutItems} put
 */
function draftRow(row, known, put) {
  const key = `draft-${row.parameter}`;
  if (known.get(key)) {
    known.get(key).update(row, put);
    return known.get(key);
  }
  const element = make("div", { class: "edit-row item", "data-key": key, "data-parameter": row.parameter });
  let items = row.items;
  let change = put;
  const end = () => {
    drafts.delete(row.parameter);
    drawSheet();
  };
  const field = new Field(typed(row), () => {});
  field.commit = () => {};
  const take = () => {
    const value = field.read();
    if (!drafts.has(row.parameter) || field.input.validity.badInput) return;
    drafts.delete(row.parameter);
    if (value === null) return drawSheet();
    change([...items, { value, title: String(value) }]);
  };
  const add = () => $("edit-rows").querySelector(`[data-key="add-${CSS.escape(row.parameter)}"] button`)?.focus();
  field.input.setAttribute("aria-label", `New item of ${row.title}`);
  field.input.addEventListener("blur", take);
  field.input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      take();
      add();
    }
    if (event.key === "Escape") {
      event.stopPropagation();
      end();
      add();
    }
  });
  element.append(make("div", { class: "pair" }, field.input));
  element.update = (row, put) => {
    items = row.items;
    change = put;
  };
  return element;
}
