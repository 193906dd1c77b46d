// An app's page beside the phone, in the place of the requests.
import { appProcesses, nameOf, pageOf } from "./apps.js";
import { $, make, order } from "./elements.js";
import { oneColumn } from "./layout.js";
import { closePanel, focusTile, opened, openPanel } from "./sides.js";

let shownApp = /** @type {string | null} */ (null);

/**
 * @param {string} app
 * @param {string} [url]
 */
export function openApp(app, url) {
  const process = appProcesses().find((one) => one.app === app);
  const page = pageOf(app);
  if (!page) return;
  const panel = $("app-page");
  $("app-title").textContent = nameOf(process);
  $("app-tab").href = page;
  // A link has brought the app to the front; a tap on its icon does it here, and the app looks anew.
  if (!url) order("front", { app });
  // The page shows the link that the app was just given. A frame without an address would be of this page's origin:
  // there is none until then.
  if (shownApp !== app || url) {
    $("app-frame")?.remove();
    panel.append(
      make("iframe", {
        id: "app-frame",
        title: `${nameOf(process)}'s page`,
        sandbox: "allow-scripts allow-forms allow-same-origin allow-popups",
        src: page,
      }),
    );
  }
  shownApp = app;
  panel.hidden = false;
  $("requests").hidden = !oneColumn.matches;
  if (oneColumn.matches) openPanel("app-page");
}

function closeApp() {
  if (!shownApp) return;
  shownApp = null;
  $("app-page").hidden = true;
  $("requests").hidden = false;
  $("app-frame")?.remove();
  if (opened?.name === "app-page") closePanel();
}

export function listenToApp() {
  const close = () => {
    closeApp();
    focusTile();
  };
  $("app-close").addEventListener("click", close);
  $("app-page").addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || opened || !shownApp) return;
    event.preventDefault();
    close();
  });
  oneColumn.addEventListener("change", () => {
    $("requests").hidden = Boolean(shownApp) && !oneColumn.matches;
  });
}
