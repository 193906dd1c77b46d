"use strict";
// An app's page beside the phone, in the place of the requests.
let shownApp = null;
function openApp(app, url) {
  const process = appProcesses().find((one) => one.app === app), page = pageOf(app);
  if (!page) return;
  const panel = $("app-page");
  $("app-title").textContent = nameOf(process);
  $("app-tab").href = page;
  $("app-frame").title = `${nameOf(process)}'s page`;
  // The page shows the link that the app was just given.
  if (shownApp !== app || url) $("app-frame").src = page;
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
  $("app-frame").removeAttribute("src");
  if (opened?.name === "app-page") closePanel();
}
function listenToApp() { $("app-close").addEventListener("click", () => { closeApp(); focusTile(); }); }
