// Lets a reader move the marbles of a diagram, and shows what the operator makes of them.

const [row, height] = [46, 40];
const maker = (space) => (name, attributes = {}, ...children) => {
  const made = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};
const html = maker("http://www.w3.org/1999/xhtml");
const svg = maker("http://www.w3.org/2000/svg");

const isEnd = (text) => text === "|" || text === "#";
const name = (text) => ({ "|": "the end", "#": "the error" })[text] ?? text;
const width = (text) => isEnd(text) ? 24 : Math.max(30, text.length * 8 + 16) + 4;
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

/** The events of each step of a line of marbles. */
const steps = (line) => line.split(" ").map((marble) =>
  marble === "-" || marble === "" ? [] : /^\(.*\)$/.test(marble) ? marble.slice(1, -1).split(",") : [marble]);

/** The line of marbles with these events in its steps. */
const line = (steps) => steps.map((events) => events.length > 1 ? `(${events.join()})` : events[0] ?? "-").join(" ");

/** A marble around 0, with room for a finger. */
function shape(text, style) {
  const wide = width(text) - 4;
  if (text === "|") return [svg("line", { class: "end", y1: -14, y2: 14 })];
  if (text === "#") return [svg("path", { class: "end", d: "M-10 -10l20 20m0 -20l-20 20" })];
  return [
    svg("rect", { class: style, x: -wide / 2, y: -15, width: wide, height: 30, rx: 15 }),
    svg("text", { class: "marble", y: 5 }, text),
  ];
}

/** A source whose marbles can be moved. */
class Source {
  constructor(text, move) {
    [this.label, this.line] = text.split(/ {2,}/);
    this.marbles = steps(this.line).flatMap((events) => events).map((text) => {
      const knob = svg("g", { role: "slider", tabindex: 0, "aria-label": `${name(text)} of ${this.label}`, "aria-valuemin": 0 },
        svg("rect", { class: "knob", x: -width(text) / 2, y: -height / 2, width: width(text), height }), ...shape(text, "source"));
      const marble = { text, knob };
      move(this, marble);
      return marble;
    });
    this.reset();
  }

  /** Puts the marbles where the diagram has them. */
  reset() {
    const places = steps(this.line).flatMap((events, step) => events.map(() => step));
    this.marbles.forEach((marble, index) => { marble.step = places[index]; });
  }

  /** The steps to which a marble can move: nothing comes after the end. */
  range(marble, last) {
    const others = this.marbles.filter((other) => other !== marble);
    const end = others.find((other) => isEnd(other.text));
    return isEnd(marble.text) ? [Math.max(0, ...others.map((other) => other.step)), last] : [0, end?.step ?? last];
  }

  /** The marbles of each step. */
  get steps() {
    const last = Math.max(...this.marbles.map((marble) => marble.step));
    return Array.from({ length: last + 1 }, (_, step) => this.marbles.filter((marble) => marble.step === step));
  }
}

/** A marble diagram whose sources can be changed, in the place of its picture. */
export class Laboratory {
  constructor(button, post) {
    const { call, sources } = button.dataset;
    const figure = button.parentElement.previousElementSibling;
    Object.assign(this, { call, post, turn: 0, widths: [], result: [] });
    this.sources = sources.split("\n").map((text) => new Source(text, (...marble) => this.listen(...marble)));
    // The laboratory takes 24 steps.
    this.last = Math.min(23, 3 + Math.max(...this.sources.flatMap((source) => source.marbles.map((marble) => marble.step))));
    this.start = 20 + 8 * Math.max(...this.sources.map((source) => source.label.length));
    this.picture = svg("svg", { role: "group", "aria-label": `${call}: sources with marbles to move, and the result` });
    this.status = html("p", { role: "status", class: "outcome" });
    figure.querySelector("svg").replaceWith(this.picture);
    const code = figure.querySelector(".code");
    if (code) code.hidden = false;
    figure.append(this.status);
    button.textContent = "Put the marbles back";
    this.play();
    this.sources[0].marbles[0].knob.focus();
  }

  /** Puts the marbles where the diagram has them. */
  reset() {
    for (const source of this.sources) source.reset();
    this.play();
  }

  /** Moves a marble with the pointer and with keys. */
  listen(source, marble) {
    const { knob } = marble;
    knob.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      knob.setPointerCapture(event.pointerId);
      knob.focus();
    });
    knob.addEventListener("pointermove", (event) => {
      if (!knob.hasPointerCapture(event.pointerId)) return;
      const { x } = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.picture.getScreenCTM().inverse());
      this.move(source, marble, this.widths.filter((_, step) => x >= this.left(step + 1)).length);
    });
    knob.addEventListener("keydown", (event) => {
      const to = { ArrowLeft: marble.step - 1, ArrowRight: marble.step + 1, Home: 0, End: this.last }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      this.move(source, marble, to);
    });
  }

  /** Moves a marble to a step, or as near as it can go. */
  move(source, marble, step) {
    const [first, last] = source.range(marble, this.last);
    const to = Math.min(Math.max(step, first), last);
    if (to === marble.step) return;
    marble.step = to;
    this.play();
  }

  /** Has the operator play the sources, and shows its result. */
  async play() {
    const turn = this.turn += 1;
    this.draw();
    try {
      const sources = this.sources.map((source) => line(source.steps.map((marbles) => marbles.map((marble) => marble.text))));
      const answer = await this.post("marbles", { call: this.call, sources });
      const said = answer.ok ? (await answer.json()).result : await answer.text();
      if (turn !== this.turn) return;
      this.result = answer.ok ? steps(said) : [];
      this.status.textContent = answer.ok ? this.sentence : said;
    } catch { this.status.textContent = "The book's program has ended. Start it again, and open its address."; }
    this.draw();
  }

  /** The result in words. */
  get sentence() {
    const moments = this.result.flatMap((events, step) => events.length ? [`${events.map(name).join(", ")} at ${step}`] : []);
    return `Result: ${moments.join("; ") || "nothing"}.`;
  }

  /** Draws all of it. A focused marble stays in its place. */
  draw() {
    const rows = this.sources.map((source) => source.steps.map((marbles) => marbles.map((marble) => marble.text)));
    // Steps never become narrower, or a marble would slip away from the pointer.
    this.widths = Array.from({ length: Math.max(this.last + 1, this.result.length) }, (_, step) =>
      Math.max(this.widths[step] ?? 40, ...[...rows, this.result].map((events) => sum((events[step] ?? []).map(width)) + 8)));
    const wide = Math.max(this.left(this.widths.length) + 20, this.call.length * 8 + 32);
    const below = 24 + rows.length * row;
    const high = below + 42 + row + 4;
    for (const [key, value] of Object.entries({ width: wide, height: high, viewBox: `0 0 ${wide} ${high}` })) this.picture.setAttribute(key, value);
    this.ground ??= this.picture.appendChild(svg("g", { "aria-hidden": true }));
    this.ground.replaceChildren();
    for (let step = 0; step < this.widths.length; step += 1) {
      const x = this.center(step);
      this.ground.append(svg("line", { class: "lifeline", x1: x, x2: x, y1: 22, y2: high - 4 }), svg("text", { class: "tick", x, y: 15 }, step));
    }
    this.ground.append(
      svg("rect", { class: "operator", x: 2, y: below, width: wide - 4, height: 34, rx: 6 }),
      svg("text", { class: "call", x: wide / 2, y: below + 22 }, this.call));
    this.sources.forEach((source, index) => {
      const y = 24 + (index + 0.5) * row;
      this.ground.append(svg("text", { class: "name", x: 4, y: y + 5 }, source.label));
      this.time(rows[index], y, wide);
      source.steps.forEach((marbles, step) => this.place(marbles, step, (marble, x) => {
        const [first, last] = source.range(marble, this.last);
        const { knob } = marble;
        knob.setAttribute("transform", `translate(${x} ${y})`);
        knob.setAttribute("aria-valuemin", first);
        knob.setAttribute("aria-valuemax", last);
        knob.setAttribute("aria-valuenow", step);
        knob.setAttribute("aria-valuetext", `step ${step}`);
        if (!knob.isConnected) this.picture.append(knob);
      }));
    });
    const y = below + 42 + row / 2;
    this.time(this.result, y, wide);
    this.result.forEach((events, step) => this.place(events.map((text) => ({ text })), step, ({ text }, x) => {
      this.ground.append(svg("g", { transform: `translate(${x} ${y})` }, ...shape(text, "result")));
    }));
  }

  /** The place where a step begins. */
  left(step) { return this.start + sum(this.widths.slice(0, step)); }

  /** The middle of a step. */
  center(step) { return this.left(step) + this.widths[step] / 2; }

  /** Draws a line of time: a stream that does not end goes on to the right. */
  time(events, y, wide) {
    const end = events.findIndex((step) => step.some(isEnd));
    const x2 = end < 0 ? wide - 14 : this.center(end) + sum(events[end].map(width)) / 2 - width("|") / 2;
    this.ground.append(svg("line", { class: "time", x1: this.start, x2, y1: y, y2: y }));
    if (end < 0) this.ground.append(svg("path", { class: "head", d: `M${wide - 6} ${y}l-9 -5v10z` }));
  }

  /** Finds the places of marbles that come in the same step, beside each other. */
  place(marbles, step, put) {
    let x = this.center(step) - sum(marbles.map((marble) => width(marble.text))) / 2;
    for (const marble of marbles) {
      put(marble, x + width(marble.text) / 2);
      x += width(marble.text);
    }
  }
}
