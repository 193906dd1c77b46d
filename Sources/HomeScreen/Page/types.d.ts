// What the page's modules call by name in their types. Who answers and who is asked by the host stands in api.d.ts.

type Cause = import("./api").CauseExplained;
type Dates = import("./api").Dates;
type Device = import("./api").Device;
type Environment = import("./api").Environment;
type Family = import("./api").Family;
type Fault = import("./api").Fault;
type Frame = import("./api").Frame;
type Line = import("./api").Line;
type Offer = import("./api").Offer;
type Place = import("./api").Place;
type Process = import("./api").Process;
type State = import("./api").State;
type Tile = import("./api").Tile;
type Answers = import("./api").Answers;
type Orders = import("./api").Orders;

/** Where the screen of the device is. */
type ScreenName = Tile["screen"];

/** What is changed of the device. */
type EnvironmentChange = Orders["environment"]["order"];

/** Asks the host, or orders something; what it refuses is thrown. */
interface Ask {
  <Path extends keyof Answers>(path: Path): Promise<Answers[Path]>;
  <Path extends keyof Orders>(path: Path, order: Orders[Path]["order"], signal?: AbortSignal): Promise<Orders[Path]["answer"]>;
  (path: string): Promise<any>;
}

/** The same; what is refused is said, and the answer is null. */
interface Order {
  <Path extends keyof Answers>(path: Path): Promise<Answers[Path] | null>;
  <Path extends keyof Orders>(path: Path, what: Orders[Path]["order"]): Promise<Orders[Path]["answer"] | null>;
}

/** An element that was made, or that the page's text has by an id: what kind it is, its name says. */
interface Control extends HTMLElement {
  value: any;
  src: string;
  href: string;
  alt: string;
  checked: boolean;
  disabled: boolean;
  placeholder: string;
  width: number;
  height: number;
  readonly naturalHeight: number;
  /** Of a row of the edit sheet: shows what has become of it. */
  update?(...what: any[]): void;
  readonly firstChild: Control;
  readonly lastChild: Control;
  readonly naturalWidth: number;
  readonly validity: ValidityState;
  select(): void;
  decode(): Promise<void>;
  reportValidity(): boolean;
  getContext(kind: "2d", settings?: object): CanvasRenderingContext2D;
}

/** What an element is made with: its attributes, and what it listens to. Those that are null or false are left out. */
interface Attributes {
  on?: Record<string, (event: any) => void>;
  [name: string]: string | number | boolean | null | undefined | Record<string, (event: any) => void>;
}

type Child = Node | string | null | undefined;

/** A line of a menu. */
interface MenuItem {
  words: string;
  note?: string;
  /** As ARIA has it: menuitem, menuitemradio, where nothing is said, or menuitemcheckbox. */
  role?: string;
  checked?: boolean;
  disabled?: boolean;
  /** Why it is disabled. */
  why?: string;
  /** A colour that is shown before the words. */
  swatch?: string;
  /** Whether the menu is left open. */
  stays?: boolean;
  /** The menu that takes its place. */
  more?: () => MenuSection[];
  act?: (opener: Control) => void;
}

interface MenuSection {
  title: string;
  items: MenuItem[];
}

/** What is placed on cells: a tile, or what will be one. */
interface Placeable {
  id?: string;
  family: Family;
  width: number;
  height: number;
}

/** A place on the screen that a tile may be moved to. */
interface Cell {
  page: number;
  column: number;
  row: number;
}

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** A tile that is dragged. */
interface Moving {
  id: string;
  item: HTMLElement;
  tile: Tile;
  /** Where in the tile it is held. */
  grip: Point;
  /** Where the pointer was. */
  from: Point;
  page: number;
  place?: Cell | null;
}

/** A part of a tile that can be tapped. */
interface Tap extends Frame {
  label?: string;
  url?: string;
}

/** A row of the edit sheet: how a parameter is edited, and its value. */
interface Row {
  parameter: string;
  control: string;
  title: string;
  value: any;
  words?: string;
  note?: string;
  isOptional?: boolean;
  isSearchable?: boolean;
  hasOptions?: boolean;
  options?: Option[];
  dependsOn?: string[];
  minimum?: number;
  maximum?: number;
  style?: string;
  units?: Option[];
  example?: string;
  least?: number;
  most?: number;
  items?: Option[];
}

interface Option {
  title: string;
  subtitle?: string;
  value: any;
}

/** The edit sheet; without groups it has not come, or has failed to. */
interface Sheet {
  tile: string | null;
  groups: { heading?: string; rows: Row[] }[] | null;
  isConfigurable?: boolean;
  values?: Record<string, any>;
  failed?: string;
}

/** The elements of the edit sheet, which are kept, by what they are for. */
type RowElements = Map<string, Control>;

/** Puts items in the place of a list's. */
type PutItems = (items: Option[]) => void;

/** What is chosen from, and what has become of it. */
interface Choice {
  row: Row;
  value: any;
  taken: any[];
  none: boolean;
  opener: Control;
  choose: (option: any) => void;
  sections: { title?: string; options: Option[] }[] | null;
  prompt?: string;
  shown: (Option | null)[];
  active: number;
  busy: boolean;
  failed: string | null;
  left: number;
  dependedOn: string | null;
}

/** A preview's picture, and what it was before. */
interface Figure {
  place: string;
  title: string;
  timeZone?: string;
  picture: any;
  before: string | null;
  pinned: string | null;
  image: Control;
  caption: Control;
  button: Control;
  element: Control;
}

// Whatever the page looks up in its own text is one of HTML's elements, and what it listens to as well.
interface Element {
  hidden: boolean;
  inert: boolean;
  title: string;
  tabIndex: number;
  readonly dataset: DOMStringMap;
  readonly style: CSSStyleDeclaration;
  focus(options?: FocusOptions): void;
  click(): void;
  closest(selectors: string): Control;
  setAttribute(name: string, value: string | number | boolean): void;
}

interface ParentNode {
  querySelector(selectors: string): Control;
  querySelectorAll(selectors: string): NodeListOf<Control>;
}

interface HTMLCollectionBase {
  [Symbol.iterator](): IterableIterator<any>;
}

interface EventTarget {
  closest(selectors: string): Control;
}

interface Event {
  readonly key: string;
}

declare namespace Intl {
  function supportedValuesOf(key: "timeZone"): string[];
}

interface MapConstructor {
  groupBy<Key, Value>(items: Iterable<Value>, key: (item: Value) => Key): Map<Key, Value[]>;
}
