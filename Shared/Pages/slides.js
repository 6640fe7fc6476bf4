// ← and → turn the slides, n shows the notes, Esc shows all of them as a text.
const slides = [...document.querySelectorAll(".slide")];
const body = document.body;
let current = 0;

function show(index) {
  current = Math.max(0, Math.min(slides.length - 1, index));
  slides.forEach((slide, number) => slide.classList.toggle("current", number === current));
  history.replaceState(null, "", "#" + (current + 1));
  if (body.classList.contains("presenting")) { window.scrollTo(0, 0); }
}

function present(isOn) {
  body.classList.toggle("presenting", isOn);
  if (isOn) { show(current); } else { slides[current].scrollIntoView(); }
}

// An address may name a slide by its number, or by the anchor of a heading on it.
function find(hash) {
  const number = Number(hash);
  if (Number.isInteger(number)) { return number - 1; }
  const place = document.getElementById(decodeURIComponent(hash));
  return place === null ? 0 : slides.findIndex((slide) => slide.contains(place));
}

const keys = {
  ArrowRight: () => show(current + 1), PageDown: () => show(current + 1), " ": () => show(current + 1),
  ArrowLeft: () => show(current - 1), PageUp: () => show(current - 1),
  Home: () => show(0), End: () => show(slides.length - 1),
  n: () => body.classList.toggle("with-notes"),
  Escape: () => present(!body.classList.contains("presenting")),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) { return; }
  if (!(event.key in keys)) { return; }
  const isText = !body.classList.contains("presenting");
  if (isText) { if (event.key !== "Escape") { return; } }
  event.preventDefault();
  keys[event.key]();
});
window.addEventListener("hashchange", () => show(find(location.hash.slice(1))));
if (slides.length !== 0) {
  current = location.hash.length === 0 ? 0 : Math.max(0, find(location.hash.slice(1)));
  present(true);
}
