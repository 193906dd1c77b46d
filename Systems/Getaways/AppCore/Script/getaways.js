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

  // Systems/Getaways/JavaScript/src/index.ts
  var import_react_native2 = __toESM(require_react_native());

  // Systems/Getaways/JavaScript/src/links/DealsSearch.ts
  var TRAVELLERS = [1, 2, 3, 4, 5, 6];
  var DATES = ["weekend", "week", "anytime"];
  var USUAL = { travellers: 2, dates: "weekend" };
  function isCode(text) {
    return /^[A-Z]{3}$/.test(text);
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
      const code2 = character.codePointAt(0) ?? 0;
      bytes += code2 < 128 ? 1 : code2 < 2048 ? 2 : code2 < 65536 ? 3 : 4;
    }
    return bytes;
  }
  function harmless(name) {
    return /^[A-Za-z0-9._-]{0,40}$/.test(name) ? name : "";
  }

  // Systems/Getaways/JavaScript/src/links/parseParamsFrom.ts
  var SCHEME = "getaways";
  var TYPES = ["flight_and_hotel", "flight", "hotel"];
  function parseParamsFrom(url) {
    const link = LinkReading.read(url, SCHEME);
    const [widget, search, airport = "", destination = "", ...more] = link.parts;
    if (widget !== "widget" || search !== "search" || link.parts.length !== 4 || more.length > 0)
      throw LinkReading.unknown();
    return {
      airport: code("airport", airport),
      destination: { code: code("destination", destination), city: link.required("city") },
      type: oneOf("type", link.required("type"), TYPES),
      travellers: oneOf("travellers", link.required("travellers"), TRAVELLERS),
      dates: oneOf("dates", link.required("dates"), DATES)
    };
  }
  function code(name, text) {
    if (!isCode(text))
      throw LinkReading.invalid(name);
    return text;
  }
  function oneOf(name, text, choices) {
    const choice = choices.find((it) => String(it) === text);
    if (choice === void 0)
      throw LinkReading.invalid(name);
    return choice;
  }

  // Systems/Getaways/JavaScript/src/links/LinkDispatcher.ts
  var LinkDispatcher = class {
    constructor(widgetsNavigatorHelper, navigation) {
      this.widgetsNavigatorHelper = widgetsNavigatorHelper;
      this.navigation = navigation;
    }
    /** Settled when the link's screen is open; false for a link that leads nowhere. */
    async dispatchLink(link) {
      try {
        if (this.isWidgetLink(link))
          await this.dispatchWidgetLink(link);
        else if (link === `${SCHEME}://home`)
          await this.navigation.openHome();
        else
          throw new Error("No screen of this app is behind it.");
        return true;
      } catch (error) {
        await this.navigation.refuse(`This link leads nowhere. ${error instanceof Error ? error.message : String(error)}`);
        return false;
      }
    }
    /** Whether the link comes from a widget. */
    isWidgetLink(link) {
      return new RegExp(`^${SCHEME}://widget(?=[/?#:]|$)`, "i").test(link);
    }
    async dispatchWidgetLink(link) {
      return this.widgetsNavigatorHelper.navigate(this.navigation, link);
    }
  };

  // Systems/Getaways/JavaScript/src/links/WidgetsNavigatorHelper.ts
  var WidgetsNavigatorHelper = class {
    /** Opens a new search with the link's values. Throws a `LinkError`, with no search opened, when it lacks one or says what no tile can. */
    async navigate(navigation, url) {
      await navigation.openSearchScreenUsing(parseParamsFrom(url));
    }
  };

  // Systems/Getaways/JavaScript/src/screens/DealsScreen.ts
  var LONGEST_NAME = 30;
  var DATE_NAMES = { weekend: "A weekend", week: "A week", anytime: "Any time" };
  var TYPE_NAMES = { flight_and_hotel: "Flight + hotel", flight: "Flight", hotel: "Hotel" };
  var DealsScreen = class {
    constructor(model2, locale2) {
      this.model = model2;
      this.locale = locale2;
      this.days = new Intl.DateTimeFormat(locale2, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
    }
    async values() {
      const { model: model2 } = this;
      await model2.loadAirports();
      const notice = model2.takeNotice();
      const { state, draft, search } = model2;
      const results = search?.results;
      return {
        airport: draft.airport,
        travellers: TRAVELLERS.map((count) => option(count, travellers(count), count === draft.travellers)),
        dates: DATES.map((dates) => option(dates, DATE_NAMES[dates], dates === draft.dates)),
        airports: state.airports,
        recent: state.searches.map(({ id, terms }) => ({ id, words: title(terms), current: id === state.shown })),
        hasRecent: state.searches.length > 0,
        ...notice && { notice },
        ...!search || !results ? { home: true } : "feed" in results ? { results: this.results(results.feed, search.terms, search.id) } : { failure: { text: results.failure, id: search.id } }
      };
    }
    results({ airport, deals }, terms, search) {
      const { destination } = terms;
      const cards = (wanted2) => deals.filter((deal) => deal.cityCode === destination?.code === wanted2).map((deal) => this.card(deal, terms, search));
      const [wanted, others] = [cards(true), cards(false)];
      return {
        from: fullName(airport),
        travellers: travellers(terms.travellers),
        dates: DATE_NAMES[terms.dates],
        others,
        hasOthers: others.length > 0,
        isEmpty: deals.length === 0,
        heading: destination ? `${airport.city} to ${destination.city}` : `From ${airport.city}`,
        more: destination ? `More from ${airport.city}` : "",
        ...wanted.length > 0 ? { wanted } : destination && { gone: destination.city }
      };
    }
    card(deal, terms, search) {
      return {
        id: deal.id,
        search,
        city: deal.cityName,
        country: deal.countryName,
        type: TYPE_NAMES[deal.product],
        price: this.price(deal.priceInCents, deal.currency),
        total: this.price(deal.priceInCents * terms.travellers, deal.currency),
        severalTravellers: terms.travellers !== 1,
        when: `${this.day(deal.departsOn)} – ${this.day(deal.returnsOn)}`,
        nights: deal.nights === 1 ? "1 night" : `${deal.nights} nights`,
        travellers: travellers(terms.travellers),
        picture: deal.picture
      };
    }
    /** “€289”: whole units, rounded up, so that nobody is promised less than they pay. */
    price(cents, currency) {
      try {
        return new Intl.NumberFormat(this.locale, { style: "currency", currency, maximumFractionDigits: 0, minimumFractionDigits: 0 }).format(Math.ceil(cents / 100));
      } catch {
        return `${Math.ceil(cents / 100)} ${currency}`;
      }
    }
    /** “Fri 12 Jun”; the day as it was given where it is none. */
    day(text) {
      const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : void 0;
      return date === void 0 || Number.isNaN(date.getTime()) ? text : this.days.format(date);
    }
  };
  function option(value, name, chosen) {
    return { value: String(value), name, chosen };
  }
  function travellers(count) {
    return count === 1 ? "1 traveller" : `${count} travellers`;
  }
  function title({ airport, destination }) {
    return destination ? `${airport} to ${destination.city}` : `From ${airport}`;
  }
  function fullName({ city, name, code: code2 }) {
    const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const full = name === "" ? city : plain(name).includes(plain(city)) ? name : `${city} ${name}`;
    return [...full].length <= LONGEST_NAME || city === code2 ? full : `${city} (${code2})`;
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

  // Systems/Getaways/JavaScript/src/searches/DealsService.ts
  var MOST_AIRPORTS = 50;
  var LONGEST_TERM = 100;
  var DealsService = class {
    /** `service` is its address; null where none is known. */
    constructor(service, language, region) {
      this.service = service;
      this.language = language;
      this.region = region?.length === 2 ? region : void 0;
    }
    deals(terms) {
      const query2 = { airport: terms.airport, travellers: String(terms.travellers), dates: terms.dates };
      return this.ask("deals", query2, (json) => ({
        airport: readAirport(json.field("airport")),
        deals: json.field("deals").list((deal) => this.readDeal(deal))
      }));
    }
    /** What fits a term, in the service's order; without one, a list to begin with. */
    async airports(term) {
      const query2 = {};
      if (term !== void 0)
        query2["term"] = [...term].slice(0, LONGEST_TERM).join("");
      else if (this.region !== void 0)
        query2["region"] = this.region;
      const found = await this.ask("airports", query2, (json) => json.field("airports").list(readAirport), 86400);
      return found.filter((airport) => isCode(airport.code)).slice(0, MOST_AIRPORTS);
    }
    readDeal(json) {
      const product = json.field("product").text();
      if (product !== "flight_and_hotel" && product !== "flight" && product !== "hotel")
        throw new ReadingError("product is none we sell");
      return {
        id: json.field("id").text(),
        cityName: json.field("city_name").text(),
        cityCode: json.field("city_code").text(),
        countryName: json.field("country_name").text(),
        product,
        priceInCents: json.field("price_in_cents").whole(),
        currency: json.field("currency").text(),
        departsOn: json.field("departs_on").text(),
        returnsOn: json.field("returns_on").text(),
        nights: json.field("nights").whole(),
        picture: this.absolute(json.field("image_path").text())
      };
    }
    absolute(path) {
      if (/^[a-z][a-z0-9+.-]*:/i.test(path))
        return path;
      const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(this.service ?? "")?.[0] ?? "";
      return `${origin}${path.startsWith("/") ? "" : "/v1/"}${path}`;
    }
    async ask(path, query2, read, maxAge) {
      if (this.service === null)
        throw new Error("Nobody said where the deals are served; set GETAWAYS_SERVICE_URL or GetawaysServiceURL.");
      const words = Object.entries({ language: this.language, ...query2 }).map(([name, value]) => `${name}=${encoded(value)}`).join("&");
      const response = await fetch(`${this.service.replace(/\/$/, "")}/v1/${path}?${words}`, {
        headers: maxAge === void 0 ? {} : { "Cache-Control": `max-age=${maxAge}` }
      });
      if (!response.ok)
        throw new Error(`The service answered with status ${response.status}.`);
      const text = await response.text();
      try {
        return read(new Reading(JSON.parse(text), path));
      } catch (error) {
        throw new Error(`The answer cannot be read: ${error instanceof ReadingError ? error.message : "it is not the JSON that was expected"}.`);
      }
    }
  };
  function readAirport(json) {
    return { code: json.field("code").text(), city: json.field("city").text(), name: json.field("name").text() };
  }
  function encoded(text) {
    return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  }

  // Systems/Getaways/JavaScript/src/searches/GetawaysAppModel.ts
  var import_react_native = __toESM(require_react_native());
  var KEPT = 8;
  var LONGEST_WORDS = 100;
  var GetawaysAppModel = class {
    constructor(service) {
      this.service = service;
      this.state = { searches: [], shown: null, airports: [], refused: null, notice: null, revision: 0 };
      this.last = 0;
    }
    get search() {
      return this.find(this.state.shown);
    }
    openSearchScreenUsing({ airport, destination, travellers: travellers2, dates }) {
      return this.open({ airport, destination, travellers: travellers2, dates });
    }
    openHome() {
      [this.state.shown, this.state.refused] = [null, null];
      return this.changed();
    }
    refuse(reason) {
      this.state.notice = { kind: "problem", text: reason };
      return this.changed();
    }
    /** A new search; its results are there when this is settled. `typed` is the airport as somebody typed it. */
    async open(terms, typed) {
      const id = this.begin({ id: this.last + 1, terms, typed });
      const results = await this.results(terms);
      const search = this.find(id);
      if (search)
        search.results = results;
      await this.changed();
    }
    /** Opens one of the deals that a search has found, as a search of its own: the one it comes from stays where it was. */
    openDeal(deal, id) {
      const search = this.find(id);
      const found = search?.results && "feed" in search.results ? search.results.feed.deals.find((it) => it.id === deal) : void 0;
      if (!search?.results || !found)
        return this.refuse("This deal is gone.");
      const terms = { ...search.terms, destination: { code: found.cityCode, city: found.cityName } };
      this.begin({ id: this.last + 1, terms, typed: search.typed, results: search.results });
      return this.changed();
    }
    /** Goes back to an earlier search; asks again where it had failed. */
    async show(id) {
      const search = this.find(id);
      if (!search)
        return;
      [this.state.shown, this.state.refused] = [id, null];
      if (search.results && "failure" in search.results)
        search.results = await this.results(search.terms);
      await this.changed();
    }
    /** A search from a form: the airport by its code, or by words as they were typed. */
    async openFrom(words, travellers2, dates) {
      const draft = { airport: [...words].slice(0, LONGEST_WORDS).join(""), travellers: travellers2, dates };
      let airport;
      try {
        airport = await this.airport(words);
      } catch (error) {
        this.state.refused = draft;
        return this.refuse(`Airports cannot be looked up just now. ${error instanceof Error ? error.message : String(error)}`);
      }
      if (airport === void 0) {
        this.state.refused = draft;
        return this.refuse(`No airport is called “${[...words].slice(0, 60).join("")}”; choose one of the list.`);
      }
      return this.open({ airport, travellers: travellers2, dates }, draft.airport);
    }
    async suggestions(words) {
      try {
        return await this.service.airports(words === "" ? void 0 : words);
      } catch {
        return [];
      }
    }
    /** What the app begins with, while the service can say it. */
    async loadAirports() {
      if (this.state.airports.length > 0)
        return;
      const airports = await this.suggestions("");
      this.state.airports = airports.slice(0, 12);
    }
    /** The notice, once. */
    takeNotice() {
      const { notice } = this.state;
      this.state.notice = null;
      return notice;
    }
    /** What the form shows: as it was typed, or else the airport's whole name once it is known. */
    get draft() {
      if (this.state.refused)
        return this.state.refused;
      const { search } = this;
      if (!search)
        return { airport: "", ...USUAL };
      const { terms, results } = search;
      const airport = results && "feed" in results ? suggestion(results.feed.airport) : search.typed ?? terms.airport;
      return { airport, travellers: terms.travellers, dates: terms.dates };
    }
    find(id) {
      return this.state.searches.find((search) => search.id === id);
    }
    /** Puts a search before the others; its number. */
    begin(search) {
      this.last = search.id;
      this.state.searches = [search, ...this.state.searches].slice(0, KEPT);
      [this.state.shown, this.state.refused, this.state.notice] = [search.id, null, null];
      return search.id;
    }
    /** “MXP”, “Milan (MXP)” or “milan”. */
    async airport(words) {
      const whole = words.trim();
      if (whole === "")
        return void 0;
      const code2 = /^.*\(([A-Za-z]{3})\)$/s.exec(whole)?.[1]?.toUpperCase();
      try {
        const found = (await this.service.airports(code2 ?? whole))[0]?.code;
        return code2 === void 0 || found === code2 ? found : void 0;
      } catch (error) {
        const typed = code2 ?? whole.toUpperCase();
        if (!isCode(typed))
          throw error;
        return typed;
      }
    }
    async results(terms) {
      try {
        return { feed: await this.service.deals(terms) };
      } catch (error) {
        return { failure: error instanceof Error ? error.message : String(error) };
      }
    }
    async changed() {
      this.state.revision = await import_react_native.NativeModules.Page.changed();
    }
  };
  function suggestion({ city, name, code: code2 }) {
    return (name === "" ? city : `${city} ${name}`) + (city === code2 ? "" : ` (${code2})`);
  }

  // Systems/Getaways/JavaScript/src/index.ts
  var { locale, serviceURL } = import_react_native2.NativeModules.Settings;
  var device = new Intl.Locale(locale);
  var model = new GetawaysAppModel(new DealsService(serviceURL, device.language, device.region));
  var screen = new DealsScreen(model, locale);
  var dispatcher = new LinkDispatcher(new WidgetsNavigatorHelper(), model);
  var opened = /* @__PURE__ */ new Map();
  import_react_native2.Linking.addEventListener("url", ({ url }) => void opened.set(url, dispatcher.dispatchLink(url)));
  (0, import_react_native2.registerCallableModule)("Getaways", {
    opened: (url) => {
      const result = opened.get(url) ?? false;
      opened.delete(url);
      return result;
    },
    openHome: () => model.openHome(),
    search: (airport, travellers2, dates) => {
      const chosen = DATES.find((it) => it === dates);
      if (chosen === void 0 || !TRAVELLERS.includes(travellers2))
        return false;
      return model.openFrom(airport, travellers2, chosen).then(() => true);
    },
    openDeal: (deal, search) => model.openDeal(deal, search),
    show: (search) => model.show(search),
    suggestions: (words) => model.suggestions(words),
    screen: () => screen.values(),
    state: () => model.state
  });
})();
