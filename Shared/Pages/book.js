// Opens the stage of a chapter beside the text, and keeps what a reader predicts.

import { Laboratory } from "./marbles.js";

const post = (path, request) => fetch(new URL(path, import.meta.url), {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request),
});
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

// The stage

const name = element("strong");
const status = element("span");
status.setAttribute("role", "status");
const close = element("button", { type: "button", textContent: "close" });
const report = element("pre", { hidden: true, tabIndex: 0 });
const frame = element("iframe", { hidden: true });
const stage = element("aside", { id: "stage" }, element("p", { className: "bar" }, name, status, close), report, frame);
let opening = 0;
let opener = null;

close.addEventListener("click", () => {
  opening += 1;
  frame.removeAttribute("src");
  frame.removeAttribute("data-program");
  frame.hidden = true;
  stage.remove();
  document.body.classList.remove("with-stage");
  opener.focus();
});

/** Opens the stage of a program, which is built and started if need be, plays a script on it, and watches the program. */
async function open({ program, script, fresh }) {
  const number = opening += 1;
  name.textContent = program;
  stage.setAttribute("aria-label", `The stage of ${program}`);
  if (!stage.isConnected) {
    document.body.append(stage);
    document.body.classList.add("with-stage");
  }
  try {
    for (let request = { isFresh: fresh !== undefined }; ; request = {}) {
      const answer = await (await post(`programs/${program}`, request)).json();
      if (number !== opening) return;
      const line = answer.hasEnded ? "it cannot be built or has ended" : answer.isReady ? "" : answer.line || "starting …";
      if (status.textContent !== line) status.textContent = line;
      if (answer.hasEnded || answer.isReady) {
        report.hidden = !answer.hasEnded;
        frame.hidden = !report.hidden;
        report.textContent = answer.report ?? "";
      }
      if (answer.hasEnded) return;
      if (answer.isReady) {
        if (script !== undefined) await post(`stage/${program}/do`, { begin: script });
        if (number !== opening) return;
        script = undefined;
        show(program, answer.run);
      }
      await pause(answer.isReady ? 2000 : 300);
    }
  } catch {
    if (number === opening) status.textContent = "The book's program has ended. Start it again, and open its address.";
  }
}

/** Shows the stage that a run of a program serves. */
function show(program, number) {
  const run = `${program} ${number}`;
  if (frame.dataset.program === run) return;
  frame.title = `The stage of ${program}`;
  frame.dataset.program = run;
  frame.src = new URL(`stage/${program}/`, import.meta.url);
}

for (const button of document.querySelectorAll("[data-program]")) {
  button.addEventListener("click", () => {
    opener = button;
    open(button.dataset);
  });
}

// The verdict on an exercise

const verdict = element("pre", { className: "verdict", tabIndex: 0 });
verdict.setAttribute("role", "log");

/** Shows what the judge of an exercise says, as long as the page is there. */
async function judge(button) {
  if (button.ariaDisabled === "true") return;
  // A button that is really disabled would lose the focus.
  button.ariaDisabled = "true";
  button.parentElement.after(verdict);
  try {
    for (let request = { isFresh: false }; ; request = {}) {
      const answer = await (await post(`exercises/${button.dataset.exercise}`, request)).json();
      if (verdict.textContent !== answer.report) {
        verdict.textContent = answer.report;
        verdict.scrollTop = verdict.scrollHeight;
      }
      if (answer.hasEnded) break;
      await pause(1000);
    }
    verdict.append("\nThe judge has ended. The button starts it again.");
  } catch { verdict.append("\nThe book's program has ended. Start it again, and open its address."); }
  button.ariaDisabled = null;
}

for (const button of document.querySelectorAll("[data-exercise]")) {
  button.addEventListener("click", () => judge(button));
}

// Marbles

for (const button of document.querySelectorAll("[data-call]")) {
  let laboratory;
  button.addEventListener("click", () => {
    if (laboratory) laboratory.reset(); else laboratory = new Laboratory(button, post);
  });
}

// Predictions

/** The elements of a section, up to the next heading of its level. */
function section(id) {
  const elements = [];
  for (let next = document.getElementById(id)?.nextElementSibling; next && next.tagName !== "H2"; next = next.nextElementSibling) elements.push(next);
  return elements;
}

const page = location.pathname.split("/").pop();
const answers = section("answers");
const questions = section("predict").filter((part) => part.tagName === "OL").flatMap((list) => [...list.children]);

/** The paragraphs that answer question `number`: the one that begins with its name, and what follows up to the next one. */
function answer(number) {
  const begins = (part) => /^(Predict|Make) \d+:/.exec(part.textContent)?.[0];
  const first = answers.findIndex((part) => begins(part) === `Predict ${number}:`);
  if (first < 0) return [];
  const rest = answers.slice(first + 1);
  const end = rest.findIndex(begins);
  return [answers[first], ...(end < 0 ? rest : rest.slice(0, end))];
}

questions.forEach((question, index) => {
  const key = `${page} prediction ${index + 1}`;
  const text = element("textarea", { rows: 2, value: localStorage.getItem(key) ?? "" });
  question.append(element("label", { className: "prediction", textContent: "Your prediction, kept in this browser" }, text));
  const parts = answer(index + 1);
  if (parts.length === 0) return;
  const predicted = element("p", { className: "predicted" });
  const folded = element("details", { className: "answer" });
  parts[0].before(folded);
  folded.append(element("summary", { textContent: `The answer to Predict ${index + 1}` }), predicted, ...parts);
  const show = () => {
    predicted.textContent = text.value ? `You predicted: ${text.value}` : "You have not written a prediction yet.";
  };
  text.addEventListener("input", () => {
    localStorage.setItem(key, text.value);
    show();
  });
  show();
});
