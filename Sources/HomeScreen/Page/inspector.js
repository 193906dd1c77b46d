// One picture, looked at closely: its views, what a screen reader says, and what it looked like before the last change.
import { $, keyed, make, say } from "./elements.js";

export let chosen = /** @type {Figure | null} */ (null);

/** @param {Figure} figure */
export function choose(figure) {
  if (chosen) chosen.button.setAttribute("aria-pressed", "false");
  if (chosen === figure || !figure) {
    chosen = null;
    $("inspector").hidden = true;
    return;
  }
  chosen = figure;
  figure.button.setAttribute("aria-pressed", "true");
  inspect();
}

// Shown anew when the picture is another one.
export function inspect() {
  if (!chosen) return;
  const { picture, title, before } = chosen;
  const stage = make("div", { class: "stage" });
  const box = make("div", { class: "box", hidden: true });
  const facts = make("dl", { class: "facts" });
  const rows = picture.nodes.map((node, index) =>
    make(
      "button",
      { type: "button", style: null, on: { click: () => mark(index), pointerenter: () => outline(node) } },
      make("span", {}, node.type),
      make("span", { class: "words quiet" }, node.text ?? ""),
    )
  );
  rows.forEach((row, index) => {
    row.style.paddingLeft = `${6 + Math.min(picture.nodes[index].depth, 20) * 12}px`;
  });

  /** @param {any} node */
  function outline(node) {
    const [x, y, width, height] = node.frame;
    box.hidden = false;
    Object.assign(box.style, {
      left: `${x / picture.width * 100}%`,
      top: `${y / picture.height * 100}%`,
      width: `${width / picture.width * 100}%`,
      height: `${height / picture.height * 100}%`,
    });
  }
  /** @param {number} index */
  function mark(index) {
    const node = picture.nodes[index];
    outline(node);
    rows.forEach((row, other) => row.setAttribute("aria-current", other === index));
    rows[index].scrollIntoView({ block: "nearest" });
    const [x, y, width, height] = node.frame;
    const [place, ...uses] = node.places;
    fillFacts([
      ["View", node.type],
      ["Words", node.text],
      ["Position", `${x}, ${y}`],
      ["Size", `${width} × ${height} points`],
      ["Source", place && make("code", { title: `${place.file}:${place.line}:${place.column}` }, `${short(place)}`)],
      ["Written as", place?.view && make("code", {}, place.view)],
      [
        "Modifiers",
        place?.modifiers.length &&
        make("ol", { class: "modifiers" }, ...place.modifiers.map((words) => make("li", {}, make("code", {}, words)))),
      ],
      ["Used at", uses.length && uses.map(short).join(", ")],
      ["Inside of", enclosing(index)],
    ]);
  }
  /** @param {any} place */
  function short(place) {
    return `${place.file.split("/").pop()}:${place.line}`;
  }
  /**
   * The views around it, the nearest first: modifiers are views too.
   * @param {number} index
   */
  function enclosing(index) {
    const names = [];
    let depth = picture.nodes[index].depth;
    for (let other = index - 1; other >= 0 && names.length < 12; other--) {
      if (picture.nodes[other].depth < depth) {
        names.push(picture.nodes[other].type);
        depth = picture.nodes[other].depth;
      }
    }
    return names.join(" ‹ ");
  }
  /** @param {any[][]} pairs */
  function fillFacts(pairs) {
    facts.replaceChildren(
      ...pairs.filter(([, value]) => value).flatMap((
        [name, value],
      ) => [make("dt", {}, name), make("dd", {}, value instanceof Node ? value : String(value))]),
    );
  }
  stage.addEventListener("click", (event) => {
    const area = stage.getBoundingClientRect();
    const x = (event.clientX - area.left) / area.width * picture.width;
    const y = (event.clientY - area.top) / area.height * picture.height;
    let found = -1;
    // The innermost one; of two alike the one drawn last.
    picture.nodes.forEach((node, index) => {
      const [left, top, width, height] = node.frame;
      if (x < left || y < top || x > left + width || y > top + height) return;
      if (found < 0 || width * height <= picture.nodes[found].frame[2] * picture.nodes[found].frame[3]) found = index;
    });
    if (found >= 0) mark(found);
  });

  const image = (id, words) => make("img", { src: keyed(`pictures/${id}`), width: picture.width, height: picture.height, alt: words });
  stage.append(image(picture.id, title), box);
  const actions = make(
    "div",
    { class: "actions" },
    make("a", { href: keyed(`pictures/${picture.id}`), download: `${title.replace(/[^\p{L}\p{N}]+/gu, "-")}.png` }, "Save picture"),
  );
  if (before && before !== picture.id) {
    const shown = {
      Now: () => image(picture.id, title),
      Before: () => image(before, `${title}, before`),
      Difference: () => difference(before, picture),
    };
    for (const [name, show] of Object.entries(shown)) {
      actions.append(make("button", {
        type: "button",
        "aria-pressed": name === "Now",
        on: {
          click: (event) => {
            stage.replaceChildren(show(), box);
            for (const other of actions.querySelectorAll("button")) other.setAttribute("aria-pressed", other === event.currentTarget);
          },
        },
      }, name));
    }
  }
  fillFacts([["Size", `${picture.width} × ${picture.height} points`], [
    "Entry",
    new Date(picture.date).toLocaleString(undefined, { timeZone: chosen.timeZone }),
  ], ["Appearance", picture.scheme]]);
  const spoken = picture.spoken.split("\n").filter(Boolean);
  const parts = [stage, actions, make("h3", {}, "Chosen"), facts];
  if (picture.diagnostics.length) {
    parts.push(
      make("h3", {}, "Not as on iOS"),
      make(
        "ul",
        { class: "spoken" },
        ...picture.diagnostics.map((words) => make("li", {}, words)),
      ),
    );
  }
  parts.push(make("h3", {}, "Views"), make("div", { class: "tree" }, ...rows));
  parts.push(
    make("h3", {}, "A screen reader says"),
    spoken.length
      ? make("ol", { class: "spoken" }, ...spoken.map((words) => make("li", {}, words)))
      : make("p", { class: "quiet" }, "Nothing."),
  );
  $("inspector").replaceChildren(
    make(
      "header",
      {},
      make("h2", {}, title),
      make("button", {
        class: "close",
        type: "button",
        "aria-label": "Close",
        on: {
          click: () => {
            const { button } = chosen;
            choose(null);
            button.focus();
          },
        },
      }, "×"),
    ),
    make("div", { class: "scrolls" }, ...parts),
  );
  $("inspector").hidden = false;
}

/**
 * Pixels that differ, on a pale picture of what is there now.
 * @param {string} before
 * @param {any} picture
 */
function difference(before, picture) {
  const canvas = make("canvas", { width: 1, height: 1, role: "img", "aria-label": "What differs" });
  Promise.all([before, picture.id].map(async (id) => {
    const image = new Image();
    image.src = keyed(`pictures/${id}`);
    await image.decode();
    return image;
  })).then(([old, now]) => {
    const width = Math.max(old.naturalWidth, now.naturalWidth);
    const height = Math.max(old.naturalHeight, now.naturalHeight);
    Object.assign(canvas, { width, height });
    canvas.style.width = `${picture.width}px`;
    const paint = canvas.getContext("2d", { willReadFrequently: true });
    const pixels = (image) => {
      paint.clearRect(0, 0, width, height);
      paint.drawImage(image, 0, 0);
      return paint.getImageData(0, 0, width, height);
    };
    const first = pixels(old).data;
    const result = pixels(now);
    const second = result.data;
    for (let index = 0; index < second.length; index += 4) {
      const differs = [0, 1, 2, 3].some((part) => first[index + part] !== second[index + part]);
      const gray = (second[index] + second[index + 1] + second[index + 2]) / 3 * .25 + 190;
      second.set(differs ? [255, 45, 85, 255] : [gray, gray, gray, second[index + 3]], index);
    }
    paint.putImageData(result, 0, 0);
  }).catch(() => say("The picture from before is not kept any more."));
  return canvas;
}
