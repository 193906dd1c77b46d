// What every module draws with: the page's elements, and what is asked of the host.

/**
 * An element by its id; what it is, the page's text says.
 * @param {string} id
 */
export function $(id) {
  return /** @type {Control} */ (document.getElementById(id));
}

/**
 * Elements are made by name and filled with text: nothing from outside is ever read as HTML.
 * @param {string} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {Control}
 */
export function make(name, attributes = {}, ...children) {
  const element = /** @type {Control} */ (document.createElement(name));
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key !== "on") element.setAttribute(key, value === true ? "" : String(value));
    else for (const [type, listener] of Object.entries(value)) element.addEventListener(type, listener);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {string} [text]
 */
export function makeSVG(name, attributes = {}, text) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

// What lets this page in beside the cookie, which every port of this machine is sent: it came behind the number sign, and stays in this
// origin's storage.
const key = (() => {
  const given = new URLSearchParams(location.hash.slice(1)).get("key");
  if (given) {
    localStorage.setItem("key", given);
    history.replaceState(null, "", location.pathname + location.search);
  }
  return given ?? localStorage.getItem("key") ?? "";
})();

/**
 * For what a browser asks for without headers.
 * @param {string} path
 */
export function keyed(path) {
  return `${path}${path.includes("?") ? "&" : "?"}key=${key}`;
}

/**
 * @param {string} path
 * @param {any} [order]
 * @param {AbortSignal} [signal]
 */
async function send(path, order, signal) {
  const headers = { "Vitrine-Key": key };
  const answer = await fetch(
    path,
    order === undefined
      ? { headers }
      : { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(order), signal },
  )
    .catch((error) => {
      throw error.name === "AbortError" ? error : new Error("The host cannot be reached.");
    });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(body.error?.message ?? body.message ?? `The host answered ${answer.status}.`);
  return body;
}

/** @type {Ask} */
export const ask = send;

/** @type {Order} */
export const order = async (path, ...what) => {
  try {
    return await send(path, ...what);
  } catch (error) {
    say(error.message);
    return null;
  }
};

// What has the keyboard's focus.
export function focused() {
  return /** @type {Control} */ (document.activeElement);
}

let toastTimer = 0;

/** @param {...Child} parts */
export function say(...parts) {
  $("toast").replaceChildren(...parts);
  $("toast").classList.add("shown");
  clearTimeout(toastTimer);
  // What can be answered stands longer.
  toastTimer = setTimeout(() => $("toast").classList.remove("shown"), $("toast").querySelector("button, a") ? 12000 : 6000);
}

// What it offers is taken.
$("toast").addEventListener("click", (event) => {
  if (event.target.closest("button, a")) $("toast").classList.remove("shown");
});

/**
 * Fills an element anew when what it shows has changed; the keyboard's focus stays on the control of the same place.
 * @param {HTMLElement} element
 * @param {any} shown
 * @param {() => Child[]} children
 */
export function fill(element, shown, children) {
  const key = JSON.stringify(shown);
  if (element.dataset.shown === key) return;
  element.dataset.shown = key;
  const place = [...element.querySelectorAll("button, a, select, input")].indexOf(focused());
  element.replaceChildren(...children());
  if (place >= 0) element.querySelectorAll("button, a, select, input")[place]?.focus();
}

/**
 * Fills a table with rows, each told by a name of its own: one that stays is moved nowhere and keeps the keyboard's focus.
 * @param {HTMLElement} element
 * @param {{ name: string, kind: string, shown: any, cells: () => Child[] }[]} rows
 */
export function fillRows(element, rows) {
  const before = new Map([.../** @type {Iterable<HTMLElement>} */ (element.children)].map((row) => [row.dataset.name, row]));
  const names = new Set(rows.map((row) => row.name));
  for (const [name, row] of before) if (!names.has(name)) row.remove();
  let next = element.firstElementChild;
  for (const { name, kind, shown, cells } of rows) {
    const row = before.get(name) ?? make("tr", { "data-name": name });
    row.className = kind;
    fill(row, shown, cells);
    if (row === next) next = next.nextElementSibling;
    else element.insertBefore(row, next);
  }
}

export const familyNames = {
  systemSmall: "Small",
  systemMedium: "Medium",
  systemLarge: "Large",
  systemExtraLarge: "Extra large",
  accessoryCircular: "Circular",
  accessoryRectangular: "Rectangular",
  accessoryInline: "Inline",
  accessoryCorner: "Corner",
};
