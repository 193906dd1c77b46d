"use strict";
// What can be made to go wrong on purpose: each a switch, a number or a choice, off until it is put on. Some are of one app, some of one tile.
let faults = [], faultApp = null;
async function loadFaults() {
  const answer = await order("faults");
  if (answer) { faults = answer; drawFaults(); }
}
// The value that is none.
function isOff(fault, value = fault.value) { return value === false || value === null || value === 0 || fault.kind === "choice" && value === (fault.choices?.[0]?.value ?? fault.choices?.[0]); }
function faultsOn() { return faults.filter((fault) => !isOff(fault)).length; }
async function setFault(fault, value) {
  const what = { id: fault.id, value };
  if (fault.scope === "app") what.app = faultApp ?? tileOf(chosen)?.app;
  if (fault.scope === "tile") what.tile = chosen;
  if (await order("faults", what)) await loadFaults();
}
function drawFaults() {
  const on = faultsOn();
  $("faults-on").hidden = on === 0;
  $("faults-on").textContent = `${on} ${on === 1 ? "fault" : "faults"} on`;
  $("phone").classList.toggle("faulty", on > 0);
  if (!state) return;
  const apps = appProcesses(), tile = tileOf(chosen);
  fill($("faults"), [faults, apps.map((one) => one.app), faultApp, tile?.id, tile?.name], () => [
    make("p", { class: "quiet about" }, "What a widget does when things go wrong is in its requests."),
    ...["all", "app", "tile"].map((scope) => faultGroup(scope, faults.filter((fault) => fault.scope === scope), apps, tile)).filter(Boolean),
    make("button", { class: "plain reset", disabled: on === 0, on: { click: async () => { if (await order("faults/reset", {})) { await loadFaults(); say("All faults are off."); } } } }, "Put all off")]);
  drawConditions();
}
function faultGroup(scope, own, apps, tile) {
  if (own.length === 0) return null;
  const title = { all: "The whole device", app: "One app", tile: tile ? `The chosen widget, ${tile.name}` : "The chosen widget" }[scope];
  const picker = scope === "app" && apps.length > 1 ? appPicker(apps, tile) : null;
  return make("section", { class: "fault-group", "aria-label": title }, make("h3", {}, title), picker, ...own.map((fault) => faultRow(fault, scope === "tile" && !tile)));
}
function appPicker(apps, tile) {
  const select = make("select", { "aria-label": "App", on: { change: (event) => { faultApp = event.target.value; drawFaults(); } } }, ...apps.map((one) => make("option", { value: one.app }, nameOf(one))));
  select.value = faultApp ?? tile?.app ?? apps[0].app;
  faultApp = select.value;
  return select;
}
function faultRow(fault, disabled) {
  const id = `fault-${fault.id}`, about = make("small", { id: `${id}-about` }, fault.about);
  return make("div", { class: `fault ${fault.kind} ${isOff(fault) ? "" : "on"}` }, faultControl(fault, id, disabled), about);
}
function faultControl(fault, id, disabled) {
  const described = { id, "aria-describedby": `${id}-about`, disabled };
  if (fault.kind === "switch") return make("button", { ...described, class: "line", role: "switch", "aria-checked": String(fault.value === true), on: { click: () => setFault(fault, fault.value !== true) } }, make("span", { class: "title" }, fault.name), make("span", { class: "knob" }));
  const label = make("label", { class: "title", for: id }, fault.name);
  if (fault.kind === "choice") {
    const select = make("select", { ...described, on: { change: () => setFault(fault, select.value) } }, ...fault.choices.map((choice) => make("option", { value: choice.value ?? choice }, choice.title ?? capital(choice.value ?? choice))));
    select.value = fault.value ?? fault.choices[0]?.value ?? fault.choices[0];
    return make("div", { class: "line" }, label, select);
  }
  const input = make("input", { ...described, type: "number", min: "0", step: "any", value: String(fault.value ?? 0), on: { change: () => { if (input.validity.valid && input.value !== "") setFault(fault, Number(input.value)); } } });
  return make("div", { class: "line" }, label, input);
}
function capital(word) { return word.slice(0, 1).toUpperCase() + word.slice(1).replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`); }
// Under what the widget asks for: what it lives in, and how it looks everywhere.
function drawConditions() {
  const tile = tileOf(chosen), own = faults.filter((fault) => fault.scope === "app" && fault.kind === "choice");
  fill($("edit-conditions"), [tile?.id, own], () => !tile ? [] : [make("section", { class: "edit-group", "aria-label": "Conditions" }, make("h3", {}, "Conditions"),
    make("div", { class: "edit-list" }, ...own.map((fault) => {
      const id = `condition-${fault.id}`, select = make("select", { id, title: fault.about, on: { change: () => { faultApp = tile.app; setFault(fault, select.value); } } }, ...fault.choices.map((choice) => make("option", { value: choice.value ?? choice }, choice.title ?? capital(choice.value ?? choice))));
      select.value = fault.value ?? fault.choices[0]?.value ?? fault.choices[0];
      return make("div", { class: "edit-row" }, make("div", { class: "line" }, make("label", { class: "title", for: id }, fault.name), select, symbol("forth", 11)));
    }), make("div", { class: "edit-row" }, make("button", { class: "line", "aria-haspopup": "dialog", on: { click: () => openMatrix(tile.id) } }, make("span", { class: "title" }, "All looks"), make("span", { class: "value" }, "at once"), symbol("forth", 11)))))]);
}
function listenToFaults() { $("faults-on").addEventListener("click", () => openExtra("faults")); }
