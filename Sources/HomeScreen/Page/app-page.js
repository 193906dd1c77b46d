// An app's page beside the phone, in the place of the requests.
import { appProcesses, nameOf, pageOf } from "./apps.js";
import { $, fill, keyed, make, order } from "./elements.js";
import { scheme } from "./environment.js";
import { oneColumn } from "./layout.js";
import { closePanel, focusTile, opened, openPanel } from "./sides.js";

let shownApp = /** @type {string | null} */ (null);

/**
 * @param {string} app
 * @param {string} [url]
 */
export function openApp(app, url) {
  const process = appProcesses().find((one) => one.app === app);
  if (!process) return;
  const page = pageOf(app);
  const panel = $("app-page");
  $("app-title").textContent = nameOf(process);
  $("app-tab").hidden = !page;
  if (page) $("app-tab").href = page;
  // A link has brought the app to the front; a tap on its icon does it here, and the app looks anew.
  if (!url) order("front", { app });
  // The page shows the link that the app was just given. A frame without an address would be of this page's origin:
  // there is none until then.
  if (shownApp !== app || url) {
    $("app-frame")?.remove();
    if (page) {
      panel.append(
        make("iframe", {
          id: "app-frame",
          title: `${nameOf(process)}'s page`,
          sandbox: "allow-scripts allow-forms allow-same-origin allow-popups",
          src: page,
        }),
      );
    }
  }
  shownApp = app;
  drawApp();
  panel.hidden = false;
  $("requests").hidden = !oneColumn.matches;
  if (oneColumn.matches) openPanel("app-page");
}

// What an app shows that has no page: a picture of its screen, or why there is none.
export function drawApp() {
  const process = shownApp ? appProcesses().find((one) => one.app === shownApp) : null;
  const screen = $("app-screen");
  screen.hidden = !process || Boolean(process.page);
  if (!process || process.page) return;
  const { app, picture, standIn } = process;
  fill(screen, [app, scheme(), picture, standIn, Boolean(process.pid)], () => {
    if (picture) {
      const source = keyed(`screens/${encodeURIComponent(app)}.png?number=${picture}&scheme=${scheme()}`);
      return [make("img", { src: source, alt: `What ${nameOf(process)} shows`, draggable: "false" })];
    }
    const words = standIn ?? (process.pid ? `${nameOf(process)} shows nothing that is drawn here.` : `${nameOf(process)} is not running.`);
    return [make("p", {}, words)];
  });
}

function closeApp() {
  if (!shownApp) return;
  // Where the app is only shown, who closes it goes to the home screen.
  if (!pageOf(shownApp)) order("home", {});
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
