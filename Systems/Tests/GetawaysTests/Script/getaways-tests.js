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
    static read(link2, scheme) {
      if (utf8Length(link2) > LONGEST) {
        throw new LinkError(`The link has more than ${LONGEST} bytes; no more are read.`);
      }
      const pieces = /^([^:]*):\/\/([^?#]*)(?:\?([^#]*))?(?:#.*)?$/s.exec(link2);
      if (!pieces || /\p{Cc}/u.test(link2))
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

  // Systems/Getaways/JavaScript/src/links/DealsSearch.ts
  var TRAVELLERS = [1, 2, 3, 4, 5, 6];
  var DATES = ["weekend", "week", "anytime"];
  function isCode(text) {
    return /^[A-Z]{3}$/.test(text);
  }

  // Systems/Getaways/JavaScript/src/links/parseParamsFrom.ts
  var SCHEME = "getaways";
  var TYPES = ["flight_and_hotel", "flight", "hotel"];
  function parseParamsFrom(url) {
    const link2 = LinkReading.read(url, SCHEME);
    const [widget, search2, airport = "", destination = "", ...more] = link2.parts;
    if (widget !== "widget" || search2 !== "search" || link2.parts.length !== 4 || more.length > 0)
      throw LinkReading.unknown();
    return {
      airport: code("airport", airport),
      destination: { code: code("destination", destination), city: link2.required("city") },
      type: oneOf("type", link2.required("type"), TYPES),
      travellers: oneOf("travellers", link2.required("travellers"), TRAVELLERS),
      dates: oneOf("dates", link2.required("dates"), DATES)
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
    async dispatchLink(link2) {
      try {
        if (this.isWidgetLink(link2))
          await this.dispatchWidgetLink(link2);
        else if (link2 === `${SCHEME}://home`)
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
    isWidgetLink(link2) {
      return new RegExp(`^${SCHEME}://widget(?=[/?#:]|$)`, "i").test(link2);
    }
    async dispatchWidgetLink(link2) {
      return this.widgetsNavigatorHelper.navigate(this.navigation, link2);
    }
  };

  // Systems/Getaways/JavaScript/src/links/WidgetsNavigatorHelper.ts
  var WidgetsNavigatorHelper = class {
    /** Opens a new search with the link's values. Throws a `LinkError`, with no search opened, when it lacks one or says what no tile can. */
    async navigate(navigation, url) {
      await navigation.openSearchScreenUsing(parseParamsFrom(url));
    }
  };

  // Systems/Getaways/JavaScript/tests/links.test.ts
  var Screens = class {
    constructor() {
      this.searches = [];
      this.homes = 0;
      this.refusals = [];
    }
    async openSearchScreenUsing(search2) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      this.searches.push(search2);
    }
    async openHome() {
      this.homes += 1;
    }
    async refuse(reason) {
      this.refusals.push(reason);
    }
  };
  var dispatcher = (screens) => new LinkDispatcher(new WidgetsNavigatorHelper(), screens);
  var link = "getaways://widget/search/MXP/EAS?city=San%20Sebasti%C3%A1n%20%26%20Bilbao&dates=week&travellers=5&type=hotel";
  var search = {
    airport: "MXP",
    destination: { code: "EAS", city: "San Sebastián & Bilbao" },
    type: "hotel",
    travellers: 5,
    dates: "week"
  };
  test("R2.51, R2.53, R2.56: a widget's link opens a new search with what the tile showed, and is awaited", async () => {
    const screens = new Screens();
    check(await dispatcher(screens).dispatchLink(link), "it led nowhere");
    equal(screens.searches, [search]);
  });
  test("R2.52: other links are no widget's: home opens the app, the rest leads nowhere and opens no search", async () => {
    const screens = new Screens();
    check(await dispatcher(screens).dispatchLink("getaways://home"), "home is nowhere");
    equal(screens.homes, 1);
    for (const other of ["getaways://search/MXP/LIS", "https://example.com/widget/search/MXP/LIS", "getaways://elsewhere", "getaways://widgets"]) {
      check(!await dispatcher(screens).dispatchLink(other), other);
    }
    equal([screens.searches.length, screens.refusals.length], [0, 4]);
  });
  test("R2.52, G2.6: a link is told by itself", () => {
    const { isWidgetLink } = dispatcher(new Screens());
    equal([link, "GETAWAYS://WIDGET", "getaways://widgets", "getaways://home"].map((it) => isWidgetLink(it)), [true, true, false, false]);
  });
  test("R2.55: a link that lacks something opens no search and says why", async () => {
    const screens = new Screens();
    const whole = { airport: "MXP", destination: "LIS", city: "Lisbon", dates: "weekend", travellers: "2", type: "flight" };
    const made = ({ airport, destination, ...query2 }) => `getaways://widget/search/${airport}/${destination}?${Object.entries(query2).map(([name, value]) => `${name}=${value}`).join("&")}`;
    check(await dispatcher(screens).dispatchLink(made(whole)), "the whole one led nowhere");
    for (const [name, value] of [
      ["travellers", "9"],
      ["travellers", "02"],
      ["dates", "never"],
      ["type", "cruise"],
      ["airport", "mxp"],
      ["airport", "MXPX"],
      ["city", ""],
      ["destination", "L%2FS"],
      ["city", "%ff"]
    ]) {
      check(!await dispatcher(screens).dispatchLink(made({ ...whole, [name]: value })), `${name}=${value}`);
    }
    equal(screens.searches.length, 1);
    check(screens.refusals[0]?.includes('"travellers"') === true, screens.refusals[0] ?? "nothing was said");
  });
  test("R2.55: hostile links are refused, whatever they are", () => {
    for (const hostile of [
      "",
      "getaways:",
      "getaways://",
      "getaways://widget/search/MXP",
      `${link}&city=again`,
      `${link}&dates=week`,
      `getaways://widget/../search/MXP/EAS`,
      `getaways://widget/search/MXP/EAS/more?${link.split("?")[1]}`,
      `${link}&x=${"y".repeat(5e3)}`,
      `${link}&x=\0`,
      `${link}&x=\uD800%`
    ]) {
      let refused = false;
      try {
        parseParamsFrom(hostile);
      } catch (error) {
        refused = error instanceof Error && error.name === "LinkError";
      }
      check(refused, hostile.slice(0, 60));
    }
  });

  // Systems/Getaways/JavaScript/tests/index.ts
  var import_react_native = __toESM(require_react_native());
  (0, import_react_native.registerCallableModule)("GetawaysTests", {
    names: () => [...tests.keys()],
    run: (name) => tests.get(name)?.(),
    // For the tests in Swift of both ends of a link.
    parse: (url) => parseParamsFrom(url)
  });
})();
