import Controls
import Foundation
import Testing
import World

@testable import Stage

nonisolated private let nasty = [
  "", " ", "Ann", "a \"b\" c", #"\"#, #"\\n"#, "\"", "a\nb\r\nc\r", "\t\0\u{1B}[2J\u{7F}\u{9B}", "# no comment",
  "\\u{41}",
  "\u{2028}\u{2029}\u{85}", "\u{202E}abc\u{202C}\u{200F}", "\u{301}", "e\u{301}", "é", "a\n\u{301}", "\u{200D}",
  "\u{FE0F}x",
  "👨‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇯🇵🇯", "か\u{3099}", "\u{FEFF}", "\u{10FFFF}\u{E000}\u{FFFD}", "עברית", "क्षि", "“”",
  String(repeating: "\\\"", count: 100),
]

@Suite("Scripts, written")
struct ScriptWritingTests {
  @Test(arguments: nasty)
  func `any text written as a string reads back, scalar by scalar`(_ text: String) throws {
    let script = try Script(parsing: "note \(quoted(text)) # end", name: "t")
    guard case .note(let read) = script.lines.first?.command else {
      Issue.record("no note")
      return
    }
    #expect(read.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: nasty)
  func `inputs written as a script read back`(_ text: String) throws {
    let inputs: [Input] = [
      .tap("up"), .type("name", text: text), .replace("A1", text: text), .clear("reset-password"),
      .paste("name", text: text), .submit("name"), .select("list", row: .max), .scroll("list"), .toggle("retry"),
      .slide("A1-slider", to: -2.5),
      .focus("name"), .event("sign-out", []), .event("answer", [text, "2", "-1.5", text]),
    ]
    let script = Script.text(of: inputs)
    #expect(script.split(separator: "\n").count == inputs.count)
    #expect(try Script(parsing: script, name: "t").lines.map(\.command) == inputs.map(Command.input))
  }

  @Test(arguments: nasty)
  func `answers from outside read back, whatever the bytes and the reason`(_ text: String) throws {
    let head = Response(
      status: 404, headers: ["content-type": "text/html; x=\(text)"], url: URL(string: "http://a.test/b"))
    let answers: [Answer] = [
      .response(head), .response(Response(status: 200)), .data(Data(text.utf8)), .data(Data([0xFF, 0x00])), .finished,
      .failed(.other(text)), .failed(.tls), .failed(.timedOut),
    ]
    let inputs = answers.map { Input.reply(3, $0) }
    #expect(try Script(parsing: Script.text(of: inputs), name: "t").lines.map(\.command) == inputs.map(Command.input))
  }

  @Test(
    "a wait is written in whole seconds or in milliseconds and reads back exactly",
    arguments: [
      (.zero, "0s"), (.seconds(2), "2s"), (.milliseconds(300), "300ms"), (.milliseconds(1500), "1500ms"),
      (.microseconds(250), "0.25ms"), (.nanoseconds(1), "0.000001ms"),
      (Duration(secondsComponent: 0, attosecondsComponent: 1), "0.000000000000001ms"), (.seconds(86_400), "86400s"),
      (Duration(secondsComponent: 86_399, attosecondsComponent: 999_999_999_999_999_999), "86399999.999999999999999ms"),
    ] as [(Duration, String)])
  func waits(_ duration: Duration, _ text: String) throws {
    #expect("\(Input.wait(duration))" == "wait \(text)")
    let script = try Script(parsing: Script.text(of: [.wait(duration)]), name: "t")
    #expect(script.lines.map(\.command) == [.input(.wait(duration))])
  }

  @Test(
    arguments: [
      ("\"1\"", .text("1")), ("\"\"", .text("")), ("\"enabled\"", .text("enabled")), (#""a\"b""#, .text("a\"b")),
      ("title \"+\"", .title("+")), (#"title "\n""#, .title("\n")), ("enabled", .enabled(true)),
      ("disabled", .enabled(false)), ("visible", .hidden(false)), ("hidden", .hidden(true)),
      ("focused", .focused(true)), ("unfocused", .focused(false)), ("normal", .color(.normal)),
      ("error", .color(.error)), ("ok", .color(.ok)), ("secondary", .color(.secondary)), ("alpha 0.5", .alpha(0.5)),
      ("alpha 1", .alpha(1)), ("alpha 0", .alpha(0)), ("alpha 1e-05", .alpha(0.00001)), ("caret 0", .caret(0)),
      ("selected 2", .selected(row: 2)), ("selected none", .selected(row: nil)), (#"row 3 "x""#, .row(3, text: "x")),
      (#"row 2 """#, .row(2, text: "")), ("rows 0", .rows(0)), ("on", .on(true)), ("off", .on(false)),
      ("progress 0.1", .progress(0.1)), ("progress 0.3333333333333333", .progress(1 / 3.0)),
      ("last none", .last(nil)), (#"last "none""#, .last("none")),
    ] as [(String, Stage.Expectation.Trait)])
  func `expectations are written as they are read`(_ words: String, _ trait: Stage.Expectation.Trait) throws {
    let expectation = Expectation("sign-up", trait)
    #expect("\(expectation)" == "expect sign-up \(words)")
    #expect(try Script(parsing: "\(expectation)", name: "t").lines.map(\.command) == [.expect(expectation)])
  }

  @Test(
    arguments: [
      ("slide volume 3", .slide("volume", to: 3)), ("slide volume -2.5", .slide("volume", to: -2.5)),
      ("slide volume 0.1", .slide("volume", to: 0.1)), ("slide volume 1e-05", .slide("volume", to: 1e-5)),
      ("slide volume 3.4028235e+38", .slide("volume", to: .greatestFiniteMagnitude)),
      ("scroll list top", .scroll("list", to: .top)), ("scroll list bottom", .scroll("list")),
    ] as [(String, Input)])
  func `inputs with numbers are written as they are read`(_ line: String, _ input: Input) throws {
    #expect("\(input)" == line)
    #expect(try Script(parsing: line, name: "t").lines.map(\.command) == [.input(input)])
  }

  @Test func `an input knows the control that it touches; the world touches none`() {
    let inputs: [Input] = [
      .tap("a"), .type("b", text: ""), .select("c", row: 1), .scroll("d"), .slide("e", to: 1), .event("e", []),
      .wait(.zero),
    ]
    #expect(inputs.map(\.control) == ["a", "b", "c", "d", "e", nil, nil])
  }

  @Test func `an argument of an event is quoted only where it must be`() {
    #expect(
      "\(Input.event("e", ["404", "keyboard-show", "1:2", "a b", "", "#", "é"]))"
        == ##"event e 404 keyboard-show 1:2 "a b" "" "#" "é""##)
  }

  @Test func `a string literal keeps combining marks off its own signs`() {
    #expect(quoted("\u{301}a\u{301}\n\u{308}") == "\"\\u{301}a\u{301}\\n\\u{308}\"")
    #expect(quoted("\u{FE0F}\u{200D}") == #""\u{FE0F}\u{200D}""#)
    #expect(quoted("👨‍👩‍👧") == "\"👨‍👩‍👧\"")
  }

  @Test(
    "the nearest word is found across one slip in three letters, the first of several",
    arguments: [
      ("tpa", "tap"), ("tapp", "tap"), ("ta", "tap"), ("SHOW", "show"), ("replcae", "replace"), ("xap", "tap"),
      ("top", "tap"), ("", nil), ("xyz", nil), ("rpl", nil), (String(repeating: "tap", count: 1000), nil),
    ] as [(String, String?)])
  func nearest(_ word: String, _ expected: String?) {
    #expect(["tap", "replace", "show", "top10"].nearest(to: word) == expected)
  }
}
