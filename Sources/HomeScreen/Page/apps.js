// The apps by their processes: what they are called, where their pages are, and the colour that each is known by.
import { state } from "./state.js";

export function appProcesses() {
  return state.processes.filter((process) => process.role === "app");
}

/** @param {Process} process */
export function nameOf(process) {
  return process.name.replace(/(?<=.)App$/, "");
}

/** @param {string} app */
export function pageOf(app) {
  return appProcesses().find((process) => process.app === app)?.page ?? null;
}

/** @param {string} app */
export function appName(app) {
  const process = appProcesses().find((one) => one.app === app);
  return process ? nameOf(process) : app.split(".").at(-1);
}

// An app's own colour, wherever it is named; apps without one have each another of these.
const colours = [["#0a7aff", "#409cff"], ["#e0245e", "#ff5c84"], ["#5856d6", "#7d7aff"], ["#d67500", "#ff9f0a"]];

/**
 * @template {Element} T
 * @param {T} element
 * @param {{ app?: string, accent?: { light: string, dark: string } }} of
 */
export function colour(element, { app, accent }) {
  const without = [...new Set([...state.tiles, ...appProcesses()].filter((one) => !one.accent).map((one) => one.app))];
  const [light, dark] = accent ? [accent.light, accent.dark] : colours[Math.max(without.indexOf(app), 0) % colours.length];
  element.classList.add("own");
  element.style.setProperty("--light", light);
  element.style.setProperty("--dark", dark);
  return element;
}
