// The apps in the dock, each with the icon of its own asset catalogue; one that has none shows its first letter in its own colour.
import { openApp } from "./app-page.js";
import { appProcesses, colour, nameOf } from "./apps.js";
import { $, fill, keyed, make, say } from "./elements.js";
import { state } from "./state.js";

/** @param {Process} process */
function icon(process) {
  if (!process.hasIcon || !process.app) return nameOf(process).slice(0, 1);
  const source = (appearance) => keyed(`icons/${encodeURIComponent(process.app)}.png?appearance=${appearance}`);
  const { rendering } = state.environment;
  // In a tint it is the picture's brightness that is coloured.
  if (rendering === "tinted" || rendering === "clear") {
    const shape = make("i", { class: "icon", "aria-hidden": "true" });
    shape.style.setProperty("--icon", `url("${source("tinted")}")`);
    return shape;
  }
  const image = make("img", {
    class: "icon",
    src: source(state.environment.scheme === "dark" ? "dark" : "light"),
    alt: "",
    draggable: "false",
  });
  // The catalogue may name a file that is no picture, as what Git LFS leaves in its place.
  image.addEventListener("error", () => image.replaceWith(nameOf(process).slice(0, 1)));
  return image;
}

export function drawDock() {
  fill($("dock"), [
    state.environment.rendering,
    state.environment.scheme,
    ...appProcesses().map((process) => [process.name, process.page, Boolean(process.pid), process.accent, process.hasIcon]),
  ], () =>
    appProcesses().map((process) => {
      const name = nameOf(process);
      const link = make("a", {
        href: process.page ?? "#",
        target: "_blank",
        rel: "noopener",
        draggable: "false",
        "aria-label": process.pid ? `Open ${name}` : `${name} is not running`,
        title: name,
        "aria-disabled": process.pid ? null : "true",
      }, icon(process));
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        if (process.pid) openApp(process.app);
        else say(`${name} is not running.`);
      });
      return colour(link, process);
    }));
}
