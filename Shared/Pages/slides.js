// ← and → turn the slides, the space bar goes to the end of a long one first,
// n shows the notes, Esc shows all of them as a text; a finger has buttons.
const slides = [...document.querySelectorAll(".slide")];
const body = document.body;
const place = document.querySelector(".turning p");
let current = 0;

function show(index) {
  current = Math.max(0, Math.min(slides.length - 1, index));
  slides.forEach((slide, number) => slide.classList.toggle("current", number === current));
  // It is read aloud when it changes.
  place.textContent = (current + 1) + " / " + slides.length;
  history.replaceState(null, "", "#" + (current + 1));
  if (body.classList.contains("presenting")) {
    fit();
    scroller().scrollTo(0, 0);
  }
}

function face() { return slides[current].querySelector(".face"); }

// The element that scrolls when a slide is longer than its place: above its notes the slide, else the page.
function scroller() { return body.classList.contains("with-notes") ? face() : document.scrollingElement; }

// A slide that is too long for the screen becomes smaller, as far as a room can still read it.
function fit(scale = 1) {
  face().style.setProperty("--fit", scale);
  const box = scroller();
  // A browser may count a part of a point as one.
  if (2 >= box.scrollHeight - box.clientHeight || scale === 0.7) { return; }
  fit(Math.max(0.7, scale * box.clientHeight / box.scrollHeight));
}

// A long slide is shown to its end, or from it to its beginning, before another one comes.
function leaf(direction) {
  const box = scroller();
  const rest = direction > 0 ? box.scrollHeight - box.clientHeight - box.scrollTop : box.scrollTop;
  if (rest > 2) { box.scrollBy(0, direction * box.clientHeight * 0.85); } else { turn(current + direction); }
}

// By a key: who reads on by keys or by ear goes on from the new slide.
function turn(index) {
  show(index);
  slides[current].focus({ preventScroll: true });
}

function present(isOn) {
  body.classList.toggle("presenting", isOn);
  if (isOn) { show(current); } else { slides[current].scrollIntoView(); }
}

function plain(hash) {
  try { return decodeURIComponent(hash); } catch { return hash; }
}

// An address may name a slide by its number, or by the anchor of a heading on it.
function find(hash) {
  const number = Number(hash);
  if (Number.isInteger(number)) { return number - 1; }
  const heading = document.getElementById(plain(hash));
  return heading === null ? 0 : slides.findIndex((slide) => slide.contains(heading));
}

const keys = {
  ArrowRight: () => turn(current + 1), PageDown: () => leaf(1), " ": () => leaf(1),
  ArrowLeft: () => turn(current - 1), PageUp: () => leaf(-1), "Shift ": () => leaf(-1),
  Home: () => turn(0), End: () => turn(slides.length - 1),
  n: () => { body.classList.toggle("with-notes"); fit(); },
  Escape: () => present(!body.classList.contains("presenting")),
};

// True if the key belongs to the element that has the focus: a button, a link, code that is wider or longer than its place.
function isTaken(element, key) {
  if (element.closest("button, a") !== null) { return key === " "; }
  const side = key.startsWith("Arrow") ? "Width" : "Height";
  const box = key === "n" || key === "Escape" ? null : element.closest("pre, .scroll");
  return box === null ? false : box["scroll" + side] > box["client" + side];
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) { return; }
  const key = event.shiftKey ? "Shift" + event.key : event.key;
  if (!(key in keys)) { return; }
  const isText = !body.classList.contains("presenting");
  if (isText) { if (key !== "Escape") { return; } }
  if (isTaken(event.target, event.key)) { return; }
  event.preventDefault();
  keys[key]();
});
document.querySelector(".back").addEventListener("click", () => show(current - 1));
document.querySelector(".next").addEventListener("click", () => show(current + 1));
window.addEventListener("resize", () => { if (body.classList.contains("presenting")) { fit(); } });
window.addEventListener("hashchange", () => show(find(location.hash.slice(1))));
if (slides.length !== 0) {
  current = location.hash.length === 0 ? 0 : Math.max(0, find(location.hash.slice(1)));
  present(true);
}
