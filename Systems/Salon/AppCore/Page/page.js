// An appointment is carried to another time or another stylist; without a script its own page moves it.
const sheet = document.querySelector(".sheet");
const mover = document.querySelector("#move");
if (sheet && mover) {
  const columns = [...sheet.querySelectorAll(".column")];
  const first = Number(sheet.dataset.first), slot = Number(sheet.dataset.slot);
  let carried = null;
  const two = (number) => String(number).padStart(2, "0");

  sheet.addEventListener("dragstart", (event) => event.preventDefault());
  sheet.addEventListener("pointerdown", (event) => {
    const block = event.target.closest(".block");
    if (!block || event.button !== 0 || event.pointerType === "touch") return;
    carried = { block, x: event.clientX, y: event.clientY, moved: false, height: block.parentElement.clientHeight };
  });
  addEventListener("pointermove", (event) => {
    if (!carried) return;
    const dx = event.clientX - carried.x, dy = event.clientY - carried.y;
    if (!carried.moved && Math.hypot(dx, dy) < 6) return;
    carried.moved = true;
    edited = true;
    carried.block.classList.add("carried");
    carried.block.style.transform = `translate(${dx}px, ${dy}px)`;
  });
  addEventListener("pointerup", (event) => {
    if (!carried) return;
    const { block, y, moved, height } = carried;
    carried = null;
    if (!moved) return;
    block.addEventListener("click", (click) => click.preventDefault(), { once: true });
    const rows = getComputedStyle(block.parentElement).gridTemplateRows.split(" ").length;
    // By quarters of an hour.
    const quarter = 15 / slot, steps = Math.round((event.clientY - y) / (height / rows) / quarter) * quarter;
    const target = columns.find((column) => {
      const box = column.getBoundingClientRect();
      return event.clientX >= box.left && event.clientX < box.right;
    }) ?? block.parentElement;
    const minute = first + (Number(block.dataset.start) + steps) * slot;
    if ((steps === 0 && target === block.parentElement) || minute < 0 || minute >= 1440) {
      block.classList.remove("carried");
      block.style.transform = "";
      edited = false;
      return;
    }
    mover.action = `/event/${encodeURIComponent(block.dataset.id)}/move`;
    mover.elements.version.value = block.dataset.version;
    mover.elements.day.value = sheet.dataset.day;
    mover.elements.time.value = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
    mover.elements.stylist.value = target.dataset.stylist;
    mover.submit();
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !carried) return;
    carried.block.classList.remove("carried");
    carried.block.style.transform = "";
    carried = null;
    edited = false;
  });
}
