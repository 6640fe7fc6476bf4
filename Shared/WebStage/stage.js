// Draws the state that the program sends, and sends what a person does. The rules are in the program.

const $ = (id) => document.getElementById(id);
let state = null;
let story = null;

// Elements

/** The child of `parent` for `key`, made by `make` when it is first needed. */
function child(parent, key, make) {
  parent.kept ??= new Map();
  if (!parent.kept.has(key)) parent.kept.set(key, make());
  return parent.kept.get(key);
}

/** Gives `parent` exactly these children, in this order, without moving those that are in place. */
function arrange(parent, children) {
  children.forEach((element, index) => {
    if (parent.children[index] !== element) parent.insertBefore(element, parent.children[index] ?? null);
  });
  while (parent.children.length > children.length) parent.lastElementChild.remove();
}

function element(name, className = "", text = "") {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

function put(target, property, value) {
  if (target[property] !== value) target[property] = value;
}

/** Gives `select`, or a list of suggestions, these options: each a value and a text. */
function offer(select, options) {
  arrange(select, options.map(([value, text]) => child(select, `${value} ${text}`, () => new Option(text, value))));
}

// Requests

const quote = (text) => '"' + [...text].map((c) =>
  c === '"' || c === "\\" ? "\\" + c : c === "\n" ? "\\n" : /[\p{C}\p{Zl}\p{Zp}]/u.test(c) ? `\\u{${c.codePointAt(0).toString(16)}}` : c).join("") + '"';

async function ask(request) {
  try {
    const answer = await fetch("do", {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request),
    });
    if (!answer.ok) $("message").textContent = await answer.text();
  } catch { $("ended").hidden = false; }
}

const play = (line) => ask({ play: line });

// Views

const makers = {
  "button": (view) => {
    const button = element("button");
    button.addEventListener("click", () => play(`tap ${view.id}`));
    return button;
  },
  "label": () => element("div", "label"),
  "text field": (view) => field(view, "input"),
  "text area": (view) => field(view, "textarea"),
  "slider": (view) => {
    const slider = element("input");
    slider.type = "range";
    slider.step = "any";
    slider.addEventListener("input", () => play(`slide ${view.id} ${Number(slider.value).toFixed(4)}`));
    return slider;
  },
  "switch": (view) => {
    const toggle = element("button", "switch");
    toggle.setAttribute("role", "switch");
    toggle.addEventListener("click", () => play(`toggle ${view.id}`));
    return toggle;
  },
  "progress bar": () => element("progress"),
  "activity indicator": () => element("div", "label secondary"),
  "message list": () => {
    const list = element("div", "messages");
    list.tabIndex = 0;
    return list;
  },
  "toolbar": () => element("div", "label secondary"),
  "table": () => element("div", "table"),
};

/** A field whose text and caret are the state's: each key becomes an input of all panes. */
function field(view, name) {
  const made = element(name);
  made.spellcheck = false;
  made.autocomplete = "off";
  made.addEventListener("focus", () => { if (!made.isEdited) play(`focus ${view.id}`); });
  made.addEventListener("beforeinput", (event) => {
    if (event.isComposing) return;
    event.preventDefault();
    if (event.inputType === "insertFromPaste") play(`paste ${view.id} ${quote(event.data ?? event.dataTransfer?.getData("text/plain") ?? "")}`);
    else if (event.inputType === "insertLineBreak") play(`submit ${view.id}`);
    else if (event.inputType.startsWith("delete")) play(`press ${view.id} ${event.inputType.includes("Forward") ? "delete" : "backspace"}`);
    else if (event.data) play(`type ${view.id} ${quote(event.data)}`);
  });
  made.addEventListener("compositionend", (event) => { if (event.data) play(`type ${view.id} ${quote(event.data)}`); });
  made.addEventListener("keydown", (event) => {
    const key = { ArrowLeft: "left", ArrowRight: "right", Home: "home", End: "end" }[event.key];
    if (!key || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    play(`press ${view.id} ${event.shiftKey ? `select-${key}` : key}`);
  });
  return made;
}

const updates = {
  "button": (button, view) => put(button, "textContent", view.title ?? view.id),
  "label": (label, view) => {
    put(label, "textContent", view.text ?? "");
    put(label, "className", `label ${view.color}`);
  },
  "text field": updateField,
  "text area": updateField,
  "slider": (slider, view) => {
    const [value, least, most] = view.slider;
    put(slider, "min", `${least}`);
    put(slider, "max", `${most}`);
    if (document.activeElement !== slider || Math.abs(slider.value - value) > 0.0002) put(slider, "value", `${value}`);
    slider.setAttribute("aria-valuetext", `${value}`);
  },
  "switch": (toggle, view) => {
    put(toggle, "textContent", view.title ?? view.id);
    toggle.setAttribute("aria-checked", `${view.isOn}`);
  },
  "progress bar": (bar, view) => put(bar, "value", view.progress ?? 0),
  "activity indicator": (wheel, view) => put(wheel, "textContent", view.isAnimating ? "◌ busy" : ""),
  "message list": (list, view) => {
    const [first, end] = view.visibleLines ?? [0, 0];
    arrange(list, (view.lines ?? []).map((line, index) => {
      const shown = child(list, index, () => element("p"));
      put(shown, "textContent", line);
      put(shown, "className", index >= first && index < end ? "" : "covered");
      return shown;
    }));
    list.children[end - 1]?.scrollIntoView?.({ block: "nearest" });
  },
  "toolbar": (bar, view) => put(bar, "textContent", view.bottom === undefined ? "" : `bar, its lower edge at ${view.bottom}`),
  "table": updateTable,
};

function updateField(made, view) {
  made.isEdited = view.selection !== undefined;
  put(made, "value", view.text ?? "");
  put(made, "placeholder", view.placeholder ?? "");
  made.classList.toggle("follows", made.isEdited && document.activeElement !== made);
  if (made.isEdited && document.activeElement === made) {
    // Positions count characters as a person sees them; a browser counts UTF-16 units.
    const starts = [0];
    for (const part of new Intl.Segmenter().segment(view.text ?? "")) starts.push(part.index + part.segment.length);
    made.setSelectionRange(starts[view.selection[0]] ?? 0, starts[view.selection[1]] ?? 0);
  }
}

function updateTable(table, view) {
  const ends = child(table, "ends", () => {
    const made = element("div", "ends");
    for (const [title, place] of [["▲ top", "top"], ["▼ bottom", "bottom"]]) {
      const button = element("button", "", title);
      button.addEventListener("click", () => play(`scroll ${view.id} ${place}`));
      made.append(button);
    }
    return made;
  });
  const elements = (view.elements ?? []).map((item, index) => {
    if (item.kind !== "row") {
      const made = child(table, `${item.kind} ${index}`, () => element("div", item.kind));
      put(made, "textContent", item.text);
      return made;
    }
    const made = child(table, `row ${item.number}`, () => {
      const row = element("div", "item");
      const touch = element("button", "touch");
      touch.append(element("span"), element("span", "secondary"));
      touch.addEventListener("click", () => play(`select ${view.id} ${item.number}`));
      row.touch = touch;
      return row;
    });
    made.classList.toggle("selected", view.selectedRow === item.number);
    put(made.touch.children[0], "textContent", item.text);
    put(made.touch.children[1], "textContent", `${item.detail ?? ""}${item.disclosesMore ? " ›" : ""}`);
    put(made.touch, "disabled", item.isEnabled === false);
    arrange(made, [made.touch, ...(item.control ?? []).map((control) => drawView(made, control))]);
    return made;
  });
  arrange(table, view.rowCount > elements.length ? [...elements, ends] : elements);
}

/** The element of `view` in `parent`, as it should be now. */
function drawView(parent, view) {
  const made = child(parent, `${view.kind} ${view.id}`, () => {
    const made = (makers[view.kind] ?? (() => element("div")))(view);
    made.dataset.control = view.id;
    if (["table", "message list"].includes(view.kind)) made.setAttribute("role", "group");
    if (!["label", "toolbar", "activity indicator"].includes(view.kind)) made.setAttribute("aria-label", view.id);
    return made;
  });
  updates[view.kind]?.(made, view);
  put(made, "hidden", view.isHidden);
  if ("disabled" in made) put(made, "disabled", !view.isEnabled);
  put(made.style, "opacity", view.alpha === 1 ? "" : `${view.alpha}`);
  if (view.kind === "button") made.setAttribute("aria-label", view.title ? `${view.title} (${view.id})` : view.id);
  return made;
}

// Panes

/** A sheet: a column and a row of the table for each heading, and the views of a place below each other. */
function drawGrid(table, views) {
  const columns = [...new Set(views.map((view) => view.grid[0]))];
  const line = (key, cells) => {
    const made = child(table, key, () => element("tr"));
    arrange(made, cells(made));
    return made;
  };
  const heading = (made, text) => child(made, `heading ${text}`, () => element(text ? "th" : "td", "", text));
  const head = line("head", (made) => ["", ...columns].map((column) => heading(made, column)));
  const rest = [...new Set(views.map((view) => view.grid[1]))].map((row) => line(row, (made) => [
    heading(made, row), ...columns.map((column) => {
      const cell = child(made, `cell ${column}`, () => element("td"));
      arrange(cell, views.filter((view) => view.grid[0] === column && view.grid[1] === row).map((view) => drawView(cell, view)));
      return cell;
    }),
  ]));
  arrange(table, [head, ...rest]);
  return table;
}

function drawPane(pane, index) {
  const made = child($("panes"), pane.way, () => {
    const made = element("section", "pane");
    made.dataset.way = pane.way;
    made.setAttribute("aria-label", `the ${pane.way} way`);
    made.append(element("h2", "", pane.way), element("div", "rows"));
    return made;
  });
  made.toggleAttribute("data-looked", index === state.looked);
  const rows = made.lastElementChild;
  const listed = pane.views.filter((view) => !view.grid);
  const numbers = [...new Set(listed.map((view) => view.row))];
  const drawn = numbers.map((number) => {
    const row = child(rows, `row ${number}`, () => element("div", "row"));
    arrange(row, listed.filter((view) => view.row === number).map((view) => drawView(row, view)));
    return row;
  });
  const placed = pane.views.filter((view) => view.grid);
  if (placed.length) drawn.push(drawGrid(child(rows, "grid", () => element("table", "grid")), placed));
  if (pane.alert) {
    const alert = child(rows, "alert", () => {
      const made = element("div", "alert");
      made.setAttribute("role", "alertdialog");
      made.append(element("p"), element("div", "row"));
      return made;
    });
    put(alert.firstElementChild, "textContent", [pane.alert.title, pane.alert.message].filter(Boolean).join("\n"));
    arrange(alert.lastElementChild, pane.alert.buttons.map((button) => drawView(alert.lastElementChild, button)));
    drawn.push(alert);
  }
  arrange(rows, drawn);
  return made;
}

// What just happened

const sources = new Map();

async function source(path) {
  if (!sources.has(path)) {
    sources.set(path, fetch(`source?file=${encodeURIComponent(path)}`).then((answer) => (answer.ok ? answer.json() : [])));
  }
  return sources.get(path);
}

/** Draws what just happened, which takes longer than the panes. */
function drawStory(next) {
  story = next;
  arrange($("accounts"), story.accounts.map(drawAccount));
  put($("told"), "textContent", story.told ? `What just happened: ${story.told}` : "How the screens were opened");
  put($("note"), "textContent", story.note ?? "");
  put($("changed"), "textContent", story.changed);
  drawCode();
  drawComparison();
}

function drawAccount(account, index) {
  const made = child($("accounts"), account.way, () => {
    const made = element("section", "account");
    made.append(
      element("h3", "unseen", account.way), element("p", "about"), element("div", "sequences"), element("div", "file"),
      element("div", "code"));
    const next = element("button", "", "other file");
    next.addEventListener("click", () => ask({ file: index }));
    made.children[3].append(element("code"), next);
    for (const box of [made.children[2], made.children[4]]) box.tabIndex = 0;
    made.children[2].setAttribute("aria-label", `the calls of the ${account.way} way`);
    return made;
  });
  made.toggleAttribute("data-looked", index === state.looked);
  const calls = made.children[2];
  if (calls.shown !== account.calls) {
    calls.shown = account.calls;
    const picture = new DOMParser().parseFromString(account.calls, "image/svg+xml").documentElement;
    calls.replaceChildren(document.importNode(picture, true));
  }
  put(made.children[3].firstElementChild, "textContent", account.file ?? "");
  return made;
}

/** A line of code, whose pieces each have a kind and a text. */
function codeLine(name, pieces) {
  const line = element(name);
  for (const [kind, text] of pieces) line.append(kind === "plain" ? text : element("span", kind, text));
  return line;
}

/** The files of all accounts, with the lines that ran. */
async function drawCode() {
  const told = story;
  const files = await Promise.all(told.accounts.map(({ file }) => (file ? source(file) : [])));
  if (told !== story) return;
  const firsts = told.accounts.map((account, index) => drawFile($("accounts").children[index], account, files[index]));
  // Only now: a place that is asked for between two changes costs a layout of the page.
  for (const line of firsts) if (line) reveal(line, line.closest(".code"));
}

/** The file of `account`, whose first line says what the way does here; returns the first line that ran. */
function drawFile(made, account, lines) {
  const [, about, , , box] = made.children;
  if (box.path !== account.file) {
    box.path = account.file;
    const list = element("ol");
    list.append(...lines.map((pieces) => codeLine("li", pieces)));
    box.replaceChildren(list);
    put(about, "textContent", /^\/\/ (.*)/.exec(list.firstElementChild?.textContent)?.[1] ?? "");
    box.setAttribute("aria-label", `the source of the ${account.way} way`);
  }
  let first = null;
  [...(box.firstElementChild?.children ?? [])].forEach((line, index) => {
    const count = account.ran[index + 1];
    const order = account.order[index + 1];
    if (count === undefined) delete line.dataset.lineRan; else line.dataset.lineRan = count;
    if (order === undefined) delete line.dataset.order; else line.dataset.order = order;
    if (count !== undefined) first ??= line;
  });
  return first;
}

/** Scrolls `box`, and not the page, to `line` unless it can be seen. */
function reveal(line, box) {
  if (line.offsetTop < box.scrollTop || line.offsetTop > box.scrollTop + box.clientHeight - 40) {
    box.scrollTop = Math.max(0, line.offsetTop - 40);
  }
}

/** Options for `select`, one for each way; `chosen` is selected unless a person has chosen. */
function offerWays(select, chosen) {
  const ways = story.accounts.map((account) => account.way);
  offer(select, ways.map((way) => [way, way]));
  if (!select.isChosen || !ways.includes(select.value)) put(select, "value", ways[chosen]);
}

/** The files of two ways side by side, with the lines that ran. */
async function drawComparison() {
  if (!story) return;
  offerWays($("left"), state.looked);
  offerWays($("right"), (state.looked + 1) % story.accounts.length);
  if (!$("comparison").open) return;
  const sides = [$("left"), $("right")].map((select) => story.accounts.find((account) => account.way === select.value));
  if (sides.some((account) => !account?.file)) return;
  const table = $("comparison").querySelector("table");
  const files = sides.map((account) => account.file);
  if (table.files !== files.join()) {
    table.files = files.join();
    const rows = fetch(`comparison?left=${encodeURIComponent(files[0])}&right=${encodeURIComponent(files[1])}`);
    const [sources, answer] = await Promise.all([Promise.all(files.map(source)), rows]);
    if (!answer.ok || table.files !== files.join()) return;
    table.replaceChildren(...(await answer.json()).map((row) => {
      const made = element("tr");
      made.dataset.sign = row.sign;
      [row.left, row.right].forEach((number, side) => {
        made.append(element("td", "number", number ? `${number}` : ""));
        const cell = number ? codeLine("td", sources[side][number - 1]) : element("td");
        if (number) cell.dataset.line = `${side}:${number}`;
        made.append(cell);
        if (side === 0) made.append(element("td", "sign", row.sign));
      });
      return made;
    }));
  }
  for (const cell of table.querySelectorAll("[data-line]")) {
    const [side, number] = cell.dataset.line.split(":");
    cell.toggleAttribute("data-line-ran", sides[side].ran[number] !== undefined);
  }
}

/** The number of moments that are drawn as marbles: the last ones. */
const marbleLimit = 60;

async function drawMarbles() {
  if (!$("marbles").open) return;
  const number = state.number;
  const answer = await fetch("marbles").catch(() => null);
  // A later state asks by itself.
  if (!answer?.ok || state.number !== number) return;
  const { times, lines } = await answer.json();
  const first = Math.max(0, times.length - marbleLimit);
  const head = element("tr");
  head.append(element("th", "", "time"), ...times.slice(first).map((time, index) => {
    const cell = element("th");
    const button = element("button", "", time);
    button.setAttribute("aria-label", `${time}: ${state.moments[first + index] || "the screens were opened"}`);
    button.addEventListener("click", () => ask({ travel: first + index }));
    cell.append(button);
    return cell;
  }));
  const rows = lines.map((line) => {
    const row = element("tr", line.isInput ? "input" : "");
    row.append(element("th", "", line.name), ...line.marbles.slice(first).map((text) => element("td", text ? "marble" : "", text)));
    return row;
  });
  $("marbles").querySelector("table").replaceChildren(head, ...rows);
}

/** Buttons that show all ways, or one of them. */
function drawWays() {
  const entries = [["all", 0], ...state.panes.map((pane, index) => [pane.way, index + 1])];
  arrange($("ways"), entries.map(([title, number]) => {
    const button = child($("ways"), `${number} ${title}`, () => {
      const button = element("button", "", title);
      button.addEventListener("click", () => ask({ look: number }));
      return button;
    });
    button.setAttribute("aria-pressed", `${number === 0 ? !state.isAlone : state.isAlone && state.looked === number - 1}`);
    button.toggleAttribute("data-looked", state.looked === number - 1);
    return button;
  }));
}

// The page

function draw(next) {
  if (next.version !== 1) return location.reload();
  state = next;
  document.title = `${state.chapter} – Four Ways`;
  put($("chapter"), "textContent", state.chapter);
  document.body.dataset.state = state.number;
  $("steps").hidden = state.steps.length < 2;
  offer($("step"), state.steps.map((title, index) => [`${index + 1}`, `${index + 1} ${title}`]));
  put($("step"), "value", `${state.step}`);
  const parity = $("parity");
  parity.dataset.parity = state.parity ? (state.parity.isSame ? "same" : "different") : "unknown";
  put(parity, "textContent", state.parity?.text ?? (state.isQuiz ? "find the fault: write guess delegate 42, or reveal" : ""));
  document.body.toggleAttribute("data-alone", state.isAlone);
  drawWays();
  arrange($("panes"), state.panes.map(drawPane));
  drawMarbles();
  put($("message"), "textContent", state.message?.text ?? "");
  put($("message"), "className", state.message?.isBad ? "error" : "");
  offer($("menu"), state.menu.map((item) => [item.line, ""]));
  put($("text"), "placeholder", state.menu[0]?.line ?? "");
  const last = state.moments.length - 1;
  put($("moment"), "max", `${last}`);
  put($("moment"), "value", `${state.shown}`);
  $("moment").setAttribute("aria-valuetext", state.moments[state.shown] || "the screens were opened");
  put($("input"), "textContent", `${state.shown} of ${last}: ${state.moments[state.shown] || "the screens were opened"}`);
  $("resume").hidden = state.shown === last;
  arrange($("further"), state.absentWays.map((way) => child($("further"), way, () => {
    const button = element("button", "", `add ${way}`);
    button.addEventListener("click", () => ask({ add: way }));
    return button;
  })));
}

$("line").addEventListener("submit", (event) => {
  event.preventDefault();
  const line = $("text").value.trim();
  $("text").value = "";
  if (line) play(line);
});
$("undo").addEventListener("click", () => ask({ undo: true }));
$("moment").addEventListener("input", () => ask({ travel: Number($("moment").value) }));
$("resume").addEventListener("click", () => ask({ resume: state.shown }));
$("step").addEventListener("change", () => ask({ open: Number($("step").value) }));
$("load").addEventListener("change", async () => {
  const file = $("load").files[0];
  if (file) await play(await file.text());
  $("load").value = "";
});
$("marbles").addEventListener("toggle", drawMarbles);
$("comparison").addEventListener("toggle", drawComparison);
for (const select of [$("left"), $("right")]) {
  select.addEventListener("change", () => {
    select.isChosen = true;
    drawComparison();
  });
}
$("projector").addEventListener("click", () => {
  const isLarge = document.documentElement.classList.toggle("projector");
  $("projector").setAttribute("aria-pressed", `${isLarge}`);
});
$("keys").addEventListener("click", () => $("help").showModal());

/** Opens `details`, or closes it if it is open. */
function toggle(details) {
  details.open = !details.open;
  if (details.open) details.scrollIntoView({ block: "nearest" });
}

function compareNext() {
  const [left, right] = [$("left"), $("right")];
  if ($("comparison").open) {
    const count = right.options.length;
    do right.selectedIndex = (right.selectedIndex + 1) % count; while (right.value === left.value && count > 1);
    right.isChosen = true;
    return drawComparison();
  }
  toggle($("comparison"));
}

/** The keys of the page, with what they do: those of the terminal, where a browser leaves them free. */
const keys = {
  "u": ["undo the last input", () => ask({ undo: true })],
  "ArrowLeft": ["travel back", () => ask({ travel: Math.max(0, state.shown - 1) })],
  "ArrowRight": ["travel forth", () => ask({ travel: state.shown + 1 })],
  "Escape": ["return to the present", () => ask({ travel: state.moments.length })],
  "Enter": ["go on from the moment that is shown", () => ask({ resume: state.shown })],
  ":": ["write a line of a script", () => $("text").focus()],
  "e": ["choose from all that can be done", () => { $("text").focus(); $("text").showPicker?.(); }],
  "w": ["the session as marbles on a line of time", () => toggle($("marbles"))],
  "d": ["two ways compared; again compares with the next one", compareNext],
  "f": ["look into the next way", () => ask({ look: ((state.looked + 1) % state.panes.length) + 1 })],
  "[": ["the previous step", () => ask({ open: state.step - 1 })],
  "]": ["the next step", () => ask({ open: state.step + 1 })],
  "s": ["save the session as a script", () => $("save").click()],
  "p": ["large text, for a projector", () => $("projector").click()],
  "0": ["all ways", () => ask({ look: 0 })],
  ...Object.fromEntries([1, 2, 3, 4].map((number) => [`${number}`, [`way ${number} alone`, () => ask({ look: number })]])),
  "5": ["a fifth way beside the four, or that way alone", () => ask(state.absentWays.length ? { add: state.absentWays[0] } : { look: 5 })],
  "?": ["these keys", () => $("help").showModal()],
};
for (const [key, [text]] of Object.entries(keys)) {
  const term = element("dt");
  term.append(element("kbd", "", { ArrowLeft: "←", ArrowRight: "→", Escape: "Esc" }[key] ?? key));
  $("help").querySelector("dl").append(term, element("dd", "", text));
}
document.addEventListener("keydown", (event) => {
  if (!state || event.ctrlKey || event.metaKey || event.altKey || $("help").open) return;
  if (event.key === "Escape" && event.target === $("text")) return $("text").blur();
  if (event.target.closest("input, textarea, select")) return;
  if (event.key === "Enter" && event.target.closest("button, summary, a")) return;
  const found = keys[event.key];
  if (!found || (event.target.closest(".wide") && event.key.startsWith("Arrow"))) return;
  event.preventDefault();
  found[1]();
});

let events = null;

/** Draws each state from now on, as long as the page can be seen: all stages of a book share six connections. */
function follow() {
  events?.close();
  if (document.hidden) return;
  events = new EventSource("events");
  events.addEventListener("message", (event) => {
    $("ended").hidden = true;
    draw(JSON.parse(event.data));
  });
  events.addEventListener("story", (event) => drawStory(JSON.parse(event.data)));
  events.addEventListener("error", () => { $("ended").hidden = false; });
}
document.addEventListener("visibilitychange", follow);
follow();
