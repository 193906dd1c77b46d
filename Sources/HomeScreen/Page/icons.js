"use strict";
// The apps in the dock, each in its own colour; one that the page has no sign for shows its first letter.
const iconPaths = {
  Trips: "M22.5 15.5v-2.1l-8.5-5.3V3.4a1.5 1.5 0 0 0-3 0v4.7l-8.5 5.3v2.1l8.5-2.6v5.3l-2.2 1.7v1.6l3.7-1.1 3.7 1.1v-1.6L14 18.2v-5.3z",
  Getaways: "M21.6 2.7 2.8 10.3c-.7.3-.7 1.3.1 1.5l7.3 2 2 7.3c.2.8 1.2.8 1.5.1l7.6-18.8c.2-.4-.2-.8-.6-.6z",
  Insights: "M3 13.2c0-.7.5-1.2 1.2-1.2h3c.7 0 1.2.5 1.2 1.2V20c0 .7-.5 1.2-1.2 1.2h-3C3.5 21.2 3 20.7 3 20zM9.3 8.6c0-.7.5-1.2 1.2-1.2h3c.7 0 1.2.5 1.2 1.2V20c0 .7-.5 1.2-1.2 1.2h-3c-.7 0-1.2-.5-1.2-1.2zM15.6 4c0-.7.5-1.2 1.2-1.2h3c.7 0 1.2.5 1.2 1.2v16c0 .7-.5 1.2-1.2 1.2h-3c-.7 0-1.2-.5-1.2-1.2z",
  Salon: "M6.4 3.2 12 10.5l5.6-7.3c1 1.1 1 2.3.3 3.4l-4.6 5.9 1.5 2a3.6 3.6 0 1 1-1.6 1.1L12 14l-1.2 1.6a3.6 3.6 0 1 1-1.6-1.1l1.5-2-4.6-5.9c-.7-1.1-.7-2.3.3-3.4zM8 16.1a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm8 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z",
};
function icon(name) {
  if (!iconPaths[name]) return name.slice(0, 1);
  const svg = makeSVG("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
  svg.append(makeSVG("path", { d: iconPaths[name], "fill-rule": "evenodd" }));
  return svg;
}
function appProcesses() { return state.processes.filter((process) => process.role === "app"); }
function nameOf(process) { return process.name.replace(/App$/, ""); }
function pageOf(app) { return appProcesses().find((process) => process.app === app)?.page ?? null; }
function drawDock() {
  fill($("dock"), appProcesses().map((process) => [process.name, process.page, process.accent]), () => appProcesses().map((process) => {
    const name = nameOf(process);
    const link = make("a", { href: process.page ?? "#", target: "_blank", rel: "noopener", draggable: "false", "aria-label": process.page ? `Open ${name}` : `${name} is not running`, title: name, "aria-disabled": process.page ? null : "true" }, icon(name));
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (process.page) openApp(process.app); else say(`${name} is not running.`);
    });
    return colour(link, process);
  }));
}
