// ← and → turn the slides, here and in the presenter's window, which p opens; o shows all of them, Esc shows them as a text.
const slides = [...document.querySelectorAll(".slide")];
const body = document.body;
const place = document.querySelector(".counter");
const help = document.querySelector("dialog");
const largest = 2.4;
const rowOfOverview = 5;
const isPresenter = location.search === "?presenter";
let other = isPresenter ? window.opener : null;
let current = 0;
let start = Date.now();

function is(mode) { return body.classList.contains(mode); }

function show(index) {
  current = Math.max(0, Math.min(slides.length - 1, index));
  slides.forEach((slide, number) => {
    slide.classList.toggle("current", number === current);
    slide.classList.toggle("next", number === current + 1);
  });
  // It is read aloud when it changes.
  place.textContent = (current + 1) + " / " + slides.length;
  history.replaceState(null, "", "#" + (current + 1));
  fitShown();
}

function fitShown() {
  if (!is("presenting")) { return; }
  fit(slides[current]);
  if (isPresenter) { slides.slice(current + 1, current + 2).forEach(fit); }
  if (is("overview")) { slides[current].scrollIntoView({ block: "nearest" }); }
}

// The type of a slide is as large as the slide allows. Lines of code are broken for that only if it makes a difference.
function fit(slide) {
  const face = slide.querySelector(".face");
  const shown = face.querySelector(".shown");
  if (shown === null) { return; }
  const code = [...face.querySelectorAll("pre")];
  const set = (scale) => face.style.setProperty("--fit", scale);
  const isNarrow = () => shown.clientWidth >= shown.scrollWidth;
  // The largest scale at which code has no more rows than at the given one.
  const search = (scale) => {
    set(scale);
    const rows = code.map(rowsOf);
    let [small, large] = [0.5, largest + 0.01];
    while (large - small > 0.01) {
      const middle = (small + large) / 2;
      set(middle);
      const isInside = isNarrow() ? face.clientHeight >= face.scrollHeight : false;
      const fits = isInside ? code.every((pre, index) => rows[index] + 0.5 >= rowsOf(pre)) : false;
      if (fits) { small = middle; } else { large = middle; }
    }
    return small;
  };
  set(1);
  face.classList.remove("breaking");
  face.classList.toggle("breaking", !isNarrow());
  const whole = search(1);
  const canBreak = code.every((pre) => pre.matches(":not(.beside *):has(.line)"));
  const broken = canBreak ? search(1.4) : whole;
  set(broken > whole * 1.25 ? broken : whole);
}

function rowsOf(pre) {
  const range = document.createRange();
  range.selectNodeContents(pre);
  return range.getBoundingClientRect().height / parseFloat(getComputedStyle(pre).fontSize) / 1.25;
}

// In both windows. By a key: who reads on by keys or by ear goes on from the new slide.
function turn(index) {
  show(index);
  slides[current].focus({ preventScroll: true });
  if (other !== null) { other.postMessage(current, "*"); }
}

function present(isOn) {
  body.classList.toggle("presenting", isOn);
  if (isOn) { show(current); } else { slides[current].scrollIntoView(); }
}

function overview(isOn) {
  body.classList.toggle("overview", isOn);
  // Tab goes to no link of a slide that is only shown to be chosen.
  slides.forEach((slide) => { slide.querySelector(".face").inert = isOn; });
  turn(current);
}

function openPresenter() {
  if (isPresenter) { return; }
  const address = location.href.split(/[?#]/)[0] + "?presenter#" + (current + 1);
  other = window.open(address, "presenter", "popup,width=1280,height=720");
  if (other === null) { place.textContent = "The browser has blocked the presenter’s window: allow pop-ups here"; }
}

function tick() {
  const seconds = Math.floor((Date.now() - start) / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), String(seconds % 60).padStart(2, "0")];
  const now = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  document.querySelector(".clock").textContent = now + "\n" + minutes + ":" + rest;
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

const forward = () => turn(current + 1);
const back = () => turn(current - 1);
const keys = {
  ArrowRight: forward, PageDown: forward, " ": forward, ArrowLeft: back, PageUp: back, "Shift ": back,
  Home: () => turn(0), End: () => turn(slides.length - 1),
  p: openPresenter, o: () => overview(!is("overview")), r: () => { start = Date.now(); tick(); }, "?": () => help.showModal(),
  Escape: () => { if (is("overview")) { overview(false); } else if (!isPresenter) { present(!is("presenting")); } },
};
const keysOfOverview = {
  ArrowUp: () => turn(current - rowOfOverview), ArrowDown: () => turn(current + rowOfOverview),
  Enter: () => overview(false),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || help.open) { return; }
  const key = event.key === " " ? (event.shiftKey ? "Shift " : " ") : event.key;
  const action = keys[key] || (is("overview") ? keysOfOverview[key] : undefined);
  if (action === undefined) { return; }
  if (!is("presenting")) { if (key !== "Escape") { return; } }
  // A button takes the space bar.
  if (key === " ") { if (event.target.closest("button, a") !== null) { return; } }
  event.preventDefault();
  action();
});
document.querySelector(".back").addEventListener("click", back);
document.querySelector(".next").addEventListener("click", forward);
slides.forEach((slide, index) => slide.addEventListener("click", () => {
  if (is("overview")) { current = index; overview(false); }
}));
window.addEventListener("message", (event) => {
  if (!Number.isInteger(event.data)) { return; }
  // A window that was loaded again no longer knows the other one.
  other = event.source;
  show(event.data);
});
window.addEventListener("resize", fitShown);
window.addEventListener("hashchange", () => turn(find(location.hash.slice(1))));
const appearing = new IntersectionObserver((entries) => entries.forEach((entry) => {
  if (is("overview")) { if (entry.isIntersecting) { fit(entry.target); } }
}));
slides.forEach((slide) => appearing.observe(slide));
document.querySelectorAll(".face svg").forEach((svg) => {
  svg.parentElement.style.setProperty("--units", svg.getAttribute("width"));
});
if (isPresenter) {
  body.classList.add("presenter");
  // Keys scroll long notes.
  document.querySelectorAll(".notes").forEach((notes) => { notes.tabIndex = 0; });
  tick();
  setInterval(tick, 1000);
}
if (slides.length !== 0) {
  current = location.hash.length === 0 ? 0 : Math.max(0, find(location.hash.slice(1)));
  // On a telephone slides would be too small: it shows the text.
  present(matchMedia("(min-width: 40rem)").matches);
}
