import Controls
import Foundation
import Testing
import World

@testable import Stage

@Suite("Scripts, read")
struct ScriptParsingTests {
  @Test(
    arguments: [
      ("tap up", .input(.tap("up"))),
      ("tap A1", .input(.tap("A1"))),
      ("  tap\t up  ", .input(.tap("up"))),
      ("tap up#now", .input(.tap("up"))),
      ("tap up # now \"", .input(.tap("up"))),
      (#"type name "Ann""#, .input(.type("name", text: "Ann"))),
      (#"type name "a # b" # c"#, .input(.type("name", text: "a # b"))),
      (#"type name "\"\\\n""#, .input(.type("name", text: "\"\\\n"))),
      (#"type name "\u{e9}\u{1F468}\u{000041}""#, .input(.type("name", text: "é👨A"))),
      ("type name \"が👨‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿\"", .input(.type("name", text: "が👨‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿"))),
      ("type name \"\u{301}a\"", .input(.type("name", text: "\u{301}a"))),
      ("select articles 007", .input(.select("articles", row: 7))),
      ("event answer 2 404", .input(.event("answer", ["2", "404"]))),
      (#"event fix 35.6586 -139.7 "a b" """#, .input(.event("fix", ["35.6586", "-139.7", "a b", ""]))),
      ("wait 300ms", .input(.wait(.milliseconds(300)))),
      ("wait 2s", .input(.wait(.seconds(2)))),
      ("wait 0.5s", .input(.wait(.milliseconds(500)))),
      ("wait 0.25ms", .input(.wait(.microseconds(250)))),
      ("wait 0s", .input(.wait(.zero))),
      ("wait 86400s", .input(.wait(.seconds(86_400)))),
      ("wait 86400000ms", .input(.wait(.seconds(86_400)))),
      ("step 1", .step(1)), ("replay 2", .replay(2, isLive: false)), ("replay 2 live", .replay(2, isLive: true)),
      ("reply 1 end", .input(.reply(1, .finished))), ("reply 2 fail timeout", .input(.reply(2, .failed(.timedOut)))),
      ("reply 1 data \"a\\nb\"", .input(.reply(1, .data(Data("a\nb".utf8))))),
      ("show", .show),
      (#"note "the first tap""#, .note("the first tap")),
    ] as [(String, Command)])
  func `a good line gives its command`(_ line: String, _ command: Command) throws {
    #expect(try Script(parsing: line, name: "t").lines.map(\.command) == [command])
  }

  @Test func `a text keeps its very scalars: é in one and in two stay apart`() throws {
    let script = try Script(parsing: "note \"\u{E9}\"\nnote \"e\u{301}\"", name: "t")
    let scalars = script.lines.map { line -> [UInt32] in
      guard case .note(let text) = line.command else { return [] }
      return text.unicodeScalars.map(\.value)
    }
    #expect(scalars == [[0xE9], [0x65, 0x301]])
  }

  @Test(
    arguments: [
      "tap up\ntap down\n", "tap up\ntap down", "tap up\r\ntap down\r\n", "tap up\r\ntap down",
      "\u{FEFF}tap up\ntap down", "# two taps\n\n \t\ntap up # one\n   # and\n\r\ntap down\n\n",
    ])
  func `line ends, comments, empty lines and a byte order mark do not matter`(_ text: String) throws {
    #expect(
      try Script(parsing: text, name: "t").lines.map(\.command) == [.input(.tap("up")), .input(.tap("down"))])
  }

  @Test(arguments: ["", "\n", "\r\n", "\u{FEFF}", "# nothing", " \t "])
  func `a script without commands is fine`(_ text: String) throws {
    #expect(try Script(parsing: text, name: "t").lines.isEmpty)
  }

  @Test func `a line knows its number, its source and the columns of its words, in characters`() throws {
    let script = try Script(
      parsing: "# one\n\n  type e-name \"👨‍👩‍👧\" # three\r\nevent greet \"👨‍👩‍👧e\u{301}\" last", name: "t")
    #expect(script.lines.map(\.number) == [3, 4])
    #expect(script.lines.first?.source == "  type e-name \"👨‍👩‍👧\" # three")
    #expect(script.lines.map { [0, 1, 2, 3, 9].map($0.column) } == [[3, 8, 15, 15, 15], [1, 7, 13, 18, 18]])
  }

  @Test func `an error of playing is reported at the word, in the form of all errors`() throws {
    let script = try Script(parsing: "\n tap nothing", name: "<stdin>")
    let line = try #require(script.lines.first)
    #expect(
      "\(script.error(at: line, word: 1, "there is no control \u{1B}"))" == "<stdin>:2:6: there is no control \\u{1B}")
  }
}
