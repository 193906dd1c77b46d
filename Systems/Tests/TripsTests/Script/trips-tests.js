"use strict";
(() => {
  var __create = Object.create;
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __getProtoOf = Object.getPrototypeOf;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __commonJS = (cb, mod) => function __require() {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
    // If the importer is in node compatibility mode or this is not an ESM
    // file that has been converted to a CommonJS file using a Babel-
    // compatible transform (i.e. "__esModule" has not been set), then set
    // "default" to the CommonJS "module.exports" for node compatibility.
    isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
    mod
  ));

  // Sources/ScriptBridge/JavaScript/react-native.js
  var require_react_native = __commonJS({
    "Sources/ScriptBridge/JavaScript/react-native.js"(exports, module) {
      module.exports = { NativeModules, NativeEventEmitter, AppState, Linking, registerCallableModule };
    }
  });

  // Systems/Trips/JavaScript/src/widget/UnixDateGenerator.ts
  var SystemUnixDateGenerator = class {
    now() {
      return Date.now() / 1e3;
    }
  };

  // Systems/Trips/JavaScript/src/widget/WidgetBookingsSequenceCreator.ts
  var WidgetBookingsSequenceCreator = class {
    /**
     * Sorts in place by start. Steps that start together come by their end, then by their trip; of one trip none starts before the one
     * ahead of it has ended, and one that has no time left is taken out.
     */
    create(widgetBookings) {
      widgetBookings.sort(compare);
      const ended = /* @__PURE__ */ new Map();
      let kept = 0;
      for (const booking of widgetBookings) {
        const trip = booking.trip ?? "";
        booking.startDate = Math.max(booking.startDate, ended.get(trip) ?? booking.startDate);
        if (booking.endDate <= booking.startDate)
          continue;
        ended.set(trip, booking.endDate);
        widgetBookings[kept] = booking;
        kept += 1;
      }
      widgetBookings.length = kept;
    }
  };
  function compare(one, other) {
    return one.startDate - other.startDate || one.endDate - other.endDate || byText(one.trip ?? "", other.trip ?? "") || (one.currentStep ?? 0) - (other.currentStep ?? 0);
  }
  function byText(one, other) {
    return one < other ? -1 : one > other ? 1 : 0;
  }

  // Systems/Trips/JavaScript/src/texts/DayNames.ts
  var DayNames = class {
    constructor(locale) {
      const format = new Intl.DateTimeFormat(locale, {
        weekday: "short",
        day: "numeric",
        month: "short",
        calendar: "gregory",
        numberingSystem: "latn",
        timeZone: "UTC"
      });
      const part = (date, type) => format.formatToParts(date).find((it) => it.type === type)?.value ?? "";
      const plain = (text) => text.replace(/,/g, "");
      this.pieces = format.formatToParts(new Date(0)).map(({ type, value }) => type === "weekday" || type === "month" || type === "day" ? { type } : { type: "literal", text: plain(value) });
      this.weekdays = Array.from({ length: 7 }, (_, index) => plain(part(new Date(Date.UTC(1970, 0, 4 + index)), "weekday")));
      this.months = Array.from({ length: 12 }, (_, index) => plain(part(new Date(Date.UTC(1970, index, 1)), "month")));
    }
    /** A day by its number since the first of January 1970. */
    text(day) {
      const date = new Date(day * 864e5);
      return this.pieces.map((piece) => {
        switch (piece.type) {
          case "weekday":
            return this.weekdays[date.getUTCDay()] ?? "";
          case "month":
            return this.months[date.getUTCMonth()] ?? "";
          case "day":
            return String(date.getUTCDate());
          case "literal":
            return piece.text;
        }
      }).join("");
    }
  };

  // Systems/Trips/JavaScript/src/texts/TripWords.ts
  var english = {
    language: "en",
    outbound: "Outbound",
    inbound: "Inbound",
    flight: "Flight",
    direct: "Direct",
    stop: (count) => count === 1 ? "1 stop" : `${count} stops`,
    night: (count) => count === 1 ? "1 night" : `${count} nights`
  };
  var all = {
    en: english,
    it: {
      language: "it",
      outbound: "Andata",
      inbound: "Ritorno",
      flight: "Volo",
      direct: "Diretto",
      stop: (count) => count === 1 ? "1 scalo" : `${count} scali`,
      night: (count) => count === 1 ? "1 notte" : `${count} notti`
    },
    ja: {
      language: "ja",
      outbound: "往路",
      inbound: "復路",
      flight: "フライト",
      direct: "直行便",
      stop: (count) => `経由${count}回`,
      night: (count) => `${count}泊`
    },
    de: {
      language: "de",
      outbound: "Hinflug",
      inbound: "Rückflug",
      flight: "Flug",
      direct: "Direktflug",
      stop: (count) => count === 1 ? "1 Stopp" : `${count} Stopps`,
      night: (count) => count === 1 ? "1 Nacht" : `${count} Nächte`
    }
  };
  function wordsOf(language) {
    return all[language] ?? english;
  }

  // Systems/Trips/JavaScript/src/texts/ZoneOffsets.ts
  var WEEK = 7 * 86400;
  var ZoneOffsets = class {
    constructor() {
      this.zones = /* @__PURE__ */ new Map();
    }
    /** Seconds at a moment, itself in seconds since 1970; a zone that is none is Greenwich. */
    at(time, zone) {
      if (!Number.isFinite(time) || Math.abs(time) > 864e10)
        return 0;
      const { format, known: known2 } = this.zone(zone);
      const ask = (moment) => {
        const found = known2.get(moment);
        if (found !== void 0)
          return found;
        const offset = measured(format, moment);
        known2.set(moment, offset);
        return offset;
      };
      let start = Math.floor(time / WEEK) * WEEK;
      let end3 = start + WEEK;
      while (end3 - start > 60) {
        const offset = ask(start);
        if (offset === ask(end3))
          return offset;
        const middle = Math.floor((start + end3) / 120) * 60;
        if (time < middle)
          end3 = middle;
        else
          start = middle;
      }
      return ask(start);
    }
    zone(name) {
      const found = this.zones.get(name);
      if (found)
        return found;
      const zone = { format: formatter(name), known: /* @__PURE__ */ new Map() };
      this.zones.set(name, zone);
      return zone;
    }
  };
  function formatter(timeZone) {
    const options = {
      calendar: "gregory",
      numberingSystem: "latn",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23"
    };
    try {
      return new Intl.DateTimeFormat("en-GB", { ...options, timeZone });
    } catch {
      return new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
    }
  }
  function measured(format, moment) {
    const [day = 1, month = 1, year = 1970, hour = 0, minute = 0, second = 0] = (format.format(moment * 1e3).match(/\d+/g) ?? []).map(Number);
    const local = new Date(0);
    local.setUTCFullYear(year, month - 1, day);
    local.setUTCHours(hour, minute, second);
    return local.getTime() / 1e3 - moment;
  }

  // Systems/Trips/JavaScript/src/texts/TripTexts.ts
  function speaking(locale, language) {
    let own;
    try {
      own = new Intl.Locale(locale);
    } catch {
      return language;
    }
    if (own.language === language)
      return own.baseName;
    return own.region === void 0 ? language : `${language}-${own.region}`;
  }
  var TripTexts = class {
    /** In the locale's language; where there are no words of it, in English as it is written in the locale's region, dates and numbers too. */
    constructor(locale) {
      this.offsets = new ZoneOffsets();
      this.knownScores = /* @__PURE__ */ new Map();
      let language = "en";
      try {
        language = new Intl.Locale(locale).language;
      } catch {
      }
      this.words = wordsOf(language);
      const own = speaking(locale, this.words.language);
      this.days = new DayNames(own);
      this.scores = new Intl.NumberFormat(own, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    }
    /** The language of all that it says, such as `de`. */
    get language() {
      return this.words.language;
    }
    /** “Fri 12 Jun”; `time` in seconds since 1970, the day as it is in `zone`. */
    day(time, zone) {
      return this.days.text(this.dayNumber({ time, zone }));
    }
    /** “07:15”, the form of timetables in every language. */
    time(time, zone) {
      const minutes = Math.floor(this.local({ time, zone }) % 86400 / 60);
      const ofDay = minutes < 0 ? minutes + 1440 : minutes;
      return `${String(Math.floor(ofDay / 60)).padStart(2, "0")}:${String(ofDay % 60).padStart(2, "0")}`;
    }
    /** “+1” when the calendar at the arrival is a day ahead of the one at the departure; nothing on the same day. */
    dayOffset(departure, arrival) {
      const offset = this.dayNumber(arrival) - this.dayNumber(departure);
      return offset === 0 ? void 0 : offset > 0 ? `+${offset}` : `−${-offset}`;
    }
    stops(count) {
      return count <= 0 ? this.words.direct : this.words.stop(count);
    }
    nights(count) {
      return this.words.night(count);
    }
    /** “8.7”, in German “8,7”. */
    score(score) {
      let text = this.knownScores.get(score);
      if (text === void 0)
        this.knownScores.set(score, text = this.scores.format(score));
      return text;
    }
    /** “Outbound”; without a direction “Flight”. */
    direction(direction) {
      return direction === void 0 ? this.words.flight : this.words[direction];
    }
    dayNumber(moment) {
      return Math.floor(this.local(moment) / 86400);
    }
    /** Seconds since 1970, as clocks there tell them; what no calendar reaches is its beginning. */
    local({ time, zone }) {
      return Math.abs(time) <= 864e10 ? Math.floor(time) + this.offsets.at(time, zone) : 0;
    }
  };

  // Systems/Trips/JavaScript/src/widget/WidgetBookingAdapter.ts
  var WidgetBookingAdapter = class {
    /** `pictures` is the address that relative picture paths start from. */
    constructor(texts, pictures) {
      this.texts = texts;
      this.pictures = pictures;
    }
    /**
     * One element a part of the booking, in the order of travel; null for a part that cannot be shown. Each step starts where the one
     * before it ends, the first at `showsFrom` (seconds since 1970).
     */
    adapt(booking, showsFrom = booking.purchasedAt) {
      const parts = this.parts(booking);
      const steps = parts.map((part) => part.label);
      let start = showsFrom;
      return parts.map((part, index) => {
        if (!isComplete(part) || !(part.end > start))
          return null;
        const startDate = start;
        start = part.end;
        return {
          startDate,
          endDate: part.end,
          ...part.flight && { flight: part.flight },
          ...part.hotel && { hotel: part.hotel },
          steps,
          currentStep: index,
          language: this.texts.language,
          trip: booking.id
        };
      });
    }
    parts({ outbound, stay: stay2, inbound }) {
      const parts = [];
      if (outbound)
        parts.push(this.flight(outbound, "outbound", !inbound));
      if (stay2) {
        const hotel2 = this.hotel(stay2);
        parts.push({ end: stay2.checkOut, label: { kind: "stay", label: hotel2.nights }, hotel: hotel2 });
      }
      if (inbound)
        parts.push(this.flight(inbound, "inbound", !outbound));
      return parts;
    }
    flight(flight2, direction, oneWay) {
      const { departure, arrival } = flight2;
      const offset = this.texts.dayOffset(departure, arrival);
      return {
        end: arrival.time,
        label: { kind: direction, label: this.texts.direction(oneWay ? void 0 : direction) },
        flight: {
          ...!oneWay && { direction },
          stops: flight2.stops,
          stopsText: this.texts.stops(flight2.stops),
          code: flight2.code,
          departureDate: this.texts.day(departure.time, departure.zone),
          departureTime: this.texts.time(departure.time, departure.zone),
          departureAirport: departure.airport,
          departureCity: departure.city,
          arrivalDate: this.texts.day(arrival.time, arrival.zone),
          arrivalTime: this.texts.time(arrival.time, arrival.zone),
          ...offset !== void 0 && { arrivalDayOffset: offset },
          arrivalAirport: arrival.airport,
          arrivalCity: arrival.city
        }
      };
    }
    hotel(stay2) {
      return {
        date: this.texts.day(stay2.checkIn, stay2.zone),
        nights: this.texts.nights(stay2.nights),
        name: stay2.name,
        address: stay2.address,
        image: absolute(stay2.picture, this.pictures),
        ...stay2.reviewScore !== void 0 && { reviewScore: this.texts.score(stay2.reviewScore) }
      };
    }
  };
  function isComplete({ flight: flight2, hotel: hotel2 }) {
    if (flight2)
      return flight2.departureAirport !== "" && flight2.arrivalAirport !== "";
    return hotel2 !== void 0 && hotel2.name !== "";
  }
  function absolute(path, base) {
    if (path === "" || /^[a-z][a-z0-9+.-]*:/i.test(path))
      return path;
    if (base === null)
      return path;
    const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(base)?.[0];
    if (origin === void 0)
      return "";
    return path.startsWith("/") ? origin + path : `${origin}/${path}`;
  }

  // Systems/Trips/JavaScript/src/bookings/Booking.ts
  function present(values) {
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== void 0));
  }
  function readBooking(json) {
    return present({
      id: json.field("id").text(),
      reference: json.field("reference").text(),
      traveller: json.field("traveller").text(),
      product: json.field("product").text(),
      purchasedAt: json.field("purchasedAt").number(),
      priceInCents: json.field("priceInCents").whole(),
      currency: json.field("currency").text(),
      outbound: json.field("outbound").optional(readFlight),
      inbound: json.field("inbound").optional(readFlight),
      stay: json.field("stay").optional(readStay)
    });
  }
  function readOffer(json) {
    return present({
      destination: json.field("destination").text(),
      city: json.field("city").text(),
      priceInCents: json.field("priceInCents").whole(),
      currency: json.field("currency").text(),
      outbound: json.field("outbound").optional(readFlight),
      inbound: json.field("inbound").optional(readFlight),
      stay: json.field("stay").optional(readStay)
    });
  }
  function readFlight(json) {
    return {
      code: json.field("code").text(),
      stops: json.field("stops").whole(),
      departure: readEnd(json.field("departure")),
      arrival: readEnd(json.field("arrival"))
    };
  }
  function readEnd(json) {
    return {
      airport: json.field("airport").text(),
      city: json.field("city").text(),
      time: json.field("time").number(),
      zone: json.field("zone").text()
    };
  }
  function readStay(json) {
    return present({
      name: json.field("name").text(),
      address: json.field("address").text(),
      checkIn: json.field("checkIn").number(),
      checkOut: json.field("checkOut").number(),
      nights: json.field("nights").whole(),
      zone: json.field("zone").text(),
      reviewScore: json.field("reviewScore").optional((score) => score.number()),
      picture: json.field("picture").text()
    });
  }
  function known(times) {
    return times.filter((time) => time !== void 0);
  }
  function begins(booking) {
    const times = known([booking.outbound?.departure.time, booking.stay?.checkIn, booking.inbound?.departure.time]);
    return times.length === 0 ? void 0 : Math.min(...times);
  }
  function stepEnds(booking) {
    return known([booking.outbound?.arrival.time, booking.stay?.checkOut, booking.inbound?.arrival.time]);
  }
  function ends(booking) {
    const times = stepEnds(booking);
    return times.length === 0 ? void 0 : Math.max(...times);
  }

  // Systems/Trips/JavaScript/src/widget/TripQueue.ts
  var NOTICE = 86400;
  var TripQueue = class {
    constructor(bookings) {
      /** By their beginning, each with the latest end of those before it. */
      this.trips = [];
      const known2 = bookings.flatMap((booking) => {
        const [first2, last] = [begins(booking), ends(booking)];
        return first2 === void 0 || last === void 0 ? [] : [{ id: booking.id, begins: first2, ends: last }];
      });
      known2.sort((one, other) => one.begins - other.begins || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
      let endsBefore = -Infinity;
      for (const trip of known2) {
        this.trips.push({ id: trip.id, begins: trip.begins, endsBefore });
        endsBefore = Math.max(endsBefore, trip.ends);
      }
      this.stepEnds = bookings.flatMap((booking) => stepEnds(booking).map((time) => ({ time, id: booking.id })));
      this.stepEnds.sort((one, other) => one.time - other.time);
    }
    /** Seconds since 1970. */
    showsFrom(booking) {
      const { id, purchasedAt } = booking;
      const start = begins(booking);
      if (start === void 0)
        return purchasedAt;
      const own = this.trips[first(this.trips, (trip) => trip.begins > start || trip.begins === start && trip.id >= id)];
      const endsBefore = own?.id === id ? own.endsBefore : -Infinity;
      if (endsBefore <= purchasedAt)
        return purchasedAt;
      let last = first(this.stepEnds, (end3) => end3.time > start) - 1;
      while (this.stepEnds[last]?.id === id)
        last -= 1;
      const finished = this.stepEnds[last]?.time ?? purchasedAt;
      return Math.max(purchasedAt, finished, endsBefore > start ? start - NOTICE : finished);
    }
  };
  function first(list, holds) {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = low + high >> 1;
      const element = list[middle];
      if (element !== void 0 && holds(element))
        high = middle;
      else
        low = middle + 1;
    }
    return low;
  }

  // Systems/Trips/JavaScript/src/widget/WidgetBookingsAdapter.ts
  var WidgetBookingsAdapter = class {
    constructor(widgetBookingAdapter, widgetBookingsSequenceCreator, unixDateGenerator) {
      this.widgetBookingAdapter = widgetBookingAdapter;
      this.widgetBookingsSequenceCreator = widgetBookingsSequenceCreator;
      this.unixDateGenerator = unixDateGenerator;
    }
    /** The steps still to come or under way, by their start; null when nothing is booked, empty when everything is over. */
    adapt(bookings) {
      if (bookings.length === 0)
        return null;
      const today = this.unixDateGenerator.now();
      const queue = new TripQueue(bookings);
      const widgetBookings = bookings.flatMap((booking) => this.widgetBookingAdapter.adapt(booking, queue.showsFrom(booking))).filter((it) => it !== null).filter((it) => it.endDate > today).sort((booking, anotherBooking) => booking.startDate - anotherBooking.startDate);
      this.widgetBookingsSequenceCreator.create(widgetBookings);
      return widgetBookings;
    }
  };

  // Systems/Trips/JavaScript/tests/samples.ts
  var end = (airport, time) => ({ airport, city: `${airport} city`, time, zone: "UTC" });
  var flight = (code, from, leaves2, to, lands2, stops = 0) => ({ code, stops, departure: end(from, leaves2), arrival: end(to, lands2) });
  var stay = (name, checkIn, checkOut) => ({
    name,
    address: "address",
    checkIn,
    checkOut,
    nights: 5,
    zone: "UTC",
    reviewScore: 8.7,
    picture: "/pictures/hotels/x.jpg"
  });
  var bought = (id, product2, purchasedAt) => ({
    id,
    reference: "SECRET",
    traveller: "Giulia Ferri",
    product: product2,
    purchasedAt,
    priceInCents: 171e3,
    currency: "EUR"
  });
  var travelPackage = (id = "p", purchasedAt = 100, shift = 0) => ({
    ...bought(id, "package", purchasedAt),
    outbound: flight("AZ 792", "LIN", shift + 1e3, "HND", shift + 2e3),
    inbound: flight("NH 215", "HND", shift + 3100, "LIN", shift + 4e3, 1),
    stay: stay("Shiodome", shift + 2100, shift + 3e3)
  });
  var flights = (id = "f", purchasedAt = 100, shift = 0) => ({
    ...bought(id, "flight", purchasedAt),
    outbound: flight("A 1", "LIN", shift + 1e3, "LIS", shift + 2e3),
    inbound: flight("A 2", "LIS", shift + 3e3, "LIN", shift + 4e3)
  });
  var hotel = (id = "h", purchasedAt = 100, from = 1e3, to = 3e3) => ({
    ...bought(id, "hotel", purchasedAt),
    stay: stay(`Hotel ${id}`, from, to)
  });
  var writer = (now = 0, locale = "en-GB") => new WidgetBookingsAdapter(
    new WidgetBookingAdapter(new TripTexts(locale), "http://127.0.0.1:9000/"),
    new WidgetBookingsSequenceCreator(),
    { now: () => now }
  );
  var zones = ["Europe/Rome", "Asia/Tokyo", "Europe/Lisbon", "America/New_York", "UTC"];
  var manyPackages = (count, now) => Array.from({ length: count }, (_, index) => {
    const begins2 = now + (index + 1) * 43200;
    const [home, away] = ["Europe/Rome", zones[index % zones.length] ?? "UTC"];
    const moment = (airport, hours, zone) => ({ airport, city: `${airport} city`, time: begins2 + hours * 3600, zone });
    return {
      ...bought(`p${index}`, "package", now - 86400),
      outbound: { code: `AZ ${index}`, stops: index % 2, departure: moment("LIN", 0, home), arrival: moment("HND", 13, away) },
      inbound: { code: `NH ${index}`, stops: 0, departure: moment("HND", 80, away), arrival: moment("LIN", 94, home) },
      stay: { ...stay("Shiodome", begins2 + 54e3, begins2 + 27e4), zone: away, nights: 3 }
    };
  });

  // Systems/Common/JavaScript/testing.ts
  var tests = /* @__PURE__ */ new Map();
  function test(name, body) {
    if (tests.has(name))
      throw new Error(`There are two tests named “${name}”.`);
    tests.set(name, body);
  }
  function equal(found, wanted) {
    const [one, other] = [ordered(found), ordered(wanted)];
    if (one !== other)
      throw new Error(`found ${one}, not ${other}`);
  }
  function check(holds, sentence) {
    if (!holds)
      throw new Error(sentence);
  }
  function ordered(value) {
    return JSON.stringify(value, (_, field) => typeof field === "object" && field !== null && !Array.isArray(field) ? Object.fromEntries(Object.entries(field).sort(([one], [other]) => one < other ? -1 : 1)) : field) ?? "undefined";
  }

  // Systems/Trips/JavaScript/tests/adapter.test.ts
  var lines = (bookings, now = 0) => writer(now).adapt(bookings)?.map((it) => `${it.startDate}–${it.endDate} ${it.flight?.code ?? it.hotel?.name ?? ""}`);
  var step = (trip, currentStep, startDate, endDate) => ({ trip, currentStep, startDate, endDate });
  var sequence = (steps) => {
    new WidgetBookingsSequenceCreator().create(steps);
    return steps;
  };
  test("R1.11: nothing booked is null, not an empty list", () => equal(writer().adapt([]), null));
  test("R1.12, R1.18, R1.19, R1.20: a package is flight until landing, stay until check-out, flight until home", () => equal(lines([travelPackage()]), ["100–2000 AZ 792", "2000–3000 Shiodome", "3000–4000 NH 215"]));
  test("R1.22: flights only, and a stay only", () => {
    equal(lines([flights()]), ["100–2000 A 1", "2000–4000 A 2"]);
    equal(lines([hotel()]), ["100–3000 Hotel h"]);
  });
  test("R1.14, R1.16: a step that has ended by now is dropped", () => {
    for (const [now, left] of [[1999, 3], [2e3, 2], [2999, 2], [3e3, 1], [3999, 1], [4e3, 0]]) {
      equal(lines([travelPackage()], now)?.length, left);
    }
  });
  test("R1.24: a trip that is over is an empty list, not null", () => equal(lines([travelPackage()], 9999), []));
  test("R1.13: a part that cannot be shown is dropped, and the others close up", () => {
    const closed = ["100–2000 AZ 792", "2000–4000 NH 215"];
    equal(lines([{ ...travelPackage(), stay: stay("", 2100, 3e3) }]), closed);
    equal(lines([{ ...travelPackage(), stay: stay("Early", 500, 1500) }]), closed);
    const { stay: _stay, ...nothing } = hotel("e");
    equal(lines([nothing]), []);
  });
  test("R1.15: steps of all bookings are sorted by their start", () => {
    equal(lines([hotel("b", 700), flights("a", 50)])?.[0], "50–2000 A 1");
    const starts = writer().adapt([travelPackage("p", 100, 9e5), flights()])?.map((it) => it.startDate) ?? [];
    equal(starts, [...starts].sort((one, other) => one - other));
  });
  test("G1.5: steps that start together come by end, then by trip, whatever the order they came in", () => {
    const [a, b, c] = [step("a", 0, 5, 9), step("b", 0, 5, 9), step("c", 0, 5, 7)];
    for (const order of [[a, b, c], [c, b, a], [b, a, c], [b, c, a]]) {
      equal(sequence(order.map((it) => ({ ...it }))).map((it) => it.trip), ["c", "a", "b"]);
    }
  });
  test("R1.17, G1.10: the sequence is made in place", () => {
    const steps = [step("a", 1, 20, 30), step("a", 0, 0, 20)];
    check(sequence(steps) === steps, "another list was made");
    equal(steps.map((it) => it.startDate), [0, 20]);
  });
  test("R1.21: steps of one trip never overlap", () => equal(
    sequence([step("a", 0, 0, 20), step("a", 1, 10, 30), step("a", 2, 12, 30)]).map((it) => [it.startDate, it.endDate]),
    [[0, 20], [20, 30]]
  ));
  test("the rail keeps steps that are over, and the current one its place", () => {
    const steps = writer(2500).adapt([travelPackage()]) ?? [];
    equal(steps.map((it) => it.currentStep), [1, 2]);
    equal(steps[0]?.steps?.map((it) => it.label), ["Outbound", "5 nights", "Inbound"]);
    equal(steps[0]?.steps?.map((it) => it.kind), ["outbound", "stay", "inbound"]);
  });
  test("R1.6: nothing but what the widget draws is written", () => {
    const text = JSON.stringify(writer().adapt([travelPackage(), hotel("h", 100, 9e4, 99e3)]));
    const allowed = /* @__PURE__ */ new Set([
      "startDate",
      "endDate",
      "flight",
      "hotel",
      "steps",
      "currentStep",
      "direction",
      "stops",
      "stopsText",
      "code",
      "departureDate",
      "departureTime",
      "departureAirport",
      "departureCity",
      "arrivalDate",
      "arrivalTime",
      "arrivalDayOffset",
      "arrivalAirport",
      "arrivalCity",
      "date",
      "nights",
      "name",
      "address",
      "image",
      "reviewScore",
      "kind",
      "label",
      // Not drawn, but what a drawn thing needs: the language of the tile's own words, and where its link leads.
      "language",
      "trip"
    ]);
    equal([...text.matchAll(/"([A-Za-z]+)":/g)].map((key) => key[1] ?? "").filter((key) => !allowed.has(key)), []);
    for (const secret of ["SECRET", "Giulia", "171000", "purchasedAt"])
      check(!text.includes(secret), `${secret} is written`);
  });
  test("R1.9: a picture's path becomes an address on the service", () => equal(writer().adapt([hotel()])?.[0]?.hotel?.image, "http://127.0.0.1:9000/pictures/hotels/x.jpg"));
  test("G1.1: the clock and what is written count seconds, not milliseconds", () => {
    const now = new SystemUnixDateGenerator().now();
    check(Math.abs(now - Date.now() / 1e3) < 1, `now is ${now}`);
    const [first2] = writer(now).adapt([hotel("h", now, now + 60, now + 120)]) ?? [];
    check(first2 !== void 0 && first2.endDate - first2.startDate === 120 && first2.endDate < 1e11, "a step is not in seconds");
  });

  // Systems/Trips/JavaScript/tests/queue.test.ts
  test("R1.18: a trip on its own is shown from its purchase on", () => {
    const trip = travelPackage();
    equal(new TripQueue([trip]).showsFrom(trip), 100);
  });
  test("G1.4, true.6: a trip bought while another is still ahead comes up as soon as that is over", () => {
    const [first2, second] = [travelPackage("a"), flights("b", 200, 10 * NOTICE)];
    equal(new TripQueue([first2, second]).showsFrom(second), 4e3);
    equal(new TripQueue([second, first2]).showsFrom(first2), 100);
  });
  test("true.6: a trip bought by hand on the way home is next; one bought for before another takes its place, and that one waits", () => {
    const [first2, second] = [travelPackage("a"), hotel("b", 3500, 9 * NOTICE, 11 * NOTICE)];
    equal(new TripQueue([first2, second]).showsFrom(second), 4e3);
    const sooner = flights("c", 5e3, 5 * NOTICE);
    equal(new TripQueue([second, sooner]).showsFrom(sooner), 5e3);
    equal(new TripQueue([second, sooner]).showsFrom(second), 5 * NOTICE + 4e3);
  });
  test("G1.3: a trip within a longer one interrupts it a day before it begins, after what was within it before", () => {
    const stay2 = hotel("a", 100, 5 * NOTICE, 40 * NOTICE);
    const [early, late] = [flights("b", 200, 10 * NOTICE), flights("c", 200, 20 * NOTICE)];
    const queue = new TripQueue([stay2, early, late]);
    equal(queue.showsFrom(early), 1e3 + 9 * NOTICE);
    equal(queue.showsFrom(late), 1e3 + 19 * NOTICE);
  });
  test("a waiting trip does not cut short the step before it", () => {
    const [first2, second] = [travelPackage("a"), flights("b", 200, 3500)];
    equal(new TripQueue([first2, second]).showsFrom(second), 4e3);
  });
  test("a trip bought when the others were over waits for nothing", () => {
    const [first2, second] = [travelPackage("a"), flights("b", 5e3, 10 * NOTICE)];
    equal(new TripQueue([first2, second]).showsFrom(second), 5e3);
  });
  test("what is shown does not depend on whether the trip before is over by now", () => {
    const bookings = [travelPackage("a"), flights("b", 200, 10 * NOTICE)];
    equal(writer(0).adapt(bookings)?.slice(-2), writer(5e3).adapt(bookings));
  });

  // Systems/Trips/JavaScript/tests/repository.test.ts
  var import_react_native3 = __toESM(require_react_native());

  // Systems/Trips/JavaScript/src/widget/WidgetBookingsRepository.ts
  var import_react_native = __toESM(require_react_native());
  var WidgetBookingsRepository = class {
    constructor(widgetBookingsAdapter, widgetUserDefaultStore) {
      this.widgetBookingsAdapter = widgetBookingsAdapter;
      this.widgetUserDefaultStore = widgetUserDefaultStore;
    }
    /** Writes first, then asks for new timelines: a reload must find the new value. */
    async save(bookings) {
      await this.widgetUserDefaultStore.saveWidgetBooking(this.widgetBookingsAdapter.adapt(bookings));
      await import_react_native.NativeModules.WidgetManager.reloadAllTimelines();
    }
    /** Removes what the widget has, then asks for new timelines; called on log-out. */
    async clear() {
      await this.widgetUserDefaultStore.clear();
      await import_react_native.NativeModules.WidgetManager.reloadAllTimelines();
    }
  };

  // Systems/Trips/JavaScript/src/widget/WidgetUserDefaultRepository.ts
  var import_react_native2 = __toESM(require_react_native());
  var BOOKING_KEY = "widget.bookings";
  var WidgetUserDefaultRepository = class {
    /** Stores all bookings as one text, so that a reader sees either the old or the new; null removes what is stored. */
    async saveWidgetBooking(widgetBookings) {
      if (widgetBookings === null)
        return this.clear();
      await import_react_native2.NativeModules.GroupDefaults.set(BOOKING_KEY, JSON.stringify(widgetBookings));
    }
    async clear() {
      await import_react_native2.NativeModules.GroupDefaults.remove(BOOKING_KEY);
    }
  };

  // Systems/Trips/JavaScript/tests/repository.test.ts
  var repository = () => new WidgetBookingsRepository(writer(), new WidgetUserDefaultRepository());
  var stored = () => import_react_native3.NativeModules.GroupDefaults.get(BOOKING_KEY);
  test("R1.25, R1.5: saving writes one text, a list of steps", async () => {
    await repository().save([travelPackage()]);
    const text = await stored();
    equal(JSON.parse(text ?? "[]").map((it) => it.endDate), [2e3, 3e3, 4e3]);
  });
  test("R1.26: clearing removes what was stored", async () => {
    await repository().save([travelPackage()]);
    await repository().clear();
    equal(await stored(), null);
  });
  test("R1.29, G1.7: saving nothing booked removes what was stored", async () => {
    await repository().save([travelPackage()]);
    await repository().save([]);
    equal(await stored(), null);
  });
  test("R1.24: saving trips that are over stores an empty list, not nothing", async () => {
    await new WidgetBookingsRepository(writer(9999), new WidgetUserDefaultRepository()).save([travelPackage()]);
    equal(await stored(), "[]");
    await repository().clear();
  });
  test("R1.30: the native module is there by its name, and says so when another is not", () => {
    check("WidgetManager" in import_react_native3.NativeModules, "there is no WidgetManager");
  });

  // Systems/Trips/JavaScript/tests/texts.test.ts
  var leaves = 1781241300;
  var lands = 1781301300;
  var end2 = (airport, time, zone) => ({ airport, city: "", time, zone });
  test("R1.10: a day, as each language writes it", () => {
    for (const [locale, day] of [
      ["en-GB", "Fri 12 Jun"],
      ["it-IT", "ven 12 giu"],
      ["ja-JP", "6月12日(金)"],
      ["de-DE", "Fr. 12. Juni"]
    ])
      equal(new TripTexts(locale).day(leaves, "Europe/Rome"), day);
  });
  test("R1.10: times and days are those of the airport", () => {
    const texts = new TripTexts("en-GB");
    equal([texts.time(leaves, "Europe/Rome"), texts.time(lands, "Asia/Tokyo"), texts.day(lands, "Asia/Tokyo")], ["07:15", "06:55", "Sat 13 Jun"]);
  });
  test("a landing on the next day says so, one on the same day does not", () => {
    const texts = new TripTexts("en");
    const start = end2("LIN", leaves, "Europe/Rome");
    equal(texts.dayOffset(start, end2("HND", lands, "Asia/Tokyo")), "+1");
    equal(texts.dayOffset(start, end2("HND", lands, "Europe/Rome")), void 0);
    equal(texts.dayOffset(end2("NRT", lands, "Asia/Tokyo"), end2("HNL", lands + 3600, "Pacific/Honolulu")), "−1");
  });
  test("R1.10: stops and nights", () => {
    for (const [locale, ...words] of [
      ["en-GB", "Direct", "1 stop", "2 stops", "1 night", "5 nights", "8.7"],
      ["it-IT", "Diretto", "1 scalo", "2 scali", "1 notte", "5 notti", "8,7"],
      ["ja-JP", "直行便", "経由1回", "経由2回", "1泊", "5泊", "8.7"],
      ["de-DE", "Direktflug", "1 Stopp", "2 Stopps", "1 Nacht", "5 Nächte", "8,7"]
    ]) {
      const texts = new TripTexts(locale);
      equal([texts.stops(0), texts.stops(1), texts.stops(2), texts.nights(1), texts.nights(5), texts.score(8.7)], words);
    }
  });
  test("true.8, R1.10: where there are no words of a language, days and numbers are in English too", () => {
    for (const [locale, language] of [["fr-FR", "en"], ["ar-EG", "en"], ["fa-IR", "en"], ["de-AT", "de"]]) {
      const texts = new TripTexts(locale);
      equal(texts.language, language);
      const day = texts.day(leaves, "Europe/Rome");
      check(day.includes("12") && day.includes("Jun") && (language !== "en" || day.includes("Fri")), `${locale}: ${day}`);
      check(["8.7", "8,7"].includes(texts.score(8.7)), `${locale}: ${texts.score(8.7)}`);
    }
  });
  test("true.8: a travel date is a day of tickets' calendar, whatever the device's", () => {
    for (const calendar of ["buddhist", "islamic-umalqura", "hebrew"]) {
      equal(new TripTexts(`en-GB-u-ca-${calendar}`).day(leaves, "Europe/Rome"), "Fri 12 Jun");
    }
  });
  test("R1.10: an unknown language is English, a zone that is none is Greenwich", () => {
    equal(new TripTexts("tlh").direction("inbound"), "Inbound");
    equal(new TripTexts("not a locale").direction(), "Flight");
    equal(new TripTexts("en").time(0, "Mars/Olympus"), "00:00");
  });
  test("true.8: at the moment when clocks are changed, and just before it", () => {
    const texts = new TripTexts("en-GB");
    equal([-1, 0].map((second) => texts.time(1774746e3 + second, "Europe/Rome")), ["01:59", "03:00"]);
    equal([-1, 0].map((second) => texts.time(179289e4 + second, "Europe/Rome")), ["02:59", "02:00"]);
    equal(texts.time(1781241300, "Asia/Kathmandu"), "11:00");
    equal([texts.day(-1, "UTC"), texts.time(-1, "UTC")], ["Wed 31 Dec", "23:59"]);
  });
  test("true.8: every hour of two years is told as the system tells it", () => {
    for (const zone of ["Europe/Rome", "America/New_York", "Africa/Casablanca", "Australia/Lord_Howe"]) {
      const texts = new TripTexts("en-GB");
      const system = new Intl.DateTimeFormat("en-GB", {
        weekday: "short",
        day: "numeric",
        month: "short",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        timeZone: zone
      });
      for (let time = 1767225600; time < 1767225600 + 2 * 365 * 86400; time += 5 * 3600) {
        const told = system.format(time * 1e3).replace(/,/g, "").replace(" at ", " ");
        equal(`${texts.day(time, zone)} ${texts.time(time, zone)}`, told);
      }
    }
  });

  // Systems/Trips/JavaScript/tests/index.ts
  var import_react_native4 = __toESM(require_react_native());

  // Systems/Common/JavaScript/Reading.ts
  var ReadingError = class extends Error {
    constructor() {
      super(...arguments);
      this.name = "ReadingError";
    }
  };
  var Reading = class {
    constructor(value, place) {
      this.value = value;
      this.place = place;
    }
    field(name) {
      if (typeof this.value !== "object" || this.value === null || Array.isArray(this.value))
        throw this.refusal("an object");
      return new Reading(this.value[name], `${this.place}.${name}`);
    }
    text() {
      if (typeof this.value !== "string")
        throw this.refusal("text");
      return this.value;
    }
    number() {
      if (typeof this.value !== "number" || !Number.isFinite(this.value))
        throw this.refusal("a number");
      return this.value;
    }
    whole() {
      if (!Number.isSafeInteger(this.value))
        throw this.refusal("a whole number");
      return this.value;
    }
    list(read) {
      if (!Array.isArray(this.value))
        throw this.refusal("a list");
      return this.value.map((element, index) => read(new Reading(element, `${this.place}[${index}]`)));
    }
    optional(read) {
      return this.value === void 0 || this.value === null ? void 0 : read(this);
    }
    refusal(kind) {
      return new ReadingError(`${this.place} is not ${kind}`);
    }
  };

  // Systems/Trips/JavaScript/src/client/TripsError.ts
  var TripsError = class extends Error {
    constructor(code, message) {
      super(message);
      this.code = code;
      this.name = "TripsError";
    }
    /** No address was given to this process. */
    static noService() {
      return new TripsError("noService", "This app was started without the address of its service; start it with TRIPS_SERVICE_URL set.");
    }
    /** The service did not answer. */
    static unreachable() {
      return new TripsError("unreachable", "The service cannot be reached. Your trips are shown as they were; try again in a moment.");
    }
    /** The session is unknown or over. */
    static notSignedIn() {
      return new TripsError("notSignedIn", "Your session is over. Sign in again.");
    }
    /** The service refused, in its own words. */
    static refused(message) {
      return new TripsError("refused", message.slice(0, 300));
    }
    /** The answer is none we understand. */
    static badAnswer() {
      return new TripsError("badAnswer", "The service gave an answer this app does not understand; try again later.");
    }
  };

  // Systems/Trips/JavaScript/src/client/TripsClient.ts
  function ordered2(product2) {
    return product2 === "dp" ? "package" : product2;
  }
  function readCustomer(json) {
    return { email: json.field("email").text(), name: json.field("name").text() };
  }
  var TripsClient = class {
    /** `service` is its address; null where none is known. */
    constructor(service) {
      this.service = service === null || service.endsWith("/") ? service : `${service}/`;
    }
    signIn(email, password) {
      return this.call("POST", "sessions", { body: { email, password } }, (json) => ({
        token: json.field("token").text(),
        customer: readCustomer(json.field("customer"))
      }));
    }
    signOut(token) {
      return this.call("DELETE", "sessions", { token });
    }
    bookings(token) {
      return this.call("GET", "bookings", { token }, (json) => json.field("bookings").list(readBooking));
    }
    add(order, token) {
      return this.call("POST", "bookings", { token, body: order });
    }
    cancel(booking, token) {
      return this.call("DELETE", `bookings/${encodeURIComponent(booking)}`, { token });
    }
    destinations() {
      return this.call("GET", "destinations", {}, (json) => json.list((place) => ({ id: place.field("id").text(), city: place.field("city").text() })));
    }
    /** What the shop has for a search, the cheapest first. */
    offers(search) {
      const query2 = [["product", ordered2(search.product)], ["departure", search.departure], ["nights", String(search.nights)]];
      if (search.destination !== void 0)
        query2.push(["destination", search.destination]);
      const words = query2.map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`).join("&");
      return this.call("GET", `search?${words}`, {}, (json) => json.list(readOffer));
    }
    /** Makes a sample customer anew and gives what one signs in with. */
    seed(sample) {
      return this.call("POST", `samples/${encodeURIComponent(sample)}`, { body: {} }, (json) => ({
        email: json.field("email").text(),
        password: json.field("password").text()
      }));
    }
    async call(method, path, sent, read) {
      if (this.service === null)
        throw TripsError.noService();
      const headers = {};
      if (sent.body !== void 0)
        headers["Content-Type"] = "application/json";
      if (sent.token !== void 0)
        headers["Authorization"] = `Bearer ${sent.token}`;
      let status;
      let text;
      try {
        const response = await fetch(this.service + path, {
          method,
          headers,
          body: sent.body === void 0 ? null : JSON.stringify(sent.body)
        });
        status = response.status;
        text = await response.text();
      } catch (error) {
        throw error.code === "E_TOO_LARGE" ? TripsError.badAnswer() : TripsError.unreachable();
      }
      if (status < 200 || status >= 300)
        throw refusal(status, text, sent.token !== void 0);
      if (!read)
        return;
      try {
        return read(new Reading(JSON.parse(text), path));
      } catch {
        throw TripsError.badAnswer();
      }
    }
  };
  function refusal(status, text, hasToken) {
    let reason;
    try {
      const error = new Reading(JSON.parse(text), "refusal").field("error");
      reason = { code: error.field("code").text(), message: error.field("message").text() };
    } catch {
      return status === 401 && hasToken ? TripsError.notSignedIn() : TripsError.badAnswer();
    }
    return reason.code === "not_signed_in" ? TripsError.notSignedIn() : TripsError.refused(reason.message);
  }

  // Systems/Common/JavaScript/LinkReading.ts
  var LinkError = class extends Error {
    constructor() {
      super(...arguments);
      this.name = "LinkError";
    }
  };
  var LONGEST = 4096;
  var LinkReading = class {
    constructor(parts, values) {
      this.parts = parts;
      this.values = values;
    }
    static read(link, scheme) {
      if (utf8Length(link) > LONGEST) {
        throw new LinkError(`The link has more than ${LONGEST} bytes; no more are read.`);
      }
      const pieces = /^([^:]*):\/\/([^?#]*)(?:\?([^#]*))?(?:#.*)?$/s.exec(link);
      if (!pieces || /\p{Cc}/u.test(link))
        throw new LinkError("The text is no URL of the form scheme://path.");
      if ((pieces[1] ?? "").replace(/[A-Z]/g, (letter) => letter.toLowerCase()) !== scheme) {
        throw new LinkError(`The link is not one of this app, whose links begin with ${scheme}://.`);
      }
      const parts = (pieces[2] ?? "").split("/").filter((part) => part !== "").map((part) => {
        const word = decoded(part);
        if (word === void 0 || word === "" || word.includes("/") || word === "." || word === ".." || /\p{Cc}/u.test(word)) {
          throw new LinkError("The link's percent-encoding is not valid UTF-8, or hides a slash or a control character.");
        }
        return word;
      });
      return new LinkReading(parts, query(pieces[3] ?? ""));
    }
    /** The decoded parts of the path, with slashes between them: none has one of its own. */
    get path() {
      return this.parts.join("/");
    }
    value(name) {
      return this.values.get(name);
    }
    /** A value that is there and not empty. */
    required(name) {
      const value = this.values.get(name);
      if (value === void 0 || value === "")
        throw new LinkError(`The link lacks the value "${name}".`);
      return value;
    }
    static invalid(name) {
      return new LinkError(`The link's value "${name}" is not of the expected form.`);
    }
    static unknown() {
      return new LinkError("The link leads to no screen of this app; update the app or correct the link's path.");
    }
  };
  function query(text) {
    const values = /* @__PURE__ */ new Map();
    for (const pair of text.split("&")) {
      if (pair === "")
        continue;
      const [name = "", ...rest] = pair.split("=");
      const key = decoded(name.replace(/\+/g, " "));
      if (key === void 0)
        throw new LinkError("The link's percent-encoding is not valid UTF-8, or hides a slash or a control character.");
      const value = decoded(rest.join("=").replace(/\+/g, " "));
      if (value === void 0)
        throw LinkReading.invalid(harmless(key));
      if (values.has(key))
        throw new LinkError(`The link gives the value "${harmless(key)}" twice.`);
      values.set(key, value);
    }
    return values;
  }
  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return void 0;
    }
  }
  function utf8Length(text) {
    let bytes = 0;
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      bytes += code < 128 ? 1 : code < 2048 ? 2 : code < 65536 ? 3 : 4;
    }
    return bytes;
  }
  function harmless(name) {
    return /^[A-Za-z0-9._-]{0,40}$/.test(name) ? name : "";
  }

  // Systems/Trips/JavaScript/src/links/TripsLink.ts
  var SCHEME = "vitrine-trips";
  function readLink(url) {
    const link = LinkReading.read(url, SCHEME);
    switch (link.path) {
      case "bookings": {
        const trip = link.value("trip");
        if (trip !== void 0 && (trip === "" || [...trip].length > 100))
          throw LinkReading.invalid("trip");
        return {
          screen: "bookings",
          ...link.value("product") !== void 0 && { product: product(link) },
          ...trip !== void 0 && { trip }
        };
      }
      case "search":
        return { screen: "search", product: product(link) };
      default:
        throw LinkReading.unknown();
    }
  }
  function product(link) {
    const value = link.required("product");
    if (!isProduct(value))
      throw LinkReading.invalid("product");
    return value;
  }
  function isProduct(value) {
    return value === "flight" || value === "dp" || value === "hotel";
  }

  // Systems/Trips/JavaScript/tests/index.ts
  var begun = Math.floor(Date.now() / 1e3);
  var repository2 = new WidgetBookingsRepository(writer(begun), new WidgetUserDefaultRepository());
  var held = [];
  (0, import_react_native4.registerCallableModule)("TripsTests", {
    names: () => [...tests.keys()],
    run: (name) => tests.get(name)?.(),
    // For the tests in Swift of several parts together.
    adapt: (bookings, now) => {
      const steps = writer(now).adapt(bookings);
      return steps === null ? null : JSON.stringify(steps);
    },
    hold: (count) => {
      held = manyPackages(count, begun);
    },
    save: () => repository2.save(held),
    link: (url) => readLink(url),
    signIn: (service, email, password) => new TripsClient(service).signIn(email, password),
    signOut: (service, token) => new TripsClient(service).signOut(token),
    bookings: (service, token) => new TripsClient(service).bookings(token),
    add: (service, order, token) => new TripsClient(service).add(order, token),
    cancel: (service, booking, token) => new TripsClient(service).cancel(booking, token),
    offers: (service, search) => new TripsClient(service).offers(search),
    destinations: (service) => new TripsClient(service).destinations(),
    seed: (service, sample) => new TripsClient(service).seed(sample)
  });
})();
