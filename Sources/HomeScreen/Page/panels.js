// What runs.
import { $, fill, make } from "./elements.js";
import { state } from "./state.js";

export function drawProcesses() {
  fill(
    $("processes"),
    state.processes,
    () =>
      state.processes.map((process) =>
        make(
          "li",
          { class: process.pid ? "process" : "process down" },
          make("i"),
          make("b", {}, process.name),
          make("span", {}, process.pid ? `pid ${process.pid}` : "down"),
          make(
            "small",
            {},
            [
              process.role,
              process.privateMegabytes ? `${process.privateMegabytes.toFixed(1)} MB` : null,
              process.confined
                ? (process.openParts.length ? "confined in part" : "confined")
                : process.role === "host"
                  ? null
                  : "not confined",
              process.restarts ? `restarted\u00a0${process.restarts}×` : null,
            ].filter(Boolean).join(" · "),
            ...(process.page
              ? [
                " · ",
                make(
                  "a",
                  { href: process.page, target: "_blank", rel: "noopener", "aria-label": `Open the page of ${process.name}` },
                  "open its page",
                ),
              ]
              : []),
          ),
          process.lastExit ? make("small", { class: "exit" }, `last: ${process.lastExit}`) : null,
          ...process.openParts.map((words) => make("small", { class: "exit" }, words)),
        )
      ),
  );
}
