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

  // Systems/Trips/JavaScript/src/index.ts
  var import_react_native5 = __toESM(require_react_native());

  // Systems/Trips/JavaScript/src/account/AccountStore.ts
  var import_react_native = __toESM(require_react_native());

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
  function ordered(product2) {
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
      const query2 = [["product", ordered(search.product)], ["departure", search.departure], ["nights", String(search.nights)]];
      if (search.destination !== void 0)
        query2.push(["destination", search.destination]);
      const words2 = query2.map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`).join("&");
      return this.call("GET", `search?${words2}`, {}, (json) => json.list(readOffer));
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

  // Systems/Trips/JavaScript/src/account/AccountStore.ts
  var KEY = "account";
  var AccountStore = class {
    constructor() {
      this.text = null;
      this.account = null;
    }
    /** The account; null when nobody is signed in or the text is not ours. */
    async read() {
      const text = await import_react_native.NativeModules.SecureStorage.getItem(KEY);
      if (text === this.text)
        return this.account;
      let account2 = null;
      try {
        const json = new Reading(text === null ? null : JSON.parse(text), "account");
        account2 = {
          token: json.field("token").text(),
          customer: readCustomer(json.field("customer")),
          bookings: json.field("bookings").list(readBooking)
        };
      } catch {
      }
      [this.text, this.account] = [text, account2];
      return account2;
    }
    async write(account2) {
      await import_react_native.NativeModules.SecureStorage.setItem(KEY, JSON.stringify(account2));
    }
    async remove() {
      await import_react_native.NativeModules.SecureStorage.removeItem(KEY);
    }
  };

  // Systems/Trips/JavaScript/src/account/TripsAppModel.ts
  var import_react_native2 = __toESM(require_react_native());

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

  // Systems/Trips/JavaScript/src/account/Turns.ts
  var Turns = class {
    constructor() {
      this.last = Promise.resolve();
    }
    take(body) {
      const turn = this.last.then(body);
      this.last = turn.catch(() => void 0);
      return turn;
    }
  };

  // Systems/Trips/JavaScript/src/account/TripsAppModel.ts
  var TripsAppModel = class {
    constructor(service, store, repository2) {
      this.service = service;
      this.store = store;
      this.repository = repository2;
      this.state = { account: null, destinations: [], notice: null, link: null, search: null, revision: 0 };
      this.turns = new Turns();
    }
    /** Takes up what was kept, makes the widget agree with it, then asks the service for news. */
    async start() {
      await this.turns.take(async () => {
        await this.adoptKeptAccount();
        await this.changed();
        await this.tellWidget();
      });
      await this.sync();
    }
    /** Takes up what was kept, after the script was started anew. */
    resume() {
      return this.turns.take(() => this.adoptKeptAccount());
    }
    /** Downloads the bookings again; what was known stays when the service cannot be reached. */
    sync() {
      return this.attempt(() => this.download());
    }
    signIn(email, password) {
      return this.attempt(() => this.enter(email, password));
    }
    /** Signs in as a sample customer made anew; throws instead of showing a notice, for use without a page. */
    seed(sample) {
      return this.turns.take(async () => {
        const { email, password } = await this.service.seed(sample);
        await this.enter(email, password);
      });
    }
    /** Forgets the customer here first, so that it works without the service too. */
    signOut() {
      return this.attempt(async () => {
        const token = this.state.account?.token;
        await this.leave();
        if (token !== void 0)
          await this.giveBack(token);
      });
    }
    add(order) {
      return this.attempt(async () => {
        await this.service.add(order, this.token());
        [this.state.link, this.state.search] = [null, null];
        this.state.notice = { kind: "done", text: "Your trip is booked." };
        await this.download();
      });
    }
    cancel(booking) {
      return this.attempt(async () => {
        await this.service.cancel(booking, this.token());
        this.state.notice = { kind: "done", text: "The booking is cancelled." };
        await this.download();
      });
    }
    /** Goes where a link leads; false, with a notice, when it leads nowhere. */
    async open(url) {
      const { state } = this;
      try {
        const link = readLink(url);
        [state.link, state.search] = [link, null];
        const trip = link.screen === "bookings" ? link.trip : void 0;
        if (trip !== void 0 && state.account && !state.account.bookings.some((booking) => booking.id === trip)) {
          state.notice = { kind: "problem", text: "This trip is no longer among your bookings." };
        }
        return true;
      } catch (error) {
        state.notice = { kind: "problem", text: `This link leads nowhere. ${words(error)}` };
        return false;
      } finally {
        await this.changed();
      }
    }
    /** The customer went on from where the link had led. */
    go(link, search = null) {
      [this.state.link, this.state.search] = [link, search];
    }
    /** What the shop has for a search; throws a `TripsError`. */
    offers(search) {
      return this.service.offers(search);
    }
    /** Where one can travel to, once. */
    async learnDestinations() {
      if (this.state.destinations.length > 0)
        return;
      try {
        this.state.destinations = await this.service.destinations();
      } catch {
      }
    }
    /** The notice, once. */
    takeNotice() {
      const { notice } = this.state;
      this.state.notice = null;
      return notice;
    }
    token() {
      const token = this.state.account?.token;
      if (token === void 0)
        throw TripsError.notSignedIn();
      return token;
    }
    async changed() {
      this.state.revision = await import_react_native2.NativeModules.Page.changed();
    }
    attempt(change) {
      return this.turns.take(async () => {
        try {
          await this.adoptKeptAccount();
          await change();
        } catch (error) {
          if (error instanceof TripsError && error.code === "notSignedIn" && this.state.account)
            await this.leave().catch(() => void 0);
          this.state.notice = { kind: "problem", text: words(error) };
        }
        await this.changed();
      });
    }
    /** The store is the truth: a second process, started to seed, may have signed somebody else in. */
    async adoptKeptAccount() {
      const kept = await this.store.read();
      if (kept?.token !== this.state.account?.token)
        this.state.account = kept;
    }
    async enter(email, password) {
      const { token, customer } = await this.service.signIn(email, password);
      const former = this.state.account?.token;
      const bookings = await this.service.bookings(token);
      await this.keep({ token, customer, bookings });
      if (former !== void 0 && former !== token)
        await this.giveBack(former);
    }
    async download() {
      await this.learnDestinations();
      const { account: account2 } = this.state;
      if (account2)
        await this.keep({ ...account2, bookings: await this.service.bookings(account2.token) });
    }
    async keep(account2) {
      await this.store.write(account2);
      this.state.account = account2;
      await this.repository.save(account2.bookings);
    }
    async leave() {
      await this.store.remove();
      this.state.account = null;
      [this.state.link, this.state.search] = [null, null];
      await this.repository.clear();
    }
    /** A session that cannot be given back ends by itself. */
    async giveBack(token) {
      await this.service.signOut(token).catch(() => void 0);
    }
    /** After a start the widget may know less, or more, than the app: the last run can have been killed between two writes. */
    async tellWidget() {
      try {
        if (this.state.account)
          await this.repository.save(this.state.account.bookings);
        else
          await this.repository.clear();
      } catch (error) {
        this.state.notice = { kind: "problem", text: words(error) };
      }
    }
  };
  function words(error) {
    return error instanceof Error ? error.message : String(error);
  }

  // Systems/Trips/JavaScript/src/texts/DayNames.ts
  var DayNames = class {
    constructor(locale2) {
      const format = new Intl.DateTimeFormat(locale2, {
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
      let end = start + WEEK;
      while (end - start > 60) {
        const offset = ask(start);
        if (offset === ask(end))
          return offset;
        const middle = Math.floor((start + end) / 120) * 60;
        if (time < middle)
          end = middle;
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
  function speaking(locale2, language) {
    let own;
    try {
      own = new Intl.Locale(locale2);
    } catch {
      return language;
    }
    if (own.language === language)
      return own.baseName;
    return own.region === void 0 ? language : `${language}-${own.region}`;
  }
  var TripTexts = class {
    /** In the locale's language; where there are no words of it, in English as it is written in the locale's region, dates and numbers too. */
    constructor(locale2) {
      this.offsets = new ZoneOffsets();
      this.knownScores = /* @__PURE__ */ new Map();
      let language = "en";
      try {
        language = new Intl.Locale(locale2).language;
      } catch {
      }
      this.words = wordsOf(language);
      const own = speaking(locale2, this.words.language);
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
    parts({ outbound, stay, inbound }) {
      const parts = [];
      if (outbound)
        parts.push(this.flight(outbound, "outbound", !inbound));
      if (stay) {
        const hotel = this.hotel(stay);
        parts.push({ end: stay.checkOut, label: { kind: "stay", label: hotel.nights }, hotel });
      }
      if (inbound)
        parts.push(this.flight(inbound, "inbound", !outbound));
      return parts;
    }
    flight(flight, direction, oneWay) {
      const { departure, arrival } = flight;
      const offset = this.texts.dayOffset(departure, arrival);
      return {
        end: arrival.time,
        label: { kind: direction, label: this.texts.direction(oneWay ? void 0 : direction) },
        flight: {
          ...!oneWay && { direction },
          stops: flight.stops,
          stopsText: this.texts.stops(flight.stops),
          code: flight.code,
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
    hotel(stay) {
      return {
        date: this.texts.day(stay.checkIn, stay.zone),
        nights: this.texts.nights(stay.nights),
        name: stay.name,
        address: stay.address,
        image: absolute(stay.picture, this.pictures),
        ...stay.reviewScore !== void 0 && { reviewScore: this.texts.score(stay.reviewScore) }
      };
    }
  };
  function isComplete({ flight, hotel }) {
    if (flight)
      return flight.departureAirport !== "" && flight.arrivalAirport !== "";
    return hotel !== void 0 && hotel.name !== "";
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

  // Systems/Trips/JavaScript/src/screens/samples.ts
  var SAMPLES = [
    { id: "package", name: "Giulia Ferri", what: "Flight and hotel" },
    { id: "flight", name: "Marco Conti", what: "SingleFlight only" },
    { id: "hotel", name: "Hana Mori", what: "Hotel only" },
    { id: "gap", name: "Lukas Brandt", what: "Two trips, days between them" },
    { id: "nested", name: "Amélie Laurent", what: "A trip within a long stay" },
    { id: "none", name: "Tom Walker", what: "Nothing booked" }
  ];
  var SAMPLE_PASSWORD = "sunny-days";

  // Systems/Trips/JavaScript/src/screens/TripsScreen.ts
  var PRODUCTS = [
    { value: "flight", name: "Flight" },
    { value: "dp", name: "Flight + hotel" },
    { value: "hotel", name: "Hotel" }
  ];
  var TripsScreen = class {
    constructor(account2, locale2, pictures, clock2) {
      this.account = account2;
      this.pictures = pictures;
      this.clock = clock2;
      this.locale = speaking(locale2, "en");
      this.texts = new TripTexts(this.locale);
    }
    /** Goes to a search. */
    search(form) {
      const value = (text) => text === void 0 || text === "" || [...text].length > 40 ? void 0 : text;
      const product2 = value(form.product);
      const usual = this.usualSearch(product2 !== void 0 && isProduct(product2) ? product2 : "dp");
      const destination = value(form.destination);
      const nights = value(form.nights);
      const search = {
        ...usual,
        ...destination !== void 0 && { destination },
        departure: value(form.departure) ?? usual.departure,
        nights: nights !== void 0 && /^[+-]?\d{1,9}$/.test(nights) ? Number(nights) : usual.nights
      };
      this.account.go({ screen: "search", product: search.product }, search);
    }
    /** Where the customer is, else the bookings. */
    async values() {
      const { state } = this.account;
      let section;
      const link = state.link ?? { screen: "bookings" };
      if (link.screen === "search") {
        const search = state.search ?? this.usualSearch(link.product);
        let offers = [];
        let failure;
        try {
          offers = await this.account.offers(search);
        } catch (error) {
          failure = error instanceof Error ? error.message : String(error);
        }
        await this.account.learnDestinations();
        section = { searchSection: this.searchSection(search, offers, failure, state.destinations, state.account !== null) };
      } else if (state.account) {
        section = { bookingSection: this.bookings(state.account.bookings, link.product, link.trip) };
      } else {
        section = { signIn: true };
      }
      const notice = this.account.takeNotice();
      const customer = state.account?.customer;
      return {
        samples: SAMPLES.map((sample) => {
          const email = `${sample.id}@example.com`;
          return { email, password: SAMPLE_PASSWORD, name: sample.name, what: sample.what, current: email === customer?.email };
        }),
        ...notice && { notice },
        ...customer && { customer },
        ...section
      };
    }
    /** The search that nobody has filled in yet: to anywhere, in two weeks, for four nights. */
    usualSearch(product2) {
      return { product: product2, departure: this.day(14), nights: 4 };
    }
    day(ahead) {
      return new Date((this.clock.now() + ahead * 86400) * 1e3).toISOString().slice(0, 10);
    }
    bookings(bookings, product2, trip) {
      const sorted = [...bookings].sort(
        (one, other) => (begins(one) ?? 0) - (begins(other) ?? 0) || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)
      );
      const cards = sorted.map((booking) => {
        const card = this.card(booking, trip === void 0 ? product2 : void 0);
        return booking.id === trip ? { ...card, highlighted: true, found: true } : card;
      });
      return { isEmpty: cards.length === 0, bookings: cards };
    }
    card(booking, product2) {
      const { outbound, inbound, stay } = booking;
      return {
        id: booking.id,
        reference: booking.reference,
        price: this.price(booking.priceInCents, booking.currency),
        status: this.status(booking),
        title: stay?.name ?? outbound?.arrival.city ?? inbound?.departure.city ?? "Booking",
        highlighted: product2 === "flight" && outbound !== void 0 || product2 === "hotel" && stay !== void 0 || product2 === "dp" && outbound !== void 0 && stay !== void 0,
        flights: this.flights(outbound, inbound),
        ...stay && { stay: this.stay(stay) }
      };
    }
    flights(...flights) {
      return flights.filter((flight) => flight !== void 0).map((flight) => this.row(flight));
    }
    stay(stay) {
      return {
        name: stay.name,
        address: stay.address,
        nights: this.texts.nights(stay.nights),
        day: this.texts.day(stay.checkIn, stay.zone),
        picture: absolute(stay.picture, this.pictures),
        ...stay.reviewScore !== void 0 && { score: this.texts.score(stay.reviewScore) }
      };
    }
    row({ code, stops, departure, arrival }) {
      const offset = this.texts.dayOffset(departure, arrival);
      return {
        code,
        stops: this.texts.stops(stops),
        from: departure.airport,
        to: arrival.airport,
        fromCity: departure.city,
        toCity: arrival.city,
        day: this.texts.day(departure.time, departure.zone),
        leaves: this.texts.time(departure.time, departure.zone),
        arrives: this.texts.time(arrival.time, arrival.zone),
        // An empty text would still be shown: a section goes away only with its value.
        ...offset !== void 0 && { offset }
      };
    }
    searchSection(search, offers, failure, destinations, signedIn) {
      const name = PRODUCTS.find((product2) => product2.value === search.product)?.name.toLowerCase() ?? "";
      return {
        products: PRODUCTS.map((product2) => ({ ...product2, chosen: product2.value === search.product })),
        destinations: destinations.map(({ id, city }) => ({ id, city, chosen: id === search.destination })),
        earliest: this.day(1),
        departure: search.departure,
        nights: search.nights,
        signedIn,
        offers: offers.map((offer) => ({
          title: offer.stay ? `${offer.stay.name}, ${offer.city}` : offer.city,
          price: this.price(offer.priceInCents, offer.currency),
          flights: this.flights(offer.outbound, offer.inbound),
          product: ordered(search.product),
          destination: offer.destination,
          departure: search.departure,
          nights: search.nights,
          signedIn,
          ...offer.stay && { stay: this.stay(offer.stay) }
        })),
        // The service begins with the field's name.
        ...failure !== void 0 && { failure: failure.slice(0, 1).toUpperCase() + failure.slice(1) },
        ...failure === void 0 && offers.length > 0 && {
          found: offers.length === 1 ? `1 offer for ${name}` : `${offers.length} offers for ${name}, the cheapest first`
        }
      };
    }
    status(booking) {
      const now = this.clock.now();
      const [first2, last] = [begins(booking), ends(booking)];
      if (last !== void 0 && last <= now)
        return "Over";
      return first2 !== void 0 && first2 <= now ? "Under way" : "Upcoming";
    }
    price(cents, currency) {
      try {
        return new Intl.NumberFormat(this.locale, { style: "currency", currency }).format(cents / 100);
      } catch {
        return `${(cents / 100).toFixed(2)} ${currency}`;
      }
    }
  };

  // Systems/Trips/JavaScript/src/widget/UnixDateGenerator.ts
  var SystemUnixDateGenerator = class {
    now() {
      return Date.now() / 1e3;
    }
  };

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
      let last = first(this.stepEnds, (end) => end.time > start) - 1;
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

  // Systems/Trips/JavaScript/src/widget/WidgetBookingsRepository.ts
  var import_react_native3 = __toESM(require_react_native());
  var WidgetBookingsRepository = class {
    constructor(widgetBookingsAdapter, widgetUserDefaultStore) {
      this.widgetBookingsAdapter = widgetBookingsAdapter;
      this.widgetUserDefaultStore = widgetUserDefaultStore;
    }
    /** Writes first, then asks for new timelines: a reload must find the new value. */
    async save(bookings) {
      await this.widgetUserDefaultStore.saveWidgetBooking(this.widgetBookingsAdapter.adapt(bookings));
      await import_react_native3.NativeModules.WidgetManager.reloadAllTimelines();
    }
    /** Removes what the widget has, then asks for new timelines; called on log-out. */
    async clear() {
      await this.widgetUserDefaultStore.clear();
      await import_react_native3.NativeModules.WidgetManager.reloadAllTimelines();
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

  // Systems/Trips/JavaScript/src/widget/WidgetUserDefaultRepository.ts
  var import_react_native4 = __toESM(require_react_native());
  var BOOKING_KEY = "widget.bookings";
  var WidgetUserDefaultRepository = class {
    /** Stores all bookings as one text, so that a reader sees either the old or the new; null removes what is stored. */
    async saveWidgetBooking(widgetBookings) {
      if (widgetBookings === null)
        return this.clear();
      await import_react_native4.NativeModules.GroupDefaults.set(BOOKING_KEY, JSON.stringify(widgetBookings));
    }
    async clear() {
      await import_react_native4.NativeModules.GroupDefaults.remove(BOOKING_KEY);
    }
  };

  // Systems/Trips/JavaScript/src/index.ts
  var { locale, serviceURL } = import_react_native5.NativeModules.Settings;
  var clock = new SystemUnixDateGenerator();
  var repository = new WidgetBookingsRepository(
    new WidgetBookingsAdapter(new WidgetBookingAdapter(new TripTexts(locale), serviceURL), new WidgetBookingsSequenceCreator(), clock),
    new WidgetUserDefaultRepository()
  );
  var account = new TripsAppModel(new TripsClient(serviceURL), new AccountStore(), repository);
  var screen = new TripsScreen(account, locale, serviceURL, clock);
  import_react_native5.AppState.addEventListener("change", (state) => {
    if (state === "active")
      void account.sync();
  });
  var opened = /* @__PURE__ */ new Map();
  import_react_native5.Linking.addEventListener("url", ({ url }) => void opened.set(url, account.open(url)));
  (0, import_react_native5.registerCallableModule)("Trips", {
    start: () => account.start(),
    resume: () => account.resume(),
    sync: () => account.sync(),
    seed: (sample) => account.seed(sample),
    signIn: (email, password) => account.signIn(email, password),
    signOut: () => account.signOut(),
    add: (order) => account.add(order),
    cancel: (booking) => account.cancel(booking),
    opened: (url) => {
      const result = opened.get(url) ?? false;
      opened.delete(url);
      return result;
    },
    goToBookings: () => account.go({ screen: "bookings" }),
    goToSearch: (form) => screen.search(form),
    screen: () => screen.values(),
    state: () => account.state
  });
})();
