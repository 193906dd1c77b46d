// What was made to go wrong on purpose, and how much of it.
import { $, order } from "./elements.js";
import { parts } from "./later.js";
import { openExtra, side } from "./sides.js";
import { state } from "./state.js";

export let faults = /** @type {Fault[]} */ ([]);

export async function loadFaults() {
  const answer = await order("faults");
  if (!answer) return;
  faults = answer;
  if (state) drawFaults();
}

export function faultsOn() {
  return faults.filter((fault) => fault.value !== fault.normal || fault.exceptions.some((one) => one.value !== fault.normal)).length;
}

export function drawFaults() {
  const on = faultsOn();
  $("faults-on").hidden = on === 0;
  $("faults-on").textContent = `${on} ${on === 1 ? "fault" : "faults"} on`;
  $("phone").classList.toggle("faulty", on > 0);
  if (side === "faults") {
    parts.faultRows.use((rows) => {
      if (side === "faults") rows.drawFaultPanel();
    });
  }
  if (side === "edit") parts.sheet.present?.drawConditions();
}

export function listenToFaults() {
  $("faults-on").addEventListener("click", () => openExtra("faults"));
}
