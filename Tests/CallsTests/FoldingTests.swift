import Calls
import Testing
import Trace

@Suite("Folding of accounts")
struct FoldingTests {
  @Test func `repeated keystrokes are folded into one entry, with their number and the last text`() {
    let entries = ["a", "ab", "abc"].flatMap { text in
      [
        Account.Entry(.link(Link("name", "text", value: text))),
        Account.Entry(.link(Link("name", "editingChanged", to: "action")), at: nil, [call("changed()")]),
      ]
    }
    #expect(
      lines(Account(entries).folded()) == ["name.text = abc × 3", "name.editingChanged → action × 3", "  C.changed()"])
  }

  @Test func `what is turned on and off again is not folded`() {
    let entries = ["true", "false", "false"].map { Account.Entry(.link(Link("name", "focus", value: $0))) }
    #expect(lines(Account(entries).folded()) == ["name.focus = true", "name.focus = false × 2"])
  }

  @Test func `the listeners of one event share one entry`() {
    let event = Account.Event.link(Link("up", "touchUpInside", to: "action"))
    let account = Account([Account.Entry(event, at: nil, [call("a()")]), Account.Entry(event, at: nil, [call("b()")])])
    #expect(lines(account.folded()) == ["up.touchUpInside → action", "  C.a()", "  C.b()"])
  }

  @Test func `calls that differ are not folded`() {
    #expect(lines(Account([call("a()"), call("b()"), call("a()")]).folded()) == ["C.a()", "C.b()", "C.a()"])
  }

  @Test func `inside another call, only calls with the same inside are folded`() {
    let account = Account([call("a()", [call("b()", [call("c()")]), call("b()"), call("b()")])])
    #expect(lines(account.folded()) == ["C.a()", "  C.b()", "    C.c()", "  C.b() × 2"])
  }

  @Test func `of too many entries the deepest are left out and counted`() {
    let account = Account([call("a()", [call("b()", [call("c()"), call("d()")])]), call("e()")])
    #expect(lines(account.folded(limit: 3)) == ["C.a()", "  C.b() … 2", "C.e()"])
    let outer = account.folded(limit: 1)
    #expect(lines(outer) == ["C.a() … 3"])
    #expect(outer.omitted == 1)
  }

  private func call(_ member: String, _ inner: [Account.Entry] = []) -> Account.Entry {
    Account.Entry(.call(Account.Call("C", member)), at: nil, inner)
  }

  private func lines(_ account: Account) -> [String] {
    account.flat.map { String(repeating: "  ", count: $0.depth) + $0.entry.description }
  }
}
