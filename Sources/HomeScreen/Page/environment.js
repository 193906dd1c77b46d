"use strict";
// What the device is like: each look is the host's, which draws the tiles for it. The page itself is light or dark as the device is.
const typeSizes = { xSmall: "Extra small", small: "Small", medium: "Medium", large: "Large", xLarge: "Extra large", xxLarge: "2× extra large", xxxLarge: "3× extra large", accessibility1: "Accessibility 1", accessibility2: "Accessibility 2", accessibility3: "Accessibility 3", accessibility4: "Accessibility 4", accessibility5: "Accessibility 5" };
const locales = ["en_GB", "en_US", "de_DE", "fr_FR", "it_IT", "es_ES", "pt_BR", "nl_NL", "sv_SE", "pl_PL", "tr_TR", "ru_RU", "ar_SA", "he_IL", "hi_IN", "th_TH", "zh_Hans_CN", "ja_JP", "ko_KR"];
const tints = { "#FFC65A": "Amber", "#FF8A7A": "Coral", "#FF9BCB": "Rose", "#C3A6FF": "Violet", "#8FC7FF": "Sky", "#7FE0C3": "Mint", "#B9E36B": "Lime", "#E8E8EE": "Silver" };
const languageNames = new Intl.DisplayNames(["en"], { type: "language", style: "short", languageDisplay: "standard" });
let devices = [];

function localeName(name) { try { return languageNames.of(name.replaceAll("_", "-")); } catch { return name; } }
async function setEnvironment(what) { if (await order("environment", what)) await refresh(); }

// The one of the four segments that stands for the device's look.
function look() {
  const { screen, rendering } = state.environment;
  if (screen === "lock") return "lock";
  return rendering === "fullColor" ? scheme() : "tinted";
}
const looks = {
  light: { appearance: "light", rendering: "fullColor", screen: "home" },
  dark: { appearance: "dark", rendering: "fullColor", screen: "home" },
  tinted: { rendering: "tinted", screen: "home" },
  lock: { screen: "lock" },
};
const systemDark = matchMedia("(prefers-color-scheme: dark)");
// An address may ask for a scheme; else, until one is chosen, the page is as the system is.
let askedScheme = ["light", "dark"].find((one) => one === new URLSearchParams(location.search).get("appearance")) ?? null, lastAppearance = null;
function isAsSystem() { return !askedScheme && localStorage.getItem("chosen") === null; }
function scheme() { return askedScheme ?? (isAsSystem() || !state ? (systemDark.matches ? "dark" : "light") : state.environment.scheme); }
function keepChosen(chosen) { askedScheme = null; if (chosen) localStorage.setItem("chosen", "1"); else localStorage.removeItem("chosen"); }
function drawEnvironment() {
  const { environment } = state;
  // Chosen elsewhere counts as well.
  if (lastAppearance !== null && lastAppearance !== environment.appearance) keepChosen(true);
  lastAppearance = environment.appearance;
  const root = document.documentElement.classList;
  root.toggle("dark", scheme() === "dark");
  check($("appearance"), look());
  const own = devices.find((one) => one.name === state.screen.name), lock = $("appearance").querySelector("[data-value=lock]");
  lock.disabled = Boolean(own && !own.offersLockScreen);
  lock.title = lock.disabled ? `${own.name} has no widgets on its lock screen.` : "";
  const device = state.screen.name, locale = localeName(environment.locale), size = typeSizes[environment.typeSize] ?? environment.typeSize;
  $("device").textContent = $("device-short").textContent = device;
  $("locale").textContent = locale;
  $("text-size").textContent = size;
  $("looks-short").textContent = `${locale}, ${size}`;
  const screen = $("screen");
  screen.dataset.screen = environment.screen;
  screen.dataset.rendering = environment.rendering;
  screen.classList.toggle("dim", environment.luminance === "reduced");
  screen.style.setProperty("--tint", environment.tint);
  if (menu) drawMenu();
}
function switchItem(words, checked, what, rest = {}) { return { words, checked, role: "menuitemcheckbox", stays: true, act: () => setEnvironment(what), ...rest }; }
function deviceSections() {
  return ["iPhone", "iPad"].map((kind) => ({ title: kind, items: devices.filter((device) => device.kind === kind).map((device) => ({
    words: device.name, note: `${device.width} × ${device.height}`, checked: device.name === state.screen.name, act: () => setEnvironment({ device: device.name, ...(offersScreen(device) ? {} : { screen: "home" }) }) })) }));
}
// Not every device has a lock screen with widgets, or StandBy.
function offersScreen(device, screen = screenName()) { return screen === "lock" ? device.offersLockScreen : screen === "standby" ? device.offersStandBy : true; }
function localeSections() {
  const all = locales.includes(state.environment.locale) ? locales : [state.environment.locale, ...locales];
  return [{ title: "Language and region", items: all.map((locale) => ({ words: localeName(locale), checked: locale === state.environment.locale, act: () => setEnvironment({ locale }) })) }];
}
function textSections() {
  return [{ title: "Text size", items: Object.entries(typeSizes).map(([typeSize, words]) => ({ words, checked: typeSize === state.environment.typeSize, act: () => setEnvironment({ typeSize }) })) },
    { title: "", items: [switchItem("Bold text", state.environment.boldText, { boldText: !state.environment.boldText })] }];
}
function zoneSections() {
  const zones = Intl.supportedValuesOf("timeZone");
  return [{ title: "Time zone", items: zones.map((timeZone) => ({ words: timeZone.replaceAll("_", " "), checked: timeZone === state.environment.timeZone, act: () => setEnvironment({ timeZone }) })) }];
}
function tintSections() {
  return [{ title: "Tint", items: Object.entries(tints).map(([tint, words]) => ({ words, swatch: tint, checked: tint.toLowerCase() === state.environment.tint?.toLowerCase(), act: () => setEnvironment({ tint, rendering: "tinted" }) })) }];
}
function moreSections() {
  const now = state.environment, device = devices.find((one) => one.name === state.screen.name);
  const tile = state.tiles.find((one) => one.id === chosen);
  return [
    { title: "Looks", items: [
      { words: "Light or dark as the system", checked: isAsSystem(), role: "menuitemcheckbox", stays: true, act: () => { keepChosen(!isAsSystem() ? false : true); draw(); } },
      { words: "Light or dark by the hour", checked: !isAsSystem() && now.appearance === "auto", role: "menuitemcheckbox", stays: true, act: () => { keepChosen(true); setEnvironment({ appearance: now.appearance === "auto" ? "light" : "auto" }); } },
      switchItem("Clear widgets", now.rendering === "clear", now.rendering === "clear" ? { rendering: "fullColor" } : { rendering: "clear", screen: "home" }),
      { words: "Tint", note: tints[now.tint?.toUpperCase()] ?? now.tint, role: "menuitem", more: tintSections },
      switchItem("Reduced luminance", now.luminance === "reduced", { luminance: now.luminance === "reduced" ? "full" : "reduced" }),
      switchItem("StandBy", now.screen === "standby", { screen: now.screen === "standby" ? "home" : "standby" }, device && !device.offersStandBy ? { disabled: true, why: `${device.name} has no StandBy.` } : {}),
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
function listenToEnvironment() {
  radio($("appearance"), (value) => {
    if (value === "light" || value === "dark") keepChosen(true);
    setEnvironment(looks[value]);
  });
  systemDark.addEventListener("change", () => { if (state) draw(); });
  $("device-menu").addEventListener("click", () => openMenu($("device-menu"), deviceSections));
  $("locale-menu").addEventListener("click", () => openMenu($("locale-menu"), localeSections));
  $("text-menu").addEventListener("click", () => openMenu($("text-menu"), textSections));
  $("all-menu").addEventListener("click", () => openMenu($("all-menu"), () => [
    { title: "", items: [{ words: "Device", note: state.screen.name, role: "menuitem", more: deviceSections }, { words: "Locale", note: localeName(state.environment.locale), role: "menuitem", more: localeSections }, { words: "Text size", note: typeSizes[state.environment.typeSize], role: "menuitem", more: textSections }] }]));
  $("more-menu").addEventListener("click", () => openMenu($("more-menu"), moreSections));
}
async function loadDevices() { devices = await order("devices") ?? []; }
