import Parity
import Testing

@testable import Controls
@testable import Stage

@Suite("A disagreement")
struct DisagreementTests {
  @Test(
    arguments: [
      ("aaab", ["d"]), ("abaa", ["b"]), ("aabc", ["c", "d"]), ("baca", ["a", "c"]), ("aabb", []), ("abcd", []),
      ("ab", []), ("aaaa", []),
    ])
  func `names the ways that differ from the majority`(_ screens: String, _ odd: [String]) {
    #expect(disagreement(screens).oddOnes == odd)
  }

  /// The disagreement of ways a, b and so on, of which the first are not judged.
  private func disagreement(_ screens: String, references count: Int = 0) -> Disagreement {
    .snapshots(
      zip("abcde", screens).enumerated().map { index, way in
        Named("\(way.0)", Snapshot(views: [label(text: "\(way.1)")]), isJudged: index >= count)
      })
  }

  @Test(
    "never names a reference, however many of the reader's ways agree against it",
    arguments: [
      ("abbbb", 1, ["b", "c", "d", "e"]), ("aabab", 1, ["c", "e"]), ("aaaab", 4, ["e"]), ("aabab", 4, ["e"]),
      ("abaaa", 4, []), ("aabba", 4, []), ("aabbc", 4, ["e"]),
    ])
  func references(_ screens: String, _ count: Int, _ odd: [String]) {
    let disagreement = disagreement(screens, references: count)
    #expect(disagreement.oddOnes == odd)
    #expect(!disagreement.isUndecided)
  }

  @Test func `is undecided only among the four, where no majority is right`() {
    #expect(disagreement("aabb").isUndecided)
    let fault = Fault.invariant("the bar is full")
    let faults = Disagreement.faults([.init("reference", [fault], isJudged: false), .init("yours", [fault])])
    #expect(faults.oddOnes == ["yours"])
    #expect(!Disagreement.faults([.init("reference", [fault], isJudged: false)]).isUndecided)
  }

  @Test func `says a broken invariant once, however many frames it was broken in`() {
    let fault = Fault.invariant("the bar is full")
    #expect(Disagreement.faults([.init("rx", [fault, fault])]).description == "  ✗ rx  does not hold: the bar is full")
  }

  @Test func `shows every kind of visible difference`() {
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

  @Test func `shows an alert, its message, its buttons, and its absence`() {
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
