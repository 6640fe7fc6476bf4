import Testing

@testable import Controls
@testable import Stage

@Suite("A disagreement")
struct DisagreementTests {
  @Test(
    "names those who are not like the most",
    arguments: [
      ("aaab", ["d"]), ("abaa", ["b"]), ("aabc", ["c", "d"]), ("baca", ["a", "c"]), ("aabb", []), ("abcd", []),
      ("ab", []), ("aaaa", []),
    ])
  func oddOnes(_ screens: String, _ odd: [String]) {
    let named = zip("abcd", screens).map { name, text in
      Disagreement.Named("\(name)", Snapshot(views: [label(text: "\(text)")]))
    }
    #expect(Disagreement.snapshots(named).oddOnes == odd)
  }

  @Test("says a broken invariant once, however many frames it was broken in")
  func repeated() {
    let fault = Fault.invariant("the bar is full")
    #expect(Disagreement.faults([.init("rx", [fault, fault])]).description == "  ✗ rx  does not hold: the bar is full")
  }

  @Test("shows every kind of difference in what a person sees")
  func facts() {
    let cases: [(change: (inout Appearance) -> Void, fact: String)] = [
      ({ $0.text = "b" }, "x \"b\""),
      ({ $0.title = "b" }, "x title \"b\""),
      ({ $0.placeholder = "b" }, "x placeholder \"b\""),
      ({ $0.color = .error }, "x error"),
      ({ $0.alpha = 0.5 }, "x alpha 0.5"),
      ({ $0.isHidden = true }, "x hidden"),
      ({ $0.isEnabled = false }, "x disabled"),
      ({ $0.editing = .init(selection: 0..<1) }, "x focused, x caret 1, x selection 0–1"),
    ]
    for (change, fact) in cases {
      var changed = label(text: nil)
      change(&changed)
      let snapshots = [Snapshot(views: [label(text: nil)]), Snapshot(views: [changed])]
      #expect(snapshots[1].differences(from: snapshots).joined(separator: ", ") == fact)
      #expect(snapshots[0] != snapshots[1])
    }
  }

  @Test("shows an alert, its message, its buttons, and that there is none")
  func alerts() {
    let button = label("ok", text: nil)
    let none = Snapshot(views: [])
    let plain = Snapshot(views: [], alert: .init(title: "Really?", message: nil, buttons: [button]))
    let more = Snapshot(views: [], alert: .init(title: "Really?", message: "\u{1B}[2J", buttons: [button]))
    #expect(none.differences(from: [none, plain]) == ["no alert"])
    #expect(plain.differences(from: [none, plain]).first == "alert \"Really?\"")
    #expect(plain.differences(from: [none, plain]).contains("ok enabled"))
    #expect(more.differences(from: [plain, more]) == ["message \"\\u{1B}[2J\""])
  }

  private func label(_ identifier: String = "x", text: String?) -> Appearance {
    Appearance(identifier: identifier, kind: .label, row: 0, title: nil, text: text, placeholder: nil)
  }
}
