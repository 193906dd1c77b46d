/// The prelude, which runs in an engine before anything else: the names that React Native gives to every script.
enum ScriptPrelude {
    static let source = #"""
        (function (host, ownsClock, described) {
          'use strict';
          const CALL = 0, LOG = 1, START = 2, STOP = 3, SETTLED = 4, NOW = 5, UNCAUGHT = 6;
          const global = globalThis;
          const define = (name, value) =>
            Object.defineProperty(global, name, { value, writable: true, configurable: true, enumerable: false });

          // Time.
          if (ownsClock) {
            const System = Date;
            const now = () => host(NOW);
            const Clocked = new Proxy(System, {
              construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
              apply: () => new System(now()).toString(),
              get: (target, name) => (name === 'now' ? now : target[name]),
            });
            System.prototype.constructor = Clocked;
            define('Date', Clocked);
          }
          const timers = new Map();
          let lastTimer = 0;
          const startTimer = (callback, delay, repeats, args) => {
            if (typeof callback !== 'function') throw new TypeError('The callback of a timer must be a function.');
            const wait = Math.min(Math.max(Number(delay) || 0, repeats ? 1 : 0), 2147483647);
            const id = ++lastTimer;
            if (!host(START, id, wait)) throw new RangeError('Too many timers are waiting.');
            timers.set(id, { callback, args, wait: repeats ? wait : -1 });
            return id;
          };
          const stopTimer = (id) => { if (timers.delete(id)) host(STOP, id); };
          define('setTimeout', (callback, delay, ...args) => startTimer(callback, delay, false, args));
          define('setInterval', (callback, delay, ...args) => startTimer(callback, delay, true, args));
          define('setImmediate', (callback, ...args) => startTimer(callback, 0, false, args));
          define('clearTimeout', stopTimer);
          define('clearInterval', stopTimer);
          define('clearImmediate', stopTimer);
          define('queueMicrotask', (callback) => {
            if (typeof callback !== 'function') throw new TypeError('A microtask must be a function.');
            Promise.resolve().then(callback);
          });

          // The log.
          const words = (value) => {
            if (typeof value === 'string') return value;
            try {
              if (value instanceof Error) return `${value.name}: ${value.message}`;
              if (typeof value === 'object' && value !== null) return JSON.stringify(value) ?? String(value);
              return String(value);
            } catch {
              return 'a value that has no text';
            }
          };
          const logger = (level) => (...values) => { host(LOG, level, values.map(words).join(' ')); };
          define('console', {
            debug: logger('debug'), log: logger('log'), info: logger('info'), warn: logger('warn'), error: logger('error'),
          });

          // Native modules.
          class NativeError extends Error {
            constructor(given) {
              super(given.message);
              this.name = 'NativeError';
              this.code = given.code;
            }
          }
          const calls = new Map();
          let lastCall = 0;
          const callNative = (module, method, args) => new Promise((resolve, reject) => {
            const id = ++lastCall;
            const given = host(CALL, id, module, method, args);
            if (given === undefined) calls.set(id, { resolve, reject });
            else if (given[0]) resolve(given[1]);
            else reject(new NativeError(given[1]));
          });
          const answer = (id, isFulfilled, value) => {
            const call = calls.get(id);
            if (!call) return;
            calls.delete(id);
            if (isFulfilled) call.resolve(value); else call.reject(new NativeError(value));
          };
          const strict = (object, sentence) => new Proxy(object, {
            get(target, name) {
              // What a promise, the log and the language itself look for.
              if (typeof name === 'symbol' || name in target || name === 'then' || name === 'toJSON') return target[name];
              throw new TypeError(sentence(String(name)));
            },
          });
          const NativeModules = {};
          for (const name of Object.keys(described)) {
            const { methods, constants } = described[name];
            const module = { ...constants, getConstants: () => ({ ...constants }), addListener() {}, removeListeners() {} };
            for (const method of methods) module[method] = (...args) => callNative(name, method, args);
            NativeModules[name] = strict(module, (asked) =>
              `The native module ${name} has no method or constant "${asked}"; it has ${Object.keys(module).join(', ')}.`);
          }
          define('NativeModules', strict(NativeModules, (asked) =>
            `There is no native module "${asked}"; this app has ${Object.keys(described).join(', ') || 'none'}.`));

          // Events.
          const uncaught = (error) => host(UNCAUGHT, error);
          const listeners = new Map();
          const listen = (type, listener) => {
            if (typeof listener !== 'function') throw new TypeError('A listener must be a function.');
            const entry = { listener };
            if (!listeners.has(type)) listeners.set(type, new Set());
            listeners.get(type).add(entry);
            return { remove() { listeners.get(type)?.delete(entry); } };
          };
          const deliver = (type, body) => {
            for (const { listener } of [...(listeners.get(type) ?? [])]) {
              try { listener(body); } catch (error) { uncaught(error); }
            }
          };
          class NativeEventEmitter {
            addListener(type, listener, context) { return listen(String(type), context ? listener.bind(context) : listener); }
            removeAllListeners(type) { listeners.delete(String(type)); }
            listenerCount(type) { return listeners.get(String(type))?.size ?? 0; }
            emit(type, body) { deliver(String(type), body); }
          }
          define('NativeEventEmitter', NativeEventEmitter);
          let currentState = described.AppState?.constants.initialAppState ?? 'unknown';
          listen('appStateDidChange', (body) => {
            currentState = body.app_state;
            deliver('AppState.change', currentState);
          });
          define('AppState', {
            get currentState() { return currentState; },
            addEventListener: (type, listener) => listen(`AppState.${type}`, listener),
          });
          define('Linking', {
            getInitialURL: () => global.NativeModules.LinkingManager.getInitialURL(),
            openURL: (url) => global.NativeModules.LinkingManager.openURL(url),
            addEventListener: listen,
          });

          // The network.
          class AbortSignal {
            aborted = false;
            reason = undefined;
            onabort = null;
            #listeners = new Set();
            addEventListener(type, listener) { if (type === 'abort') this.#listeners.add(listener); }
            removeEventListener(type, listener) { this.#listeners.delete(listener); }
            throwIfAborted() { if (this.aborted) throw this.reason; }
            static raise(signal, reason) {
              if (signal.aborted) return;
              signal.aborted = true;
              signal.reason = reason;
              for (const listener of [signal.onabort, ...signal.#listeners]) {
                try { listener?.({ type: 'abort', target: signal }); } catch (error) { uncaught(error); }
              }
            }
          }
          const named = (name, message) => Object.assign(new Error(message), { name });
          const raise = AbortSignal.raise;
          delete AbortSignal.raise;
          class AbortController {
            signal = new AbortSignal();
            abort(reason = named('AbortError', 'The request was given up.')) { raise(this.signal, reason); }
          }
          class Headers {
            #values = new Map();
            constructor(values = {}) {
              const pairs = values instanceof Headers ? values.entries() : Array.isArray(values) ? values : Object.entries(values);
              for (const [name, value] of pairs) this.set(name, value);
            }
            get(name) { return this.#values.get(String(name).toLowerCase()) ?? null; }
            set(name, value) { this.#values.set(String(name).toLowerCase(), String(value)); }
            has(name) { return this.#values.has(String(name).toLowerCase()); }
            delete(name) { this.#values.delete(String(name).toLowerCase()); }
            entries() { return this.#values.entries(); }
            forEach(body) { this.#values.forEach((value, name) => body(value, name, this)); }
            [Symbol.iterator]() { return this.entries(); }
          }
          class Response {
            #body;
            bodyUsed = false;
            constructor(given) {
              this.status = given.status;
              this.ok = given.status >= 200 && given.status < 300;
              this.url = given.url;
              this.headers = new Headers(given.headers);
              this.#body = given.body;
            }
            #take() {
              if (this.bodyUsed) return Promise.reject(new TypeError('The body has been read already.'));
              this.bodyUsed = true;
              return Promise.resolve(this.#body);
            }
            text() { return this.#take(); }
            async json() { return JSON.parse(await this.#take()); }
          }
          let lastRequest = 0;
          define('Headers', Headers);
          define('Response', Response);
          define('AbortSignal', AbortSignal);
          define('AbortController', AbortController);
          define('fetch', async (url, options = {}) => {
            const { signal, body } = options;
            signal?.throwIfAborted();
            if (body !== undefined && body !== null && typeof body !== 'string') throw new TypeError('The body of a request must be text.');
            const id = ++lastRequest;
            const networking = global.NativeModules.Networking;
            const abort = () => networking.abortRequest(id);
            signal?.addEventListener('abort', abort);
            try {
              return new Response(await networking.sendRequest(
                id, String(options.method ?? 'GET').toUpperCase(), String(url), Object.fromEntries(new Headers(options.headers)),
                body ?? null));
            } catch (error) {
              if (signal?.aborted) throw signal.reason;
              // As everywhere that has fetch: no answer is a TypeError.
              throw Object.assign(new TypeError(error.message), { code: error.code });
            } finally {
              signal?.removeEventListener('abort', abort);
            }
          });

          // What Swift calls.
          const callable = new Map();
          define('registerCallableModule', (name, module) => { callable.set(String(name), module); });
          const settle = (id, value) => {
            Promise.resolve(value).then((value) => host(SETTLED, id, true, value), (error) => host(SETTLED, id, false, error));
          };
          const invoke = (id, name, method, args) => {
            settle(id, (async () => {
              let module = callable.get(name);
              if (typeof module === 'function') callable.set(name, (module = module()));
              if (typeof module?.[method] !== 'function') throw new TypeError(`The script has registered no ${name}.${method}.`);
              return module[method](...args);
            })());
          };
          return {
            answer, deliver, invoke, settle,
            fire(id) {
              const timer = timers.get(id);
              if (!timer) return;
              if (timer.wait < 0) timers.delete(id); else host(START, id, timer.wait);
              timer.callback(...timer.args);
            },
            // A rejection comes as its promise and its reason.
            uncaught: (promise, reason) => host(UNCAUGHT, reason),
          };
        })
        """#
}
