import Stage
import Testing

@Suite("The grammar of scripts")
struct ScriptGrammarTests {
  @Test("every command's example is a script that uses it and prints as itself", arguments: Grammar.commands.indices)
  func command(_ index: Int) throws {
    let row = Grammar.commands[index]
    let script = try Script(parsing: row.example, name: "t")
    #expect(script.lines.map { "\($0.command)" } == [row.example])
    #expect(row.example.hasPrefix(row.keyword))
    #expect(row.form.hasPrefix(row.keyword))
  }

  @Test("every property's example is a script that uses it and prints as itself", arguments: Grammar.traits.indices)
  func trait(_ index: Int) throws {
    let row = Grammar.traits[index]
    let script = try Script(parsing: row.example, name: "t")
    #expect(script.lines.map { "\($0.command)" } == [row.example])
    guard case .expect(let expectation) = script.lines.first?.command else {
      Issue.record("not an expectation: \(row.example)")
      return
    }
    #expect(
      "\(expectation.trait)".prefix { $0 != " " } == row.keyword
        || row.keyword == "\"text\"" && row.example.hasSuffix("\""))
  }

  @Test("no two forms begin alike")
  func keywords() {
    #expect(Set(Grammar.commands.map(\.keyword)).count == 20)
    #expect(Set(Grammar.traits.map(\.keyword)).count == 24)
  }

  @Test("the printed table has a line per form and fits 80 columns")
  func text() {
    let lines = Grammar.text.split(separator: "\n")
    #expect(lines.first == "tap ID                      press and release; nothing if disabled or hidden")
    #expect(lines[43] == #"  expect ID last "text"     the last line in sight, or none"#)
    #expect(lines[44] == "KEY is one of               left right word-left word-right home end select-left")
    #expect(lines.count == 48)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }
}
