"use strict";
// What can be placed, narrowed by words; a configuration that a widget offers ready made is placed by its title.
let offers = [];
async function loadGallery() {
  const answer = await order("gallery");
  if (answer) { offers = answer; drawGallery(); drawEditHead(); }
}
function drawGallery() {
  const words = $("gallery-words").value.trim().toLocaleLowerCase();
  const found = offers.filter((offer) => `${offer.name} ${offer.description}`.toLocaleLowerCase().includes(words));
  $("gallery").replaceChildren(...found.map((offer) => make("section", { class: "offer", "aria-label": offer.name }, make("h3", {}, offer.name), make("p", {}, offer.description),
    make("div", {}, ...offer.families.map((family) => addButton(offer, family, familyNames[family] ?? family)), ...(offer.recommendations ?? []).map((title) => addButton(offer, offer.families[0], title, title))))));
  if (found.length === 0) $("gallery").replaceChildren(make("p", { class: "quiet nothing" }, offers.length === 0 ? "No app with widgets is installed." : "No widget has these words."));
}
function addButton(offer, family, words, recommendation) {
  return make("button", { class: "plain", "aria-label": `Add ${offer.name}, ${words}`, on: { click: () => add(offer, family, recommendation) } }, symbol("plus", 12), words);
}
async function add(offer, family, recommendation) {
  const placed = await order("place", { kind: offer.kind, family, recommendation });
  if (!placed) return;
  chosen = placed.tile;
  await refresh();
  // A widget that has to be set before it can show anything asks for it itself.
  if (offer.promptsForConfiguration && recommendation === undefined) return edit(placed.tile);
  const tile = state.tiles.find((tile) => tile.id === placed.tile);
  say(`${offer.name} is on the home screen. `, ...(tile?.isConfigurable ? [make("button", { on: { click: () => edit(placed.tile) } }, "Edit widget")] : []));
}
