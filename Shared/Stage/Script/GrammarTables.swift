import Controls

nonisolated extension Grammar {
  /// Every line that a script may have.
  public static let commands: [Row<Command>] = [
    Row("tap ID", "press and release; nothing if disabled or hidden", example: "tap up") {
      .input(.tap(try $0.identifier()))
    },
    Row("type ID \"text\"", "focus, then one editing event per character", example: "type name \"Ann\"") {
      .input(.type(try $0.identifier(), text: try $0.text()))
    },
    Row("replace ID \"text\"", "select all and type", example: "replace name \"Bob\"") {
      .input(.replace(try $0.identifier(), text: try $0.text()))
    },
    Row("clear ID", "select all and delete", example: "clear name") {
      .input(.clear(try $0.identifier()))
    },
    Row("paste ID \"text\"", "the whole text in one editing event", example: "paste name \"Ann Lee\"") {
      .input(.paste(try $0.identifier(), text: try $0.text()))
    },
    Row("press ID KEY", "a key that moves the caret, selects or deletes", example: "press name word-left") {
      .input(.press(try $0.identifier(), try $0.editingKey()))
    },
    Row("submit ID", "the return key", example: "submit name") {
      .input(.submit(try $0.identifier()))
    },
    Row("select ID ROW", "touch a row, from 1", example: "select articles 3") {
      .input(.select(try $0.identifier(), row: try $0.number("a row", from: 1)))
    },
    Row("scroll ID bottom", "to the last row; top: the first, ROW: that one", example: "scroll articles bottom") {
      .input(.scroll(try $0.identifier(), to: try $0.destination()))
    },
    Row("toggle ID", "flip a switch", example: "toggle retry") {
      .input(.toggle(try $0.identifier()))
    },
    Row("slide ID NUMBER", "drag a slider there", example: "slide volume 2.5") {
      .input(.slide(try $0.identifier(), to: try $0.decimalNumber()))
    },
    Row("focus ID", "give a field the focus", example: "focus address") {
      .input(.focus(try $0.identifier()))
    },
    Row("event NAME [ARG…]", "what the world does, as the chapter declares", example: "event answer 2 404") {
      .input(.event(try $0.identifier("the name of an event"), try $0.arguments()))
    },
    Row("wait TIME", "let the clock run on: 300ms, 2s", example: "wait 300ms") {
      .input(.wait(try $0.duration()))
    },
    Row("step N", "a fresh screen at step N", example: "step 2") { .step(try $0.number("a step", from: 1)) },
    Row("replay N", "step N as a saved session had it; live: with --live", example: "replay 2") {
      .replay(try $0.number("a step", from: 1), isLive: try $0.isLive())
    },
    Row("reply N …", "what came for request N then: head, data, end…", example: "reply 1 head 200") {
      .input(.reply(try $0.number("a request", from: 1), try $0.answer()))
    },
    Row("show", "print the screen", example: "show") { _ in .show },
    Row("note \"text\"", "a line into the transcript", example: "note \"the first tap\"") { .note(try $0.text()) },
    Row("expect ID …", "compare one visible property:", example: "expect count \"1\"") {
      .expect(Expectation(try $0.identifier(), try $0.trait()))
    },
  ]

  /// The properties that may follow `expect ID`.
  public static let traits: [Row<Expectation.Trait>] = [
    Row("\"text\"", "the text that it shows", example: "expect count \"1\"") { .text(try $0.text()) },
    Row("title \"text\"", "the title on it, or of the alert: ID is alert", example: "expect up title \"+1\"") {
      .title(try $0.text())
    },
    Row("enabled", "it takes touches", example: "expect save enabled") { _ in .enabled(true) },
    Row("disabled", "it takes none", example: "expect save disabled") { _ in .enabled(false) },
    Row("visible", "it can be seen", example: "expect bar visible") { _ in .hidden(false) },
    Row("hidden", "it cannot", example: "expect bar hidden") { _ in .hidden(true) },
    Row("focused", "the keys go to it", example: "expect name focused") { _ in .focused(true) },
    Row("unfocused", "they do not", example: "expect name unfocused") { _ in .focused(false) },
    Row("normal", "its colour: ordinary", example: "expect message normal") { _ in .color(.normal) },
    Row("error", "its colour: something is wrong", example: "expect message error") { _ in .color(.error) },
    Row("ok", "its colour: something is right", example: "expect message ok") { _ in .color(.ok) },
    Row("secondary", "its colour: less important", example: "expect message secondary") { _ in .color(.secondary) },
    Row("alpha X", "how opaque it is, from 0 to 1", example: "expect sign-up alpha 0.5") {
      .alpha(try $0.fraction())
    },
    Row("caret N", "characters before the caret", example: "expect name caret 3") {
      .caret(try $0.number("a position", from: 0))
    },
    Row("selected ROW", "the selected row, or none", example: "expect articles selected none") {
      .selected(row: try $0.rowOrNone())
    },
    Row("row ROW \"text\"", "the text of one row", example: "expect articles row 1 \"Hello\"") {
      .row(try $0.number("a row", from: 1), text: try $0.text())
    },
    Row("rows N", "how many rows it has", example: "expect articles rows 20") {
      .rows(try $0.number("a number of rows", from: 0))
    },
    Row("on", "a switch is on, an indicator turns", example: "expect retry on") { _ in .on(true) },
    Row("off", "it is off, it rests", example: "expect retry off") { _ in .on(false) },
    Row("progress X", "how far a bar is filled, from 0 to 1", example: "expect progress progress 0.5") {
      .progress(try $0.fraction())
    },
    Row("value NUMBER", "where a slider stands", example: "expect volume value 2.5") {
      .value(try $0.decimalNumber())
    },
    Row("bottom NUMBER", "where a bar ends, from the top", example: "expect composer bottom 889") {
      .bottom(try $0.decimalNumber())
    },
    Row("inset NUMBER", "how much of a list is covered", example: "expect messages inset 335") {
      .inset(try $0.decimalNumber())
    },
    Row("last \"text\"", "the last line in sight, or none", example: "expect messages last \"Hello\"") {
      .last(try $0.textOrNone())
    },
  ]

  /// The command that begins with this word.
  package static func command(_ keyword: String) -> Row<Command>? { commands.first { $0.matches(keyword) } }

  /// The property that begins with this word.
  package static func trait(_ keyword: String) -> Row<Expectation.Trait>? { traits.first { $0.matches(keyword) } }
}
