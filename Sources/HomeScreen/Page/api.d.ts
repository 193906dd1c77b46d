// What the host answers and takes. It is made by scripts/page-types from the document that the host serves: do not change it by hand.

export type Code =
  | "extension-died"
  | "memory-limit"
  | "timed-out"
  | "endless-work"
  | "not-started"
  | "not-installed"
  | "host-stopping"
  | "answer-late"
  | "undecodable-answer"
  | "not-confined"
  | "no-entries"
  | "provider-error"
  | "archive-too-large"
  | "image-too-large"
  | "invalid-request"
  | "invalid-configuration"
  | "items-unavailable"
  | "intent-failed"
  | "no-handler"
  | "unknown-kind"
  | "draws-nothing"
  | "refreshes-too-soon"
  | "too-many-entries"
  | "timer-runs-on"
  | "concurrent-calls"
  | "gone-item"
  | "no-container-background"
  | "missing-image"
  | "unknown-symbol"
  | "not-drawn"
  | "drawn-otherwise"
  | "not-for-widgets"
  | "white-on-white"
  | "group-not-entitled"
  | "date-in-view"
  | "own-defaults"
  | "keychain-while-locked"
  | "sample-as-real"
  | "shared-database"
  | "token-alone"
  | "snapshot-fetches"
  | "completion-kept"
  | "counted-timelines"
  | "reload-of-unknown-kind"
  | "link-lost-at-launch"
  | "waiting"
  | "waits-for-refresh"
  | "unreadable-archive"
  | "kind-vanished"
  | "kind-changed"
  | "family-dropped"
  | "service-down"
  | "unrecorded"
  | "unsupported-family"
  | "device-lacks-family"
  | "no-families"
  | "no-widgets"
  | "no-extension"
  | "duplicate-kind"
  | "unreadable-property-list"
  | "missing-key"
  | "wrong-value"
  | "missing-executable"
  | "wrong-extension-point"
  | "identifier-prefix"
  | "deployment-target"
  | "app-group-mismatch"
  | "no-app-group"
  | "no-entitlements"
  | "no-development-language"
  | "no-placeholder";

export type Decision =
  | "granted"
  | "deferred"
  | "refused"
  | "failed"
  | "note";

export type Family =
  | "systemSmall"
  | "systemMedium"
  | "systemLarge"
  | "systemExtraLarge"
  | "accessoryCircular"
  | "accessoryRectangular"
  | "accessoryInline";

export type Id =
  | "duplicate-calls"
  | "network"
  | "network-delay"
  | "service-errors"
  | "extension-kill"
  | "memory-limit"
  | "device-lock"
  | "disk-full"
  | "clock-jump"
  | "app-killed"
  | "center-delay";

export interface Accent {
  dark: string;
  light: string;
}

export interface Cause {
  code: Code;
  href: string;
  words: string;
}

export interface CauseExplained {
  code: Code;
  href: string;
  remedy: string;
  title: string;
  words: string;
}

export interface Dates {
  next?: number | null;
  now: number;
  tiles: {
    rects: {
      height: number;
      /** A data: address. */
      png: string;
      width: number;
      x: number;
      y: number;
    }[];
    tile: string;
    version: number;
  }[];
}

export interface Device {
  aliases: string[];
  families: Family[];
  height: number;
  kind: "iPhone" | "iPad";
  name: string;
  offersLockScreen: boolean;
  offersStandBy: boolean;
  width: number;
}

export interface Environment {
  appearance: string;
  boldText: boolean;
  calendars: "denied" | "sample";
  device: string;
  locale: string;
  location: string;
  locationName?: string | null;
  locked: boolean;
  lowData: boolean;
  luminance: string;
  network: "wifi" | "cellular" | "hotspot" | "none";
  rendering: string;
  rightToLeft: boolean;
  scheme: string;
  screen: string;
  timeZone: string;
  tint: string;
  typeSize: string;
}

export interface Fault {
  about: string;
  choices?: string[] | null;
  /** For single apps and tiles. */
  exceptions: {
    app?: string | null;
    tile?: string | null;
    value: any;
  }[];
  id: Id;
  kind: "switch" | "number" | "choice";
  name: string;
  /** Without a fault. */
  normal: any;
  range?: {
    from: number;
    to: number;
  } | null;
  scope: "all" | "app" | "tile";
  /** For all. */
  value: any;
}

export interface Frame {
  height: number;
  width: number;
  x: number;
  y: number;
}

export interface Line {
  app?: string | null;
  at: number;
  by: string;
  /** Of the archive that came. */
  bytes?: number | null;
  /** Why: a code of the ledger, or of a cause. */
  code: string;
  cost: "counted" | "free" | "none";
  decision: Decision;
  /** Calls of the provider beyond the first. */
  duplicates?: number | null;
  family?: Family | null;
  id: number;
  kind?: string | null;
  megabytes?: number | null;
  milliseconds?: number | null;
  reason: string;
  tile?: string | null;
}

export interface Offer {
  app: string;
  description: string;
  families: Family[];
  isConfigurable: boolean;
  kind: string;
  name: string;
  promptsForConfiguration: boolean;
  recommendations: string[];
  refusals: {
    code: Code;
    family: Family;
    href: string;
    words: string;
  }[];
}

export interface Option {
  subtitle?: string | null;
  title: string;
  value: any;
}

export interface Options {
  /** How many there are beyond those sent. */
  left: number;
  prompt?: string | null;
  sections: {
    options: Option[];
    title?: string | null;
  }[];
}

export interface Place {
  column: number;
  columns: number;
  page: number;
  row: number;
  rows: number;
}

export interface Process {
  accent?: Accent | null;
  app?: string | null;
  confined: boolean;
  /** Whether its app has an icon of its own. */
  hasIcon: boolean;
  lastExit?: string | null;
  name: string;
  openParts: string[];
  page?: string | null;
  /** The number of what an app shows that has no page. */
  picture?: number | null;
  pid?: number | null;
  privateMegabytes?: number | null;
  restarts: number;
  role: "host" | "app" | "extension" | "service";
  /** Why an app's own program does not run, where one that was made up stands in for it. */
  standIn?: string | null;
}

export interface Refusal {
  error: {
    /** Why, in a sentence. */
    message: string;
  };
}

export interface Report {
  findings: {
    app?: string | null;
    code: Code;
    extension?: string | null;
    family?: Family | null;
    file?: string | null;
    href: string;
    kind?: string | null;
    line?: number | null;
    severity: "error" | "warning";
    tile?: string | null;
    words: string;
  }[];
  widgets: {
    families: Family[];
    kind: string;
    name: string;
  }[];
}

export interface Sheet {
  groups: {
    heading?: string | null;
    rows: Record<string, any>[];
  }[];
  isConfigurable: boolean;
  note?: string | null;
  tile: string;
  title: string;
  values: Record<string, any>;
}

export interface State {
  clock: {
    /** The jump that is being played; now is how far it is. */
    jump?: {
      from: number;
      to: number;
    } | null;
    now: number;
    rate: number;
  };
  environment: Environment;
  ledger: Line[];
  pages: number;
  processes: Process[];
  screen: {
    grid: Record<string, number>;
    height: number;
    kind: "iPhone" | "iPad";
    name: string;
    slots: Record<string, any>[];
    width: number;
  };
  tiles: Tile[];
  timeZone: string;
  /** Apps that were replaced by another build since the host started. */
  updates: number;
}

export interface Tile {
  accent?: Accent | null;
  app: string;
  /** Nothing is drawn in it; the page shows the words of its cause there. */
  blank: boolean;
  /** Why it is blank or stale; absent where it shows what it should. */
  cause?: Cause | null;
  cornerRadius: number;
  /** What of its picture follows the time. */
  dates: Frame[];
  entries: number[];
  family: Family;
  frame: Frame;
  height: number;
  id: string;
  isConfigurable: boolean;
  /** When something else came to be shown within the last day that is over, and can still be looked at. */
  kept: number[];
  kind: string;
  label: string;
  name: string;
  nextRequest?: number | null;
  /** When that reads otherwise. */
  nextTick?: number | null;
  /** An intent of one of its controls is under way. */
  pending: boolean;
  place?: Place | null;
  reason?: string | null;
  refreshesLeft: number;
  refreshesPerDay: number;
  screen: "home" | "lock" | "standby";
  /** When the present timeline came. */
  since?: number | null;
  status: "waiting" | "live" | "stale";
  taps: Record<string, any>[];
  until?: number | null;
  version: number;
  widgetURL?: string | null;
  width: number;
}

/** What is answered to who asks, by path. */
export interface Answers {
  /** Every reason for that, with what to do about it. */
  "causes": CauseExplained[];
  /** What of the tiles' pictures follows the time: only that is drawn anew. */
  "dates": Dates;
  /** Every device that can be chosen. */
  "devices": Device[];
  /** Why widgets are not offered, and why tiles are blank or stale. */
  "doctor": Report;
  /** What can be made to go wrong on purpose, and what is set. */
  "faults": Fault[];
  /** Every widget that can be placed, and why it is not in other sizes. */
  "gallery": Offer[];
  /** The lines of the ledger that are kept, newest first, as a download. */
  "ledger.json": Line[];
  /** This document. */
  "openapi.json": Record<string, any>;
  /** All that the page shows. */
  "state": State;
}

/** What is ordered, and what is answered to it, by path. */
export interface Orders {
  /** Moves the clock, and changes its speed; what happens on the way is played before it answers. */
  "clock": {
    order: {
      /** Milliseconds since 1970. */
      now?: number | null;
      /** Virtual seconds a second. */
      rate?: number | null;
      /** First ends the jump that is under way, at the moment it has come to. */
      stop?: boolean | null;
    };
    answer: {
      done: boolean;
    };
  };
  /** Keeps the values of a tile's sheet. */
  "configure": {
    order: {
      /** The tile's id. */
      tile: string;
      /** By parameter; dates in milliseconds since 1970, items and cases by their ids. */
      values: Record<string, any>;
      /** Answer only when the tile shows them, or a request has failed. */
      wait?: boolean | null;
    };
    answer: Sheet;
  };
  /** Sets what is given of the device, and answers all that holds then. */
  "environment": {
    order: {
      appearance?: "light" | "dark" | "auto" | null;
      boldText?: boolean | null;
      /** The calendars and reminders that apps may read. */
      calendars?: "denied" | "sample" | null;
      /** By name; see devices. */
      device?: string | null;
      locale?: string | null;
      /** Degrees north, degrees east and perhaps metres above the sea, or denied. */
      location?: string | null;
      /** What people call the place. */
      locationName?: string | null;
      locked?: boolean | null;
      /** Low Data Mode. */
      lowData?: boolean | null;
      luminance?: "full" | "reduced" | null;
      network?: "wifi" | "cellular" | "hotspot" | "none" | null;
      rendering?: "fullColor" | "tinted" | "clear" | null;
      rightToLeft?: boolean | null;
      screen?: "home" | "lock" | "standby" | null;
      timeZone?: string | null;
      /** #RRGGBB */
      tint?: string | null;
      /** By DynamicTypeSize's names. */
      typeSize?: string | null;
    };
    answer: Environment;
  };
  /** Sets a fault for all, for an app or for a tile. */
  "faults": {
    order: {
      /** Bundle identifier. */
      app?: string | null;
      id: Id;
      tile?: string | null;
      /** As its kind says. */
      value: any;
    };
    answer: {
      faults: Fault[];
    };
  };
  /** Everything is as without faults. */
  "faults/reset": {
    order: Record<string, never>;
    answer: {
      done: boolean;
    };
  };
  /** Opens an app as a tap on its icon does; all others go to the back. */
  "front": {
    order: {
      /** Its bundle identifier. */
      app: string;
    };
    answer: {
      done: boolean;
    };
  };
  /** Goes to the home screen: every app goes to the back. */
  "home": {
    order: Record<string, never>;
    answer: {
      done: boolean;
    };
  };
  /** Puts a tile elsewhere; others make room. */
  "move": {
    order: {
      column: number;
      page: number;
      row: number;
      screen?: "home" | "lock" | "standby" | null;
      /** The tile's id. */
      tile: string;
    };
    answer: {
      moved: {
        column: number;
        page: number;
        row: number;
        /** The tile's id. */
        tile: string;
      }[];
    };
  };
  /** Opens a link in the app that claims its scheme. */
  "open": {
    order: {
      url: string;
    };
    answer: {
      /** The link that was opened, if one was. */
      url?: string | null;
    };
  };
  /** What can be chosen for a parameter. */
  "options": {
    order: {
      parameter: string;
      /** The tile's id. */
      tile: string;
      /** What the sheet shows. */
      values?: Record<string, any> | null;
      /** What was typed. */
      words?: string | null;
    };
    answer: Options;
  };
  /** Puts a widget on a screen, where there is room or where it is told. */
  "place": {
    order: {
      column?: number | null;
      family: Family;
      kind: string;
      page?: number | null;
      /** A configuration that it offers ready made, by its title. */
      recommendation?: string | null;
      row?: number | null;
      screen?: "home" | "lock" | "standby" | null;
    };
    answer: {
      /** The new tile's id. */
      tile: string;
    };
  };
  /** Asks for a new timeline, for nothing. */
  "reload": {
    order: {
      /** The tile's id. */
      tile: string;
      /** Answer only when it has come, or has failed to. */
      wait?: boolean | null;
    };
    answer: {
      done: boolean;
    };
  };
  /** Takes a tile off the screen. */
  "remove": {
    order: {
      /** The tile's id. */
      tile: string;
    };
    answer: {
      done: boolean;
    };
  };
  /** Gives a tile another of its sizes. */
  "resize": {
    order: {
      family: Family;
      /** The tile's id. */
      tile: string;
    };
    answer: {
      done: boolean;
    };
  };
  /** Puts a tile back that was taken off the screen, as it was. */
  "restore": {
    order: {
      /** The tile's id. */
      tile: string;
    };
    answer: {
      done: boolean;
    };
  };
  /** What the values of a tile would be with others that are set by words; nothing is kept. */
  "settings": {
    order: {
      /** What of the words are dates: milliseconds since 1970 by words. */
      dates?: any | null;
      /** An item by its id or by what it is called. */
      set: {
        name: string;
        words: string;
      }[];
      /** The tile's id. */
      tile: string;
    };
    answer: any;
  };
  /** What there is to set of a tile, and what is set. */
  "sheet": {
    order: {
      /** The tile's id. */
      tile: string;
    };
    answer: Sheet;
  };
  /** A tap at a point of a tile. */
  "tap": {
    order: {
      /** The tile's id. */
      tile: string;
      /** Points from the left. */
      x: number;
      /** Points from the top. */
      y: number;
    };
    answer: {
      /** What the control's intent threw, if it did. */
      failure?: string | null;
      /** The link that was opened, if one was. */
      url?: string | null;
    };
  };
}
