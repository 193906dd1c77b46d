// What an app may import from 'react-native' here, and the names that every script has. ScriptPrelude.swift gives them.
declare module 'react-native' {
  export interface Subscription { remove(): void }
  export interface NativeModulesStatic {
    readonly WidgetManager: {
      reloadAllTimelines(): Promise<void>;
      reloadTimelines(kind: string): Promise<void>;
      currentConfigurations(): Promise<{ kind: string; family: string }[]>;
    };
    readonly GroupDefaults: {
      get(key: string): Promise<string | null>;
      set(key: string, value: string): Promise<void>;
      remove(key: string): Promise<void>;
    };
    readonly SecureStorage: {
      getItem(key: string): Promise<string | null>;
      setItem(key: string, value: string): Promise<void>;
      removeItem(key: string): Promise<void>;
    };
    readonly Settings: { readonly locale: string; readonly timeZone: string; readonly serviceURL: string | null };
    /** The page that shows the app; `changed` gives the number of the change. */
    readonly Page: { changed(): Promise<number> };
  }
  export const NativeModules: NativeModulesStatic;
  export class NativeEventEmitter {
    constructor(module?: unknown);
    addListener<Body>(type: string, listener: (body: Body) => void): Subscription;
    removeAllListeners(type: string): void;
    listenerCount(type: string): number;
  }
  export const AppState: {
    readonly currentState: string;
    addEventListener(type: 'change', listener: (state: string) => void): Subscription;
  };
  export const Linking: {
    getInitialURL(): Promise<string | null>;
    openURL(url: string): Promise<boolean>;
    addEventListener(type: 'url', listener: (event: { url: string }) => void): Subscription;
  };
  /** Lets Swift call a module's methods by its name. */
  export function registerCallableModule(name: string, module: object | (() => object)): void;
}

declare class AbortSignal { readonly aborted: boolean; readonly reason: unknown }
declare class AbortController { readonly signal: AbortSignal; abort(reason?: unknown): void }
declare class Headers { get(name: string): string | null; has(name: string): boolean }
declare class Response {
  readonly status: number;
  readonly ok: boolean;
  readonly url: string;
  readonly headers: Headers;
  text(): Promise<string>;
  json(): Promise<unknown>;
}
declare function fetch(
  url: string, options?: { method?: string; headers?: Record<string, string>; body?: string | null; signal?: AbortSignal },
): Promise<Response>;
declare function setTimeout<Args extends unknown[]>(callback: (...args: Args) => void, milliseconds?: number, ...args: Args): number;
declare function setInterval<Args extends unknown[]>(callback: (...args: Args) => void, milliseconds?: number, ...args: Args): number;
declare function clearTimeout(timer: number | undefined): void;
declare function clearInterval(timer: number | undefined): void;
declare const console: Record<'debug' | 'log' | 'info' | 'warn' | 'error', (...values: unknown[]) => void>;
