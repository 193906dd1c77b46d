"use strict";
// What can be placed, by app, narrowed by words: a preview at two thirds, the sizes it comes in, and why others are not offered.
let offers = [];
const wantedFamily = new Map();
async function loadGallery() {
  const answer = await order("gallery");
  if (answer) { offers = answer; drawGallery(); drawEdited(); }
}
function offerKey(offer) { return `${offer.app}/${offer.kind}`; }
function familyOf(offer) {
  const wanted = wantedFamily.get(offerKey(offer));
  if (offer.families.includes(wanted)) return wanted;
  const fits = { lock: ["accessoryRectangular", "accessoryCircular", "accessoryInline"], standby: ["systemSmall"] }[screenName()] ?? ["systemMedium", "systemSmall"];
  return fits.find((family) => offer.families.includes(family)) ?? offer.families[0];
}
function drawGallery() {
  if (!state) return;
  const words = $("gallery-words").value.trim().toLocaleLowerCase();
  const found = offers.filter((offer) => `${offer.name} ${offer.description} ${appName(offer.app)}`.toLocaleLowerCase().includes(words));
  const apps = [...new Set(found.map((offer) => offer.app))];
  fill($("gallery"), [found, apps.map(appName), scheme(), [...wantedFamily], screenName(), found.length === 0 && offers.length], () => found.length === 0
    ? [make("p", { class: "quiet nothing" }, offers.length === 0 ? "No app with widgets is installed." : "No widget has these words.")]
    : apps.map((app) => {
      const own = found.filter((offer) => offer.app === app);
      return make("div", { class: "app-offers" }, own.length > 1 ? make("h2", {}, appName(app)) : null, ...own.map(offerRow));
    }));
}
function appName(app) { const process = appProcesses().find((one) => one.app === app); return process ? nameOf(process) : app.split(".").at(-1); }
function offerRow(offer) {
  const family = familyOf(offer), level = offers.filter((one) => one.app === offer.app).length > 1 ? "h3" : "h2";
  const why = make("p", { class: "refused-why", role: "status" });
  const refusals = offer.refusals ?? [], none = offer.families.length === 0;
  const reasons = () => refusals.map((refusal) => make("span", {}, make("b", {}, familyNames[refusal.family] ?? refusal.family ?? offer.name), `: ${refusal.words} `, ...(refusal.href ? [make("a", { href: refusal.href, target: "_blank", rel: "noopener", "aria-label": `Why: ${refusal.code}` }, "Why")] : [])));
  const explain = (button) => { const open = button.getAttribute("aria-expanded") !== "true"; button.setAttribute("aria-expanded", open); why.replaceChildren(...(open ? reasons() : [])); };
  if (none) why.append(...reasons());
  return make("section", { class: "offer", "aria-label": offer.name },
    make("div", { class: "offer-head" }, make(level, {}, offer.name), make("p", {}, offer.description)),
    none ? null : make("div", { class: "offer-row" }, preview(offer, family), make("button", { class: "add", "aria-label": `Add ${offer.name}, ${familyNames[family] ?? family}`, on: { click: () => add(offer, family) } }, symbol("plus", 18))),
    make("div", { class: "chips" },
      ...(offer.families.length > 1 || refusals.length ? offer.families.map((one) => make("button", { class: "chip", "aria-pressed": String(one === family), "aria-label": `${offer.name}, ${familyNames[one] ?? one}`, on: { click: () => { wantedFamily.set(offerKey(offer), one); drawGallery(); } } }, familyNames[one] ?? one)) : []),
      ...(none || refusals.length === 0 ? [] : [make("button", { class: "chip", "aria-expanded": "false", on: { click: (event) => explain(event.currentTarget) } }, `${refusals.length} not offered`)]),
      ...(offer.recommendations ?? []).map((title) => make("button", { class: "chip", "aria-label": `Add ${offer.name}, ${title}`, on: { click: () => add(offer, family, title) } }, symbol("plus", 10), title))),
    why);
}
function preview(offer, family) {
  const density = Math.min(Math.max(devicePixelRatio * 0.66, 0.5), 4);
  const image = make("img", { class: "preview", alt: `${offer.name}, ${familyNames[family] ?? family}`, draggable: "false", src: `gallery/${encodeURIComponent(offer.kind)}/${family}.png?scheme=${scheme()}&scale=${density.toFixed(2)}` });
  // Until it is there its room is kept.
  const room = isHome() && roomOf(family);
  if (room) { image.classList.add("waits"); image.style.width = `${room.width * 0.66}px`; image.style.aspectRatio = `${room.width} / ${room.height}`; }
  image.addEventListener("load", () => { image.classList.remove("waits"); image.style.aspectRatio = ""; image.style.width = `${image.naturalWidth / density * 0.66}px`; });
  const size = () => ({ width: image.naturalWidth / density, height: image.naturalHeight / density, family });
  listenForPlacing(image, size, (place) => add(offer, family, undefined, place));
  image.classList.toggle("accessory", family.startsWith("accessory"));
  return image;
}
// `to`: the cell it was dragged to; without one the host finds room.
async function add(offer, family, recommendation, to) {
  const placed = await order("place", { kind: offer.kind, family, recommendation, ...(to || screenName() === "standby" ? { screen: screenName() } : {}), ...to });
  if (!placed) return;
  chosen = placed.tile;
  await refresh();
  const tile = tileOf(placed.tile);
  if (tile && tile.screen !== screenName()) await setEnvironment({ screen: tile.screen });
  if (tile?.screen === "home" && tile.place) goTo(tile.place.page);
  // The gallery gives the view of it free.
  closePanel();
  // A widget that has to be set before it can show anything asks for it itself.
  if (offer.promptsForConfiguration && recommendation === undefined) return edit(placed.tile);
  const where = { lock: "the lock screen", standby: "the StandBy screen" }[tile?.screen] ?? (tile?.place && pageCount() > 1 ? `page ${tile.place.page + 1} of the home screen` : "the home screen");
  say(`${offer.name} is on ${where}. `, ...(tile?.isConfigurable ? [make("button", { on: { click: () => edit(placed.tile) } }, "Edit widget")] : []));
}
