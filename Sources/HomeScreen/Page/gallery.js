// What can be placed, by app, narrowed by words: a preview at two thirds, the sizes it comes in, and why others are not offered.
import { appName } from "./apps.js";
import { listenForPlacing } from "./arrange.js";
import { $, ask, familyNames, fill, keyed, make, order, say } from "./elements.js";
import { devices, scheme, setEnvironment } from "./environment.js";
import { drawEdited } from "./later.js";
import { isHome, pageCount, roomOf, screenName } from "./layout.js";
import { goTo } from "./phone.js";
import { closePanel, edit } from "./sides.js";
import { chooseTile, refresh, state, tileOf } from "./state.js";
import { symbol } from "./symbols.js";

export let offers = /** @type {Offer[]} */ ([]);
// Until the host has answered, nobody knows what there is.
let isLoaded = false;
// The updates of apps that were known when it was asked.
let updatesAsked = 0;
const wantedFamily = /** @type {Map<string, Family>} */ (new Map());

export async function loadGallery() {
  updatesAsked = state?.updates ?? 0;
  const answer = await order("gallery");
  if (answer) {
    offers = answer;
    isLoaded = true;
    drawGallery();
    drawEdited();
  }
}

/** @param {Offer} offer */
function offerKey(offer) {
  return `${offer.app}/${offer.kind}`;
}

/**
 * The place where a size stands when none is said.
 * @param {string} family
 * @returns {ScreenName}
 */
function placeOf(family) {
  return family.startsWith("accessory") ? "lock" : "home";
}

/**
 * @param {Family} family
 * @param {ScreenName} screen
 */
export function fitsPlace(family, screen) {
  return screen === "standby" ? family === "systemSmall" : placeOf(family) === screen;
}

/**
 * The sizes that the place which is looked at has room for.
 * @param {Offer} offer
 */
function sizesHere(offer) {
  return offer.families.filter((family) => fitsPlace(family, screenName()));
}

const preferred = /** @type {Family[]} */ (["accessoryRectangular", "systemMedium", "systemSmall"]);

/** @param {Offer} offer */
function familyOf(offer) {
  const here = sizesHere(offer);
  const wanted = wantedFamily.get(offerKey(offer));
  if (here.includes(wanted)) return wanted;
  return preferred.find((family) => here.includes(family)) ?? here[0];
}

const placeNames = { home: "home screen", lock: "lock screen", standby: "StandBy" };

/**
 * What a search looks at: names, sizes, and where those stand.
 * @param {Offer} offer
 */
function searchedWords(offer) {
  const screens = /** @type {ScreenName[]} */ (Object.keys(placeNames));
  const places = screens.filter((screen) => offer.families.some((family) => fitsPlace(family, screen)));
  return [
    offer.name,
    offer.description,
    appName(offer.app),
    ...(offer.recommendations ?? []),
    ...offer.families.map((family) => familyNames[family] ?? family),
    ...places.map((screen) => placeNames[screen]),
  ].join(" ").toLocaleLowerCase();
}

export function drawGallery() {
  if (!state) return;
  // Another build may have other widgets.
  if (isLoaded && state.updates !== updatesAsked) loadGallery();
  const words = $("gallery-words").value.trim().toLocaleLowerCase();
  const found = offers.filter((offer) => {
    const said = searchedWords(offer);
    return words.split(/\s+/).every((word) => said.includes(word));
  });
  // What fits the place stands first.
  found.sort((one, other) => Number(sizesHere(one).length === 0) - Number(sizesHere(other).length === 0));
  const apps = [...new Set(found.map((offer) => offer.app))];
  fill(
    $("gallery"),
    [found, apps.map(appName), scheme(), [...wantedFamily], screenName(), found.length === 0 && offers.length, isLoaded, state.updates],
    () =>
      found.length === 0
        ? [
          make(
            "p",
            { class: "quiet nothing" },
            !isLoaded
              ? "Loading the widgets…"
              : offers.length === 0
                ? "No app with widgets is installed."
                : "No widget has these words. Names, sizes and places are searched.",
          ),
        ]
        : apps.map((app) => {
          const own = found.filter((offer) => offer.app === app);
          return make("div", { class: "app-offers" }, own.length > 1 ? make("h2", {}, appName(app)) : null, ...own.map(offerRow));
        }),
  );
}

/** @param {Offer} offer */
function offerRow(offer) {
  const family = familyOf(offer);
  const level = offers.filter((one) => one.app === offer.app).length > 1 ? "h3" : "h2";
  const why = make("p", { class: "refused-why", role: "status" });
  const refusals = offer.refusals ?? [];
  const here = sizesHere(offer);
  const none = here.length === 0;
  // Sizes for another place are one step away.
  const elsewhere = [...new Set(offer.families.filter((one) => !here.includes(one)).map(placeOf))].filter((screen) =>
    screen !== screenName() && (screen !== "lock" || devices.find((one) => one.name === state.screen.name)?.offersLockScreen !== false)
  );
  // Sizes that are missing for one reason are named together.
  const groups = [...Map.groupBy(refusals, (refusal) => refusal.words).values()];
  const reasons = () =>
    groups.map((group) => ({ ...group[0], sizes: group.map((one) => familyNames[one.family] ?? one.family).join(", ") })).map((refusal) =>
      make(
        "span",
        {},
        make("b", {}, refusal.sizes || offer.name),
        `: ${refusal.words} `,
        ...(refusal.href
          ? [make("a", { href: refusal.href, target: "_blank", rel: "noopener", "aria-label": `Why: ${refusal.code}` }, "Why")]
          : []),
      )
    );
  const explain = (button) => {
    const open = button.getAttribute("aria-expanded") !== "true";
    button.setAttribute("aria-expanded", open);
    why.replaceChildren(...(open ? reasons() : []));
  };
  if (offer.families.length === 0) why.append(...reasons());
  return make(
    "section",
    { class: "offer", "aria-label": offer.name },
    make("div", { class: "offer-head" }, make(level, {}, offer.name), make("p", {}, offer.description)),
    none ? null : make(
      "div",
      { class: "offer-row" },
      preview(offer, family),
      make("button", {
        class: "add",
        "aria-label": `Add ${offer.name}, ${familyNames[family] ?? family}`,
        on: { click: () => add(offer, family) },
      }, symbol("plus", 18)),
    ),
    make(
      "div",
      { class: "chips" },
      ...(here.length > 1 || refusals.length
        ? here.map((one) =>
          make("button", {
            class: "chip",
            "aria-pressed": String(one === family),
            "aria-label": `${offer.name}, ${familyNames[one] ?? one}`,
            on: {
              click: () => {
                wantedFamily.set(offerKey(offer), one);
                drawGallery();
              },
            },
          }, familyNames[one] ?? one)
        )
        : []),
      ...elsewhere.map((screen) =>
        make("button", { class: "chip", on: { click: () => setEnvironment({ screen }) } }, `Sizes for the ${placeNames[screen]}`)
      ),
      ...(none || refusals.length === 0 ? [] : [
        make("button", {
          class: "chip",
          "aria-expanded": "false",
          "aria-label": `Why ${offer.name} has no other sizes`,
          on: { click: (event) => explain(event.currentTarget) },
        }, "Why no other sizes?"),
      ]),
      ...(none ? [] : offer.recommendations ?? []).map((title) =>
        make(
          "button",
          {
            class: "chip",
            "aria-label": `Add ${offer.name}, ${title}`,
            on: { click: () => add(offer, family, title) },
          },
          symbol("plus", 10),
          title,
        )
      ),
    ),
    why,
  );
}

/**
 * @param {Offer} offer
 * @param {Family} family
 */
function preview(offer, family) {
  const density = Math.min(Math.max(devicePixelRatio * 0.66, 0.5), 4);
  // With the updates in its address no browser shows the picture of another build.
  const look = `scheme=${scheme()}&scale=${density.toFixed(2)}&updates=${state.updates}`;
  const image = make("img", {
    class: "preview",
    alt: `${offer.name}, ${familyNames[family] ?? family}`,
    draggable: "false",
    src: keyed(`gallery/${encodeURIComponent(offer.kind)}/${family}.png?${look}`),
  });
  // Until it is there its room is kept.
  const room = isHome() && roomOf(family);
  if (room) {
    image.classList.add("waits");
    image.style.width = `${room.width * 0.66}px`;
    image.style.aspectRatio = `${room.width} / ${room.height}`;
  }
  image.addEventListener("load", () => {
    image.classList.remove("waits");
    image.style.aspectRatio = "";
    image.style.width = `${image.naturalWidth / density * 0.66}px`;
  });
  // A preview that does not come says why.
  image.addEventListener("error", async () => {
    const words = make(
      "p",
      { class: "preview refused" },
      await ask(image.src).then(() => "There is no preview.", (error) => error.message),
    );
    words.style.width = image.style.width;
    words.style.aspectRatio = image.style.aspectRatio;
    image.replaceWith(words);
  });
  const size = () => ({ width: image.naturalWidth / density, height: image.naturalHeight / density, family });
  listenForPlacing(image, size, (place) => add(offer, family, undefined, place));
  image.classList.toggle("accessory", family.startsWith("accessory"));
  return image;
}

/**
 * `to`: the cell it was dragged to; without one the host finds room.
 * @param {Offer} offer
 * @param {Family} family
 * @param {string} [recommendation]
 * @param {Cell} [to]
 */
async function add(offer, family, recommendation, to) {
  const placed = await order("place", {
    kind: offer.kind,
    family,
    recommendation,
    screen: to || screenName() === "standby" ? screenName() : undefined,
    ...to,
  });
  if (!placed) return;
  chooseTile(placed.tile);
  await refresh();
  const tile = tileOf(placed.tile);
  if (tile && tile.screen !== screenName()) await setEnvironment({ screen: tile.screen });
  if (tile?.screen === "home" && tile.place) goTo(tile.place.page);
  // The gallery gives the view of it free.
  closePanel();
  // A widget that has to be set before it can show anything asks for it itself.
  if (offer.promptsForConfiguration && recommendation === undefined) return edit(placed.tile);
  const where = tile?.screen === "standby"
    ? "StandBy"
    : tile?.screen === "lock"
      ? "the lock screen"
      : tile?.place && pageCount() > 1
        ? `page ${tile.place.page + 1} of the home screen`
        : "the home screen";
  say(
    `${offer.name} is on ${where}. `,
    ...(tile?.isConfigurable ? [make("button", { on: { click: () => edit(placed.tile) } }, "Edit widget")] : []),
  );
}

export function listenToGallery() {
  $("gallery-words").addEventListener("input", drawGallery);
}
