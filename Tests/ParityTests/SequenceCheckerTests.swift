import Parity
import Testing

@Suite("The sequence checker") struct SequenceCheckerTests {
  @Test func `each sequence of the alphabet is tried, and shorter ones on the way`() throws {
    let tried = try checker(limit: 100).checkAll(depth: 3)
    #expect(tried?.sequences == 2 * 2 * 2)
    #expect(tried?.inputs == 2 + 4 + 8)
  }

  @Test func `an input is tried only where it is possible`() throws {
    // Nothing can be taken from an empty counter.
    let tried = try checker(["add", "take"], limit: 100).checkAll(depth: 2)
    #expect(tried?.sequences == 2)
  }

  @Test func `a difference comes with the shortest sequence that shows it`() {
    let found = #expect(throws: SequenceChecker<TwoCounters>.Failure.self) {
      _ = try checker(limit: 3).checkRandomly(0..<100, length: 40, seed: 1)
    }
    #expect(found?.inputs == ["add twice", "add twice"])
    #expect(found?.finding == Different(right: 4, wrong: 3))
  }

  @Test func `inputs are shortened where a shorter form shows the same`() {
    let checker = SequenceChecker(shorter: { $0 == "add twice" ? ["add"] : [] }) {
      () throws(Different) in TwoCounters(["add twice"], limit: 0)
    }
    let found = checker.shortest(Counterexample(inputs: ["add twice"], finding: Different(right: 2, wrong: 0)))
    #expect(found.inputs == ["add"])
  }

  @Test func `inputs that are possible only together are left out together`() {
    let checker = SequenceChecker { () throws(TooLoud) in Door() }
    let inputs = ["knock 1", "open", "close", "knock 1", "knock 1", "knock 1", "knock 1"]
    let found = checker.shortest(Counterexample(inputs: inputs, finding: TooLoud()))
    #expect(found.inputs == Array(repeating: "knock 1", count: 5))
  }

  @Test func `a failure stays as long as it is when there is no time to shorten it`() {
    let failure = Counterexample(inputs: ["add", "add"], finding: Different(right: 2, wrong: 0))
    #expect(checker(limit: 0).shortest(failure).inputs == ["add"])
    #expect(checker(limit: 0).shortest(failure, while: { false }) == failure)
  }

  @Test func `no sequence begins after the caller has said stop`() throws {
    var left = 3
    let tried = try checker(limit: 100).checkAll(depth: 5) {
      left -= 1
      return left > 0
    }
    #expect(tried == nil)
  }

  @Test(arguments: [1, 2, 3, 7], [0, 1, 2, 3, 4, 6])
  func `the parts of all sequences add up to the whole, wherever it was divided`(_ count: Int, _ depth: Int) {
    let checker = checker(["add", "take"], limit: 100)
    let whole = checker.check(.every(depth: depth))
    for first in 1...3 {
      let before = checker.check(.every(depth: depth)) { $0.piece < first }
      let rest = before.piece.map { next in
        (0..<count).map { checker.check(.every(depth: depth), part: Part(from: next + $0, each: count)).tried }
      }
      #expect((rest ?? []).reduce(before.tried, +) == whole.tried)
    }
  }

  @Test(arguments: [1, 2, 3, 7]) func `the parts of random sequences add up to the whole`(_ count: Int) {
    let (checker, sequences) = (checker(limit: 1_000), Sequences.random(0..<20, length: 9, seed: 1))
    let parts = (0..<count).map { checker.check(sequences, part: Part(from: $0, each: count)).tried }
    #expect(parts.reduce(Tried(), +) == Tried(sequences: 20, inputs: 180))
  }

  @Test(arguments: [1, 2, 3, 7], [Sequences.every(depth: 5), .random(0..<200, length: 12, seed: 3)])
  func `the first failure is that of the lowest piece, whichever part it belongs to`(
    _ count: Int, _ sequences: Sequences
  ) {
    let checker = checker(limit: 7)
    let whole = checker.check(sequences)
    let parts = (0..<count).map { checker.check(sequences, part: Part(from: $0, each: count)) }
    let failed = parts.filter { $0.failure != nil }
    let first = failed.min { ($0.piece ?? .max) < ($1.piece ?? .max) }
    #expect(whole.failure != nil)
    #expect(first?.failure == whole.failure)
    #expect(first?.piece == whole.piece)
    #expect(checker.check(sequences, part: .only(whole.piece ?? 0)).failure == whole.failure)
  }

  @Test func `the share of the sequences that lie behind grows from 0 to 1`() {
    var fractions: [Double] = []
    _ = checker(limit: 100).check(.every(depth: 3)) {
      fractions.append($0.fraction)
      return true
    }
    #expect(fractions == [1, 2, 3, 4, 5, 6, 7].map { $0 / 8 })
  }

  private func checker(_ alphabet: [String] = ["add", "add twice"], limit: Int) -> SequenceChecker<TwoCounters> {
    SequenceChecker { () throws(Different) in TwoCounters(alphabet, limit: limit) }
  }
}

/// The two values of counters that differ.
private struct Different: Error, Hashable {
  var right: Int
  var wrong: Int
}

/// A counter that counts, and one that stops at its limit.
private final class TwoCounters: Comparison {
  private let alphabet: [String]
  private let limit: Int
  private var right = 0
  private var wrong = 0

  init(_ alphabet: [String], limit: Int) { (self.alphabet, self.limit) = (alphabet, limit) }

  func canPerform(_ input: String) -> Bool { input != "take" || right > 0 }

  var possibleInputs: [String] { alphabet.filter(canPerform) }

  func randomInput(using random: inout SplitMix64) -> String? {
    possibleInputs.randomElement(using: &random)
  }

  func perform(_ input: String) throws(Different) {
    right += ["add": 1, "add twice": 2, "take": -1][input] ?? 0
    wrong = min(right, limit)
  }

  func compare() throws(Different) {
    if right != wrong { throw Different(right: right, wrong: wrong) }
  }
}

private struct TooLoud: Error, Hashable {}

/// A door at which one can knock, while it is closed, in so many ways that not all sequences of five inputs can be tried.
private final class Door: Comparison {
  private let alphabet = ["open", "close"] + (1...12).map { "knock \($0)" }
  private var isOpen = false
  private var knocks = 0

  func canPerform(_ input: String) -> Bool { (input == "close") == isOpen }

  var possibleInputs: [String] { alphabet.filter(canPerform) }

  func randomInput(using random: inout SplitMix64) -> String? {
    possibleInputs.randomElement(using: &random)
  }

  func perform(_ input: String) throws(TooLoud) {
    if input.hasPrefix("knock") { knocks += 1 } else { isOpen.toggle() }
  }

  func compare() throws(TooLoud) {
    if knocks == 5 { throw TooLoud() }
  }
}
