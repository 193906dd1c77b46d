// What the device is like: each look is the host's, which draws the tiles for it. The page itself is light or dark as the device is.
import { $, order } from "./elements.js";
import { parts } from "./later.js";
import { screenName } from "./layout.js";
import { drawMenu, menu, openMenu } from "./menus.js";
import { check, radio } from "./radio.js";
import { draw, refresh, state } from "./state.js";

export const typeSizes = {
  xSmall: "Extra small",
  small: "Small",
  medium: "Medium",
  large: "Large",
  xLarge: "Extra large",
  xxLarge: "2× extra large",
  xxxLarge: "3× extra large",
  accessibility1: "Accessibility 1",
  accessibility2: "Accessibility 2",
  accessibility3: "Accessibility 3",
  accessibility4: "Accessibility 4",
  accessibility5: "Accessibility 5",
};

const locales = [
  "en_GB",
  "en_US",
  "de_DE",
  "fr_FR",
  "it_IT",
  "es_ES",
  "pt_BR",
  "nl_NL",
  "sv_SE",
  "pl_PL",
  "tr_TR",
  "ru_RU",
  "ar_SA",
  "he_IL",
  "hi_IN",
  "th_TH",
  "zh_Hans_CN",
  "ja_JP",
  "ko_KR",
];

const languageNames = new Intl.DisplayNames(["en"], { type: "language", style: "short", languageDisplay: "standard" });
export let devices = /** @type {Device[]} */ ([]);

/** @param {string} name */
export function localeName(name) {
  try {
    return languageNames.of(name.replaceAll("_", "-"));
  } catch {
    return name;
  }
}

/** @param {EnvironmentChange} what */
export async function setEnvironment(what) {
  if (await order("environment", what)) await refresh();
}

// Sizes as their developers call them, where there is no room for more.
const sizeCodes = {
  xSmall: "XS",
  small: "S",
  medium: "M",
  large: "L",
  xLarge: "XL",
  xxLarge: "XXL",
  xxxLarge: "XXXL",
  accessibility1: "AX1",
  accessibility2: "AX2",
  accessibility3: "AX3",
  accessibility4: "AX4",
  accessibility5: "AX5",
};

const systemDark = matchMedia("(prefers-color-scheme: dark)");
// An address may ask for a scheme; else, until one is chosen, the page is as the system is.
let askedScheme = ["light", "dark"].find((one) => one === new URLSearchParams(location.search).get("appearance")) ?? null;
let lastAppearance = /** @type {string | null} */ (null);

/** @param {string | null} asked */
export function askScheme(asked) {
  askedScheme = asked;
}

export function isAsSystem() {
  return !askedScheme && localStorage.getItem("chosen") === null;
}

export function scheme() {
  return askedScheme ?? (isAsSystem() || !state ? (systemDark.matches ? "dark" : "light") : state.environment.scheme);
}

/** @param {boolean} chosen */
export function keepChosen(chosen) {
  askedScheme = null;
  if (chosen) localStorage.setItem("chosen", "1");
  else localStorage.removeItem("chosen");
}

export function drawEnvironment() {
  const { environment } = state;
  // Chosen elsewhere counts as well.
  if (lastAppearance !== null && lastAppearance !== environment.appearance) keepChosen(true);
  lastAppearance = environment.appearance;
  const root = document.documentElement.classList;
  root.toggle("dark", scheme() === "dark");
  const own = devices.find((one) => one.name === state.screen.name);
  const bar = (value, why) => {
    const one = document.querySelector(`.looks [data-value=${value}]`);
    one.disabled = Boolean(why);
    one.title = why || one.getAttribute("aria-label") || "";
  };
  bar("lock", own && !own.offersLockScreen && `${own.name} has no widgets on its lock screen.`);
  bar("standby", own && !own.offersStandBy && `${own.name} has no StandBy.`);
  for (const value of ["fullColor", "tinted", "clear"]) {
    bar(value, environment.screen !== "home" && "Only the home screen is tinted or clear.");
  }
  check($("place"), environment.screen);
  check($("appearance"), scheme());
  check($("rendering"), environment.rendering);
  fitBar();
  const screen = $("screen");
  screen.dataset.screen = environment.screen;
  screen.dataset.rendering = environment.rendering;
  screen.classList.toggle("dim", environment.luminance === "reduced");
  screen.style.setProperty("--tint", environment.tint);
  if (menu) drawMenu();
}

// The top bar says less where there is less room: a word that would be cut is left out, or a shorter one stands for it.
export function fitBar() {
  const bar = document.querySelector("header");
  const device = state.screen.name;
  const { locale, typeSize } = state.environment;
  const long = localeName(locale);
  const short = locale.replaceAll("_", "-");
  const size = typeSizes[typeSize] ?? typeSize;
  const code = sizeCodes[typeSize] ?? typeSize;
  $("device").textContent = device;
  for (const menu of [$("locale-menu"), $("text-menu"), $("all-menu")]) {
    menu.title = menu === $("all-menu") ? `${device}, ${long}, ${size}` : menu === $("locale-menu") ? long : size;
  }
  for (const room of twoRows.matches ? ["one", "least", "none"] : ["all", "short", "signs", "one", "least", "none"]) {
    bar.dataset.room = room;
    $("device-short").textContent = room === "none" ? "Device" : device;
    $("locale").textContent = room === "all" ? long : short;
    $("text-size").textContent = room === "all" ? size : code;
    $("looks-short").textContent = `${short}, ${code}`;
    if (bar.scrollWidth <= bar.clientWidth) break;
  }
}

const twoRows = matchMedia("(max-width: 900px)");

/**
 * @param {string} words
 * @param {boolean} checked
 * @param {EnvironmentChange} what
 * @param {Partial<MenuItem>} [rest]
 */
export function switchItem(words, checked, what, rest = {}) {
  return { words, checked, role: "menuitemcheckbox", stays: true, act: () => setEnvironment(what), ...rest };
}

function deviceSections() {
  return ["iPhone", "iPad"].map((kind) => ({
    title: kind,
    items: devices.filter((device) => device.kind === kind).map((device) => ({
      words: device.name,
      note: `${device.width} × ${device.height}`,
      checked: device.name === state.screen.name,
      act: () => setEnvironment({ device: device.name, ...(offersScreen(device) ? {} : { screen: "home" }) }),
    })),
  }));
}

/**
 * Not every device has a lock screen with widgets, or StandBy.
 * @param {Device} device
 * @param {ScreenName} [screen]
 */
function offersScreen(device, screen = screenName()) {
  return screen === "lock" ? device.offersLockScreen : screen === "standby" ? device.offersStandBy : true;
}

function localeSections() {
  const all = locales.includes(state.environment.locale) ? locales : [state.environment.locale, ...locales];
  return [{
    title: "Language and region",
    items: all.map((locale) => ({
      words: localeName(locale),
      checked: locale === state.environment.locale,
      act: () => setEnvironment({ locale }),
    })),
  }];
}

export function textSections() {
  return [{
    title: "Text size",
    items: Object.entries(typeSizes).map(([typeSize, words]) => ({
      words,
      checked: typeSize === state.environment.typeSize,
      act: () => setEnvironment({ typeSize }),
    })),
  }, { title: "", items: [switchItem("Bold text", state.environment.boldText, { boldText: !state.environment.boldText })] }];
}

export function listenToEnvironment() {
  radio($("place"), (screen) => setEnvironment({ screen }));
  radio($("appearance"), (appearance) => {
    keepChosen(true);
    setEnvironment({ appearance });
  });
  radio($("rendering"), (rendering) => setEnvironment({ rendering }));
  systemDark.addEventListener("change", () => {
    if (state) draw();
  });
  $("device-menu").addEventListener("click", () => openMenu($("device-menu"), deviceSections));
  $("locale-menu").addEventListener("click", () => openMenu($("locale-menu"), localeSections));
  $("text-menu").addEventListener("click", () => openMenu($("text-menu"), textSections));
  $("all-menu").addEventListener("click", () =>
    openMenu($("all-menu"), () => [
      {
        title: "",
        items: [{ words: "Device", note: state.screen.name, role: "menuitem", more: deviceSections }, {
          words: "Locale",
          note: localeName(state.environment.locale),
          role: "menuitem",
          more: localeSections,
        }, { words: "Text size", note: typeSizes[state.environment.typeSize], role: "menuitem", more: textSections }],
      },
    ]));
  $("more-menu").addEventListener("click", () => parts.more.use((more) => openMenu($("more-menu"), more.moreSections)));
}

export async function loadDevices() {
  devices = await order("devices") ?? [];
}
