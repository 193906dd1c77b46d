// What is not seen at first is fetched when it is first wanted.
import { say } from "./elements.js";
import { side } from "./sides.js";
import { chosen } from "./state.js";

/**
 * Modules of the page that are there once they have been asked for.
 * @template Module
 */
class Part {
  #load;
  /** The module, once it is there. */
  present = /** @type {Module | null} */ (null);
  /** @param {() => Promise<Module>} load */
  constructor(load) {
    this.#load = load;
  }
  /**
   * Calls `act` with the module: at once when it is there.
   * @param {(module: Module) => void} act
   */
  use(act) {
    if (this.present) return act(this.present);
    return this.#load().then((module) => {
      this.present = module;
      act(module);
    }, () => say("A part of the page cannot be loaded."));
  }
}

export const parts = {
  faultRows: new Part(() => import("./fault-rows.js")),
  sheet: new Part(() => import("./sheet.js")),
  matrix: new Part(() => import("./matrix.js")),
  more: new Part(() => import("./more.js")),
};

/** @param {boolean} [again] */
export function drawEdited(again) {
  if (side === "edit") {
    parts.sheet.use((sheet) => {
      sheet.drawEditHead();
      if (side === "edit") sheet.showSheetOf(chosen, again);
    });
  }
}

/** @param {string} id */
export function showLooks(id) {
  parts.matrix.use((matrix) => matrix.openMatrix(id));
}
