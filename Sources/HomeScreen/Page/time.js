// Virtual time, and times in the device's zone.
import { received, state } from "./state.js";

export function virtualNow() {
  return state.clock.now + (performance.now() - received) * state.clock.rate;
}

const formats = /** @type {Map<string, Intl.DateTimeFormat>} */ (new Map());

/**
 * Making one costs far more than using it.
 * @param {string} locale
 * @param {Intl.DateTimeFormatOptions} options
 */
function formatter(locale, options) {
  const key = JSON.stringify([locale, state.timeZone, options]);
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(locale, { timeZone: state.timeZone, ...options }));
  return formats.get(key);
}

/**
 * @param {number} date
 * @param {Intl.DateTimeFormatOptions} options
 */
export function format(date, options) {
  return formatter("en-GB", options).format(date);
}

export const hourMinute = /** @type {Intl.DateTimeFormatOptions} */ ({ hour: "2-digit", minute: "2-digit" });

/**
 * Midnight of the day a time lies in, in the device's zone; days of 23 and 25 hours count too.
 * @param {number} time
 */
export function midnight(time) {
  return fromLocal(toLocal(time).slice(0, 11) + "00:00");
}

/** @param {number} time */
export function dayAndTime(time) {
  return midnight(time) === midnight(virtualNow())
    ? format(time, hourMinute)
    : format(time, { weekday: "short", day: "numeric", month: "short", ...hourMinute });
}

/**
 * What the fields of datetime-local mean in the device's zone.
 * @param {string} text
 */
export function fromLocal(text) {
  const wanted = Date.parse(text + "Z");
  let guess = wanted;
  for (let i = 0; i < 3; i++) guess += wanted - Date.parse(toLocal(guess) + "Z");
  return guess;
}

/** @param {number} time */
export function toLocal(time) {
  const part = Object.fromEntries(
    formatter("en-CA", { hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit", ...hourMinute }).formatToParts(time).map((
      p,
    ) => [p.type, p.value]),
  );
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}
