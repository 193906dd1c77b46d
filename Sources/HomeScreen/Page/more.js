// What the top bar has no room for: looks that are seldom changed, the device itself, and panels.
import { $, order } from "./elements.js";
import { isAsSystem, keepChosen, setEnvironment, switchItem } from "./environment.js";
import { faultsOn } from "./faults.js";
import { showLooks } from "./later.js";
import { closePopovers, placeUnder } from "./menus.js";
import { openExtra } from "./sides.js";
import { chosen, draw, refresh, state } from "./state.js";

const tints = {
  "#FFC65A": "Amber",
  "#FF8A7A": "Coral",
  "#FF9BCB": "Rose",
  "#C3A6FF": "Violet",
  "#8FC7FF": "Sky",
  "#7FE0C3": "Mint",
  "#B9E36B": "Lime",
  "#E8E8EE": "Silver",
};

function zoneSections() {
  const zones = Intl.supportedValuesOf("timeZone");
  return [{
    title: "Time zone",
    items: zones.map((timeZone) => ({
      words: timeZone.replaceAll("_", " "),
      checked: timeZone === state.environment.timeZone,
      act: () => setEnvironment({ timeZone }),
    })),
  }];
}

function tintSections() {
  return [{
    title: "Tint",
    items: Object.entries(tints).map(([tint, words]) => ({
      words,
      swatch: tint,
      checked: tint.toLowerCase() === state.environment.tint?.toLowerCase(),
      act: () => setEnvironment({ tint, rendering: "tinted" }),
    })),
  }];
}

const places = {
  Amsterdam: "52.372,4.894",
  Berlin: "52.52,13.405",
  "Cape Town": "-33.925,18.424",
  London: "51.507,-0.128",
  Milan: "45.464,9.19",
  Munich: "48.137,11.575",
  "New York": "40.713,-74.006",
  Sydney: "-33.869,151.209",
  Tokyo: "35.677,139.765",
};

const calendars = { denied: "Apps may not read them", sample: "A sample week" };

// What a device's owner lets apps read of calendars and reminders.
function calendarSections() {
  const now = state.environment;
  return [{
    title: "Calendars",
    items: /** @type {[keyof typeof calendars, string][]} */ (Object.entries(calendars)).map(([kind, words]) => ({
      words,
      checked: kind === now.calendars,
      act: () => setEnvironment({ calendars: kind }),
    })),
  }];
}

const networks = { wifi: "Wi-Fi", cellular: "Cellular", hotspot: "Personal hotspot", none: "None" };

// Where the device is, for apps and widgets that want to know; nobody else is told.
function placeSections() {
  const now = state.environment;
  const named = places[now.locationName] === now.location;
  return [
    {
      title: "Place",
      items: [
        { words: "Apps may not know it", checked: now.location === "denied", act: () => setEnvironment({ location: "denied" }) },
        ...Object.entries(places).map(([words, location]) => ({
          words,
          note: location,
          checked: named && words === now.locationName,
          act: () => setEnvironment({ location, locationName: words }),
        })),
        {
          words: "Another place …",
          note: named || now.location === "denied" ? null : now.locationName ?? now.location,
          checked: !named && now.location !== "denied",
          role: "menuitemradio",
          act: openElsewhere,
        },
      ],
    },
  ];
}

// A place that is not in the menu, under the button that the menu was under.
let elsewhereOpener = /** @type {Control | null} */ (null);

/** @param {Control} opener */
function openElsewhere(opener) {
  const now = state.environment;
  const known = now.location !== "denied";
  closePopovers();
  elsewhereOpener = opener;
  $("coordinates").value = known ? now.location : "";
  $("place-name").value = known ? now.locationName ?? "" : "";
  $("elsewhere").hidden = false;
  placeUnder($("elsewhere"), opener);
  $("coordinates").focus();
}

function listenToElsewhere() {
  const form = $("elsewhere");
  const close = () => {
    closePopovers();
    elsewhereOpener?.focus();
  };
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    // What is refused stays, to be put right.
    if (!await order("environment", { location: $("coordinates").value.trim(), locationName: $("place-name").value.trim() })) return;
    close();
    await refresh();
  });
}

function networkSections() {
  const now = state.environment;
  return [
    {
      title: "Network",
      items: /** @type {[keyof typeof networks, string][]} */ (Object.entries(networks)).map(([network, words]) => ({
        words,
        checked: network === now.network,
        act: () => setEnvironment({ network }),
      })),
    },
    { title: "", items: [switchItem("Low Data Mode", now.lowData, { lowData: !now.lowData })] },
  ];
}

export function moreSections() {
  const now = state.environment;
  const tile = state.tiles.find((one) => one.id === chosen);
  return [
    {
      title: "Looks",
      items: [
        {
          words: "Light or dark as the system",
          checked: isAsSystem(),
          role: "menuitemcheckbox",
          stays: true,
          act: () => {
            keepChosen(!isAsSystem() ? false : true);
            draw();
          },
        },
        {
          words: "Light or dark by the hour",
          checked: !isAsSystem() && now.appearance === "auto",
          role: "menuitemcheckbox",
          stays: true,
          act: () => {
            keepChosen(true);
            setEnvironment({ appearance: now.appearance === "auto" ? "light" : "auto" });
          },
        },
        { words: "Tint", note: tints[now.tint?.toUpperCase()] ?? now.tint, role: "menuitem", more: tintSections },
        switchItem("Reduced luminance", now.luminance === "reduced", { luminance: now.luminance === "reduced" ? "full" : "reduced" }),
      ],
    },
    {
      title: "Device",
      items: [
        switchItem("Locked: private words hidden", now.locked, { locked: !now.locked }),
        switchItem("Bold text", now.boldText, { boldText: !now.boldText }),
        switchItem("Right to left", now.rightToLeft, { rightToLeft: !now.rightToLeft }),
        { words: "Time zone", note: now.timeZone, role: "menuitem", more: zoneSections },
        {
          words: "Place",
          note: now.location === "denied" ? "apps may not know it" : now.locationName ?? now.location,
          role: "menuitem",
          more: placeSections,
        },
        {
          words: "Network",
          note: `${networks[now.network]}${now.lowData ? ", Low Data Mode" : ""}`,
          role: "menuitem",
          more: networkSections,
        },
        { words: "Calendars", note: calendars[now.calendars], role: "menuitem", more: calendarSections },
      ],
    },
    {
      title: "Panels",
      items: [
        { words: "All looks of this widget", note: tile?.name, role: "menuitem", disabled: !tile, act: () => showLooks(chosen) },
        { words: "Faults", note: faultsOn() ? `${faultsOn()} on` : "none on", role: "menuitem", act: () => openExtra("faults") },
        {
          words: "Processes",
          note: `${state.processes.filter((process) => process.pid).length} running`,
          role: "menuitem",
          act: () => openExtra("processes"),
        },
      ],
    },
  ];
}

listenToElsewhere();
