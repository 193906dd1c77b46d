// Airports are suggested while one types; an answer to older words is not shown.
const field = document.querySelector("#airport"), list = document.querySelector("#airports");
let asked = 0;
field?.addEventListener("input", async () => {
  const mine = ++asked;
  try {
    const answer = await fetch(`/airports?term=${encodeURIComponent(field.value)}`);
    if (!answer.ok) return;
    const airports = await answer.json();
    if (mine !== asked) return;
    list.replaceChildren(...airports.map((airport) => {
      const option = document.createElement("option");
      option.value = `${airport.city} ${airport.name} (${airport.code})`;
      return option;
    }));
  } catch { /* Without suggestions the form works by code. */ }
});
