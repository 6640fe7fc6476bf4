import Parity
import Testing

@Suite("A counterexample in Swift") struct SwiftCodeTests {
  @Test func `has the cases of an enumeration as they are written, whatever it calls itself`() {
    let found = Counterexample(
      inputs: [
        Touch.tap(.left), .drag(from: 1, to: -2), .type("a\"b", 3), .pause(.milliseconds(1_500)), .repeated(times: 2),
      ], finding: Fault())
    #expect(
      found.swiftCode == """
        [
          .tap(.left),
          .drag(from: 1, to: -2),
          .type("a\\"b", 3),
          .pause(.seconds(1.5)),
          .repeated(times: 2),
        ]
        """)
  }

  @Test func `is written by the check where reflection does not know better`() throws {
    let check = ParityCheck(
      inputs: [InputRule(Key.up)], code: { ".\($0.rawValue)" },
      implementations: [.model(0) { count, _ in count += 1 }, Implementation<Key, Int>("stuck") { _ in Stuck() }])
    let found = #expect(throws: ParityCheck<Key, Int>.Failure.self) { try check.everySequence(depth: 1) }
    #expect(found?.swiftCode == "[\n  .up,\n]")
  }

  @Test func `names each kind of input once in the coverage`() throws {
    let check = ParityCheck<Touch, Int>(
      inputs: [.tap(.left), .tap(.right), .pause(.zero)], implementations: [.model(0) { count, _ in count = 0 }])
    #expect(try check.everySequence(depth: 1).inputs == ["tap": 2, "pause": 1])
  }
}

private struct Fault: Error, Hashable {}

private enum Touch: Hashable, CustomStringConvertible {
  case tap(Side)
  case drag(from: Int, to: Int)
  case type(String, Int)
  case pause(Duration)
  case repeated(times: Int)

  var description: String { "a touch" }
}

private enum Side: Hashable {
  case left, right
}

private enum Key: String, CustomStringConvertible {
  case up

  var description: String { "the key up" }
}

private struct Stuck: ParitySubject {
  let snapshot = 0

  func perform(_ input: Key) {}
}
