"use strict";
// What was made to go wrong on purpose, and how much of it.
let faults = [];
async function loadFaults() {
  const answer = await order("faults");
  if (!answer) return;
  faults = answer;
  if (state) drawFaults();
}
function faultsOn() { return faults.filter((fault) => fault.value !== fault.normal || fault.exceptions.some((one) => one.value !== fault.normal)).length; }
function drawFaults() {
  const on = faultsOn();
  $("faults-on").hidden = on === 0;
  $("faults-on").textContent = `${on} ${on === 1 ? "fault" : "faults"} on`;
  $("phone").classList.toggle("faulty", on > 0);
  if (side === "faults") withPart("faults", () => { if (side === "faults") drawFaultPanel(); });
  if (side === "edit" && present.has("sheet")) drawConditions();
}
function listenToFaults() { $("faults-on").addEventListener("click", () => openExtra("faults")); }
