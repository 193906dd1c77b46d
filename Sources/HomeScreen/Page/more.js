"use strict";
// What the top bar has no room for: looks that are seldom changed, the device itself, and panels.
const tints = { "#FFC65A": "Amber", "#FF8A7A": "Coral", "#FF9BCB": "Rose", "#C3A6FF": "Violet", "#8FC7FF": "Sky", "#7FE0C3": "Mint", "#B9E36B": "Lime", "#E8E8EE": "Silver" };
function zoneSections() {
  const zones = Intl.supportedValuesOf("timeZone");
  return [{ title: "Time zone", items: zones.map((timeZone) => ({ words: timeZone.replaceAll("_", " "), checked: timeZone === state.environment.timeZone, act: () => setEnvironment({ timeZone }) })) }];
}
function tintSections() {
  return [{ title: "Tint", items: Object.entries(tints).map(([tint, words]) => ({ words, swatch: tint, checked: tint.toLowerCase() === state.environment.tint?.toLowerCase(), act: () => setEnvironment({ tint, rendering: "tinted" }) })) }];
}
function moreSections() {
  const now = state.environment, tile = state.tiles.find((one) => one.id === chosen);
  return [
    { title: "Looks", items: [
      { words: "Light or dark as the system", checked: isAsSystem(), role: "menuitemcheckbox", stays: true, act: () => { keepChosen(!isAsSystem() ? false : true); draw(); } },
      { words: "Light or dark by the hour", checked: !isAsSystem() && now.appearance === "auto", role: "menuitemcheckbox", stays: true, act: () => { keepChosen(true); setEnvironment({ appearance: now.appearance === "auto" ? "light" : "auto" }); } },
      { words: "Tint", note: tints[now.tint?.toUpperCase()] ?? now.tint, role: "menuitem", more: tintSections },
      switchItem("Reduced luminance", now.luminance === "reduced", { luminance: now.luminance === "reduced" ? "full" : "reduced" }),
    ] },
    { title: "Device", items: [
      switchItem("Locked: private words hidden", now.locked, { locked: !now.locked }),
      switchItem("Bold text", now.boldText, { boldText: !now.boldText }),
      switchItem("Right to left", now.rightToLeft, { rightToLeft: !now.rightToLeft }),
      { words: "Time zone", note: now.timeZone, role: "menuitem", more: zoneSections },
    ] },
    { title: "Panels", items: [
      { words: "All looks of this widget", note: tile?.name, role: "menuitem", disabled: !tile, act: () => showLooks(chosen) },
      { words: "Faults", note: faultsOn() ? `${faultsOn()} on` : "none on", role: "menuitem", act: () => openExtra("faults") },
      { words: "Processes", note: `${state.processes.filter((process) => process.pid).length} running`, role: "menuitem", act: () => openExtra("processes") },
    ] },
  ];
}
