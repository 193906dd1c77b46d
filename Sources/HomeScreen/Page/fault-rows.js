// What can be made to go wrong on purpose, for everything, one app or one tile: each a switch, a number or a choice.
import { appProcesses, nameOf } from "./apps.js";
import { $, fill, make, order, say } from "./elements.js";
import { drawFaults, faults, faultsOn, loadFaults } from "./faults.js";
import { showLooks } from "./later.js";
import { chosen, tileOf } from "./state.js";
import { symbol } from "./symbols.js";

let faultTarget = "all";

/**
 * A target is "all", "app:…" or "tile:…".
 * @param {string} target
 */
function targetOf(target) {
  const [kind, id] = [target.split(":")[0], target.slice(target.indexOf(":") + 1)];
  return kind === "all" ? {} : { [kind]: id };
}

/**
 * @param {Fault} fault
 * @param {string} target
 */
function reaches(fault, target) {
  return { all: ["all"], app: ["all", "app"], tile: ["all", "app", "tile"] }[fault.scope].includes(target.split(":")[0]);
}

/**
 * What holds for a target: what is set for it, or for its app, or for all.
 * @param {Fault} fault
 * @param {string} target
 */
function faultValue(fault, target) {
  const { app, tile } = targetOf(target);
  const of = app ?? tileOf(tile)?.app;
  const own = fault.exceptions.find((one) => tile && one.tile === tile) ??
    fault.exceptions.find((one) => of && one.app === of && !one.tile);
  return own ? own.value : fault.value;
}

/**
 * @param {Fault} fault
 * @param {any} value
 * @param {string} target
 */
async function setFault(fault, value, target) {
  await order("faults", { id: fault.id, value, ...targetOf(target) });
  // Also after a refusal: the control shows what holds.
  $("faults").dataset.shown = $("edit-conditions").dataset.shown = "";
  await loadFaults();
}

export function drawFaultPanel() {
  const on = faultsOn();
  const apps = appProcesses();
  const tile = tileOf(chosen);
  const targets = [
    ["all", "Everything"],
    ...apps.map((one) => [`app:${one.app}`, nameOf(one)]),
    ...(tile ? [[`tile:${tile.id}`, `The chosen widget, ${tile.name}`]] : []),
  ];
  if (!targets.some(([target]) => target === faultTarget)) {
    faultTarget = faultTarget.startsWith("tile:") && tile ? `tile:${tile.id}` : "all";
  }
  fill($("faults"), [faults, targets, faultTarget], () => {
    const picker = make("select", {
      id: "fault-target",
      on: {
        change: () => {
          faultTarget = picker.value;
          drawFaults();
        },
      },
    }, ...targets.map(([value, words]) => make("option", { value }, words)));
    picker.value = faultTarget;
    return [
      make("p", { class: "quiet about" }, "What a widget does when things go wrong stands in its requests."),
      make(
        "div",
        { class: "fault for" },
        make("div", { class: "line" }, make("label", { class: "title", for: "fault-target" }, "Set for"), picker),
      ),
      ...faults.filter((fault) => reaches(fault, faultTarget)).map(faultRow),
      make("button", {
        class: "plain reset",
        disabled: on === 0,
        on: {
          click: async () => {
            if (await order("faults/reset", {})) {
              await loadFaults();
              say("All faults are off.");
            }
          },
        },
      }, "Put all off"),
    ];
  });
}

/** @param {Fault} fault */
function faultRow(fault) {
  const id = `fault-${fault.id}`;
  const isOn = faultValue(fault, faultTarget) !== fault.normal;
  return make(
    "div",
    { class: `fault ${fault.kind} ${isOn ? "on" : ""}` },
    faultControl(fault, id, faultTarget),
    make("small", { id: `${id}-about` }, fault.about),
  );
}

/**
 * @param {Fault} fault
 * @param {string} id
 * @param {string} target
 */
function faultControl(fault, id, target) {
  const value = faultValue(fault, target);
  const described = { id, "aria-describedby": `${id}-about` };
  if (fault.kind === "switch") {
    return make(
      "button",
      {
        ...described,
        class: "line",
        role: "switch",
        "aria-checked": String(value === true),
        on: { click: () => setFault(fault, value !== true, target) },
      },
      make("span", { class: "title" }, fault.name),
      make("span", { class: "knob" }),
    );
  }
  const label = make("label", { class: "title", for: id }, fault.name);
  if (fault.kind === "choice") return make("div", { class: "line" }, label, faultChoice(fault, described, target));
  const input = make("input", {
    ...described,
    type: "number",
    min: fault.range?.from,
    max: fault.range?.to,
    step: "any",
    value: String(value),
    on: {
      change: () => {
        if (input.validity.valid && input.value !== "") setFault(fault, Number(input.value), target);
        else input.reportValidity();
      },
    },
  });
  return make("div", { class: "line" }, label, input);
}

/**
 * @param {Fault} fault
 * @param {Attributes} attributes
 * @param {string} target
 */
function faultChoice(fault, attributes, target) {
  const select = make(
    "select",
    { ...attributes, on: { change: () => setFault(fault, select.value, target) } },
    ...fault.choices.map((choice) => make("option", { value: choice }, capital(choice))),
  );
  select.value = faultValue(fault, target);
  return select;
}

/** @param {string} word */
function capital(word) {
  return (word.slice(0, 1).toUpperCase() + word.slice(1)).replaceAll("-", " ");
}

// Under what the widget asks for: what it lives in, and how it looks everywhere.
export function drawConditions() {
  const tile = tileOf(chosen);
  const own = faults.filter((fault) => fault.scope !== "all" && fault.kind === "choice");
  fill(
    $("edit-conditions"),
    [tile?.id, own],
    () =>
      !tile ? [] : [
        make(
          "section",
          { class: "edit-group", "aria-label": "Conditions" },
          make("h3", {}, "Conditions"),
          make(
            "div",
            { class: "edit-list" },
            ...own.map((fault) => {
              const id = `condition-${fault.id}`;
              const target = fault.scope === "tile" ? `tile:${tile.id}` : `app:${tile.app}`;
              return make(
                "div",
                { class: "edit-row" },
                make(
                  "div",
                  { class: "line" },
                  make("label", { class: "title", for: id }, fault.name),
                  faultChoice(fault, { id, title: fault.about }, target),
                  symbol("forth", 11),
                ),
              );
            }),
            make(
              "div",
              { class: "edit-row" },
              make(
                "button",
                {
                  class: "line",
                  "aria-haspopup": "dialog",
                  on: { click: () => showLooks(tile.id) },
                },
                make("span", { class: "title" }, "All looks"),
                make("span", { class: "value" }, "at once"),
                symbol("forth", 11),
              ),
            ),
          ),
        ),
      ],
  );
}
