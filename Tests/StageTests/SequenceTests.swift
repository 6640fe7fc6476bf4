import Calls
import Controls
import Diagrams
import Testing
import Trace

@testable import ChapterProgram
@testable import Stage

@Suite("Sequences of a chapter")
struct SequenceTests {
  @Test func `a script's last input is drawn for each way, those before it only happen`() {
    let script = "tap up\nexpect count \"1\"\ntap up\nexpect count \"2\"\n"
    let run = ConsoleRun(["--sequence", "-", "--pattern", "rx"], input: script)
    #expect(run.status == .fine)
    #expect(run.errors == [])
    #expect(
      run.output == """
        tap up

        rx
        up                      count  down
        │● touchUpInside        │      │
        ├── text = "2" ────────▶┃      │
        ├── isEnabled = true ───┼─────▶┃
        ┃◀┐ isEnabled = true    │      │

        """)
    let all = ConsoleRun(["--sequence", "-"], input: script).output
    let titles = all.split(separator: "\n\n").dropFirst().compactMap { $0.split(separator: "\n").first }
    #expect(titles == ["callback", "delegate", "observer", "rx"])
  }

  @Test func `without recorded calls, links are dots at their controls; where the caret stands is left out`() {
    let links = [
      Link("name", "editingChanged", to: "action"), Link("name", "selection", value: "2"),
      Link("label", "text", value: "\"a\""),
    ]
    var expected = SequenceDiagram("rx")
    expected.event(at: "name", "editingChanged")
    expected.event(at: "label", "text = \"a\"")
    #expect(SequenceDiagram("rx", Account(links: links)) == expected)
  }

  @Test("a call is an arrow from its caller, a closure that a change calls one from the property, an answer is dashed")
  func arrows() {
    func call(_ type: String, _ member: String, _ inner: [Account.Entry] = []) -> Account.Entry {
      Account.Entry(.call(Account.Call(type, member)), at: nil, inner)
    }
    let set = Account.Entry(.link(Link("label", "text", value: "1")))
    let closure = Account.Entry(.closure(in: Account.Call("Controller", "init")), at: nil, [set])
    let change = Account.Entry(.link(Link("\\.count", "changed", to: "handler", value: "new 1")), at: nil, [closure])
    let answer = Account.Entry(.link(Link("network", "finished")), at: nil, [call("ViewModel", "take()", [change])])
    var expected = SequenceDiagram("observer")
    expected.event(at: "network", "finished")
    expected.answer(from: "network", to: "ViewModel", "take()")
    expected.call(from: "ViewModel", to: "\\.count", "count = …")
    expected.call(from: "\\.count", to: "closure", "changed (new 1)")
    expected.call(from: "closure", to: "label", "text = 1")
    #expect(SequenceDiagram("observer", Account([answer])).lines == expected.lines)
  }

  @Test func `of too many steps the deepest are left out, and the title has their number`() {
    let calls = (1...30).reversed().reduce([Account.Entry]()) { inner, number in
      [Account.Entry(.call(Account.Call("Type\(number % 7)", "method\(number)()")), at: nil, inner)]
    }
    let diagram = SequenceDiagram("way", Account(calls))
    #expect(diagram.lines.count == 24)
    #expect(diagram.title == "way – 8 more steps")
    #expect(diagram.steps.first?.label == "method1()")
  }

  @Test func `a failed expectation is reported, and the diagram is drawn all the same`() {
    let run = ConsoleRun(["--sequence", "-", "--pattern", "callback"], input: "expect count \"5\"\ntap up\n")
    #expect(run.status == .differs)
    #expect(run.errors == ["<stdin>:1: expected count \"5\", found \"0\" in callback"])
    #expect(run.output.hasPrefix("tap up\n\ncallback\n"))
  }

  @Test(
    "a script without an input, or with one that cannot be, is refused in one line",
    arguments: [
      ("", "<stdin>:1:1: no line of this script is an input: write one to be drawn, such as tap ID"),
      ("show\n", "<stdin>:1:1: no line of this script is an input: write one to be drawn, such as tap ID"),
      ("tap count\n", "<stdin>:1:1: count is a label, and this needs a button"),
    ])
  func badScripts(_ script: String, _ message: String) {
    #expect(ConsoleRun(["--sequence", "-"], input: script) == ConsoleRun(.badScript, message))
  }
}
