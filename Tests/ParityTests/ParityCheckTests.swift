import Parity
import Testing

@Suite("A parity check") struct ParityCheckTests {
  @Test func `implementations that do the same pass, and the coverage says what happened`() throws {
    let coverage = try check([right("a"), right("b")]).everySequence(depth: 3)
    // At the start nothing can be taken; afterwards everything is possible as long as there is something. Of 0 inputs there
    // is 1 sequence, of 1 there are 2, of 2 there are 5, of 3 there are 13.
    #expect(coverage.tried == Tried(sequences: 1 + 2 + 5 + 13, inputs: 0 + 2 + 7 + 20))
    #expect(coverage.inputs == ["add": 12, "take": 5, "wait": 12])
    #expect(coverage.pairs == 8)
    #expect("\(coverage)".contains("8 of 9 pairs of inputs"))
  }

  @Test func `a difference comes with the shortest sequence, as Swift that can be pasted`() throws {
    let found = try #require(
      failure { try check([right("delegate"), stuck(at: 2, "rx")]).randomSequences(100, seed: 7) })
    #expect(found.inputs == [.add(1), .add(1), .add(1)])
    #expect(found.swiftCode == "[\n  .add(1),\n  .add(1),\n  .add(1),\n]")
    #expect(
      "\(found)" == """
        after
        try check.replay([
          .add(1),
          .add(1),
          .add(1),
        ])
        the snapshots differ:
            delegate  count: 3
            rx        count: 2
        found in the random sequences of seed 7
        """)
    #expect(found.seed == 7)
  }

  @Test func `an implementation that is unlike its model is the odd one`() throws {
    let found = try #require(failure { try check([model, stuck(at: 0, "rx")]).everySequence(depth: 1) })
    #expect("\(found)".contains("  ✗ rx     count: 0"))
  }

  @Test func `the same seed gives the same sequences, and another seed others`() throws {
    func inputs(_ seed: UInt64) throws -> [String: Int] {
      try check([right("a")]).randomSequences(5, seed: seed).inputs
    }
    #expect(try inputs(7) == inputs(7))
    #expect(try inputs(7) != inputs(8))
  }

  @Test func `arguments are drawn, and inputs that a draw makes impossible are left out`() throws {
    let rules: [InputRule<Act, Seen>] = [
      InputRule(examples: [.add(1)], weight: 3) { random in .add(Int.random(in: 1...9, using: &random)) },
      InputRule(.take),
    ]
    let check = ParityCheck(inputs: rules, possible: isPossible, implementations: [model, stuck(at: 20, "rx")])
    let found = try #require(failure { try check.randomSequences(200, seed: 1) })
    #expect(found.inputs.allSatisfy { if case .add = $0 { true } else { false } })
  }

  @Test func `an invariant must hold in each frame, also in one that a clock brings`() throws {
    let check = ParityCheck(
      inputs: [Act.add(1), .wait], passing: \.time,
      invariants: [Invariant("the count is no 2") { $0.count != 2 }],
      implementations: [Implementation("later") { AddsLater($0) }])
    let found = try #require(failure { try check.everySequence(depth: 3) })
    #expect(found.inputs == [.add(1), .add(1), .wait])
    #expect(found.finding == .invariant("the count is no 2", of: "later", Seen(count: 2)))
  }

  @Test func `a value that only flashes shows if frames are compared, and only then`() throws {
    let both = [right("calm"), Implementation("hasty") { Flashes(-1, $0) }]
    try check(both).everySequence(depth: 2)
    let found = try #require(failure { try check(both, comparesFrames: true).everySequence(depth: 2) })
    #expect("\(found)".contains("hasty  count: -1 → count: 1"))
  }

  @Test func `a value that was visible before does not flash when it is set again`() throws {
    let both = [right("calm"), Implementation("sets twice") { Flashes(nil, $0) }]
    try check(both, comparesFrames: true).everySequence(depth: 3)
  }

  @Test func `what should be deallocated and is not is named`() throws {
    let found = try #require(failure { try check([Implementation("leaky") { Leaks($0) }]).everySequence(depth: 1) })
    #expect(found.finding == .survivors(["Node"], of: "leaky"))
    #expect(found.inputs == [])
  }

  @Test func `a leak is found in a state in which only shorter sequences end`() throws {
    let check = ParityCheck<Act, Seen>(
      inputs: [.add(1), .take], possible: { act, seen in (act == .take) == (seen.count > 0) },
      implementations: [Implementation("leaks at 1") { LeaksAtOne($0) }])
    #expect(failure { try check.everySequence(depth: 2) }?.inputs == [.add(1)])
    #expect(failure { try check.randomSequences(100, seed: 1) }?.inputs == [.add(1)])
  }

  @Test func `a shorter form that is the input itself is tried once`() throws {
    var performed = 0
    let check = ParityCheck(
      inputs: [InputRule(Act.add(1))], shorter: { _ in [.add(1)] },
      implementations: [
        right("a"),
        Implementation("stuck") { _ in
          performed += 1
          return Counter(limit: 4)
        },
      ])
    #expect(failure { try check.randomSequences(1, length: 20, seed: 1) }?.inputs.count == 5)
    #expect(performed < 100)
  }

  @Test func `an argument is drawn again until it is possible`() throws {
    let rare = InputRule<Act, Seen>(examples: [.add(0)]) { random in .add(Int.random(in: 0..<20, using: &random)) }
    let check = ParityCheck(inputs: [rare], possible: { act, _ in act == .add(0) }, implementations: [right("a")])
    #expect(try check.randomSequences(100, length: 10, seed: 1).tried.inputs > 500)
  }

  @Test func `a draw may depend on the visible state`() throws {
    let back = InputRule<Act, Seen>(examples: [.add(1)]) { seen, random in
      seen.count == 0 ? .add(Int.random(in: 1...9, using: &random)) : .add(-seen.count)
    }
    let check = ParityCheck(
      inputs: [back], invariants: [Invariant("the count is below 10") { (0..<10).contains($0.count) }],
      implementations: [right("a")])
    #expect(try check.randomSequences(100, length: 10, seed: 1).snapshots == 10)
  }

  @Test func `what a failed sequence has scheduled is released`() throws {
    weak var released: Trial<Seen>?
    let check = ParityCheck<Act, Seen>(
      inputs: [.add(1)], invariants: [Invariant("never holds") { _ in false }],
      implementations: [
        Implementation("late") { trial in
          released = trial
          return ShowsAfterEnd(trial)
        }
      ])
    #expect(failure { try check.replay([]) } != nil)
    #expect(released == nil)
  }

  @Test func `what a released subject still shows is a finding`() throws {
    let late = Implementation<Act, Seen>("late") { ShowsAfterEnd($0) }
    let found = try #require(failure { try check([late]).everySequence(depth: 1) })
    #expect(found.finding == .shownAfterEnd(Seen(count: -1), of: "late"))
  }

  @Test func `a subject that never comes to rest is a finding, not a hang`() throws {
    let endless = Implementation<Act, Seen>("endless") { Endless($0) }
    let found = try #require(failure { try check([endless]).everySequence(depth: 1) })
    #expect("\(found)".contains("something schedules itself again and again"))
  }

  @Test func `a script expects, waits, and forbids`() throws {
    let later = ParityCheck(
      inputs: [Act.add(1)], implementations: [Implementation<Act, Seen>("later") { AddsLater($0) }])
    try later.play([
      .perform(.add(2)), .expect("nothing yet") { $0.count == 0 },
      .never("it comes", for: .milliseconds(99)) { $0.count > 0 },
      .eventually("it comes", within: .milliseconds(1)) { $0.count == 2 },
    ])
    let found = #expect(throws: ParityCheck<Act, Seen>.Failure.self) {
      try later.play([.perform(.add(2)), .eventually("it comes", within: .milliseconds(99)) { $0.count > 0 }])
    }
    #expect(found?.inputs == [.add(2)])
    #expect(
      "\(found.map { "\($0)" } ?? "")".contains("expected: it comes, within 0.099 seconds\n  ✗ later  Seen(count: 0)"))
  }

  @Test func `a check that was stopped by its limit says so`() throws {
    let coverage = try check([right("a")]).everySequence(depth: 20, atMost: .zero)
    #expect(coverage.tried.sequences == 1)
    #expect(!coverage.isComplete)
    #expect("\(coverage)".contains("1 sequences, every one of up to 0, stopped before the end"))
    #expect(try !check([right("a")]).randomSequences(1, atMost: .zero).isComplete)
    #expect(try check([right("a")]).everySequence(depth: 1).isComplete)
  }

  @Test func `a check without a depth finds what takes few inputs, whichever comes first`() throws {
    let wrong = Implementation<Act, Seen>("stuck") { _ in Counter(limit: 1) }
    let found = try #require(failure { try check([right("a"), wrong]).everySequence(atMost: .seconds(60)) })
    #expect(found.inputs == [.add(1), .add(1)])
  }

  @Test func `every sequence is known where nothing is possible in the end`() throws {
    let check = ParityCheck<Act, Seen>(
      inputs: [.add(1)], possible: { _, seen in seen.count < 3 }, implementations: [right("a")])
    let coverage = try check.everySequence(atMost: .seconds(60))
    #expect(coverage.isComplete)
    #expect(coverage.tried.inputs == 1 + 2 + 3 + 3)
  }

  @Test func `a check that cannot perform anything fails`() throws {
    let check = ParityCheck<Act, Seen>(
      inputs: [.add(1)], possible: { _, _ in false }, implementations: [right("a")])
    for found in [failure { try check.everySequence(depth: 3) }, failure { try check.randomSequences(5, seed: 1) }] {
      #expect(found?.finding == .failure("no input is possible at the start", of: "a"))
    }
  }

  @Test func `the coverage names the inputs that were never possible`() throws {
    let check = ParityCheck<Act, Seen>(
      inputs: [.add(1), .take], possible: { act, _ in act != .take }, implementations: [right("a")])
    let coverage = try check.everySequence(depth: 2)
    #expect(coverage.inputs == ["add": 3, "take": 0])
    #expect("\(coverage)".contains("1 of 4 pairs of inputs"))
  }

  @Test func `a saved input that is not possible any more is a finding`() throws {
    let found = failure { try check([right("a")]).replay([.take]) }
    #expect(found?.finding == .failure(".take is not possible here", of: "a"))
    #expect(failure { try check([right("a")]).play([.perform(.take)]) }?.inputs == [.take])
  }

  @Test func `a script sees what is true now, even if it is over before its time has passed`() throws {
    let check = ParityCheck<Act, Seen>(inputs: [.add(1)], implementations: [Implementation("later") { AddsLater($0) }])
    let claim = ScriptStep<Act, Seen>.eventually("the count is 0", within: .seconds(1)) { $0.count == 0 }
    try check.play([.perform(.add(1)), claim])
    let never = ScriptStep<Act, Seen>.never("the count is 0", for: .seconds(1)) { $0.count == 0 }
    #expect(failure { try check.play([.perform(.add(1)), never]) } != nil)
  }

  private func check(
    _ implementations: [Implementation<Act, Seen>], comparesFrames: Bool = false
  ) -> ParityCheck<Act, Seen> {
    ParityCheck(
      inputs: [.add(1), .take, .wait], possible: isPossible, passing: \.time, comparesFrames: comparesFrames,
      implementations: implementations)
  }

  private func failure(_ body: () throws -> Void) -> ParityCheck<Act, Seen>.Failure? {
    #expect(throws: ParityCheck<Act, Seen>.Failure.self) { try body() }
  }
}

/// The inputs of a counter.
enum Act: Hashable, Sendable {
  case add(Int)
  case take
  case wait

  var time: Duration { self == .wait ? .milliseconds(100) : .zero }
}

/// The visible state of a counter.
struct Seen: Hashable, Sendable {
  var count = 0
}

@Sendable private func isPossible(_ act: Act, _ seen: Seen) -> Bool { act != .take || seen.count > 0 }

private var model: Implementation<Act, Seen> {
  .model(Seen()) { seen, act in seen.count = act.applied(to: seen.count) }
}

private func right(_ name: String) -> Implementation<Act, Seen> { Implementation(name) { _ in Counter() } }

private func stuck(at limit: Int, _ name: String) -> Implementation<Act, Seen> {
  Implementation(name) { _ in Counter(limit: limit) }
}

extension Act {
  func applied(to count: Int) -> Int {
    switch self {
    case .add(let number): count + number
    case .take: count - 1
    case .wait: count
    }
  }
}

private class Counter: ParitySubject {
  private let limit: Int
  var count = 0

  init(limit: Int = .max) { self.limit = limit }

  var snapshot: Seen { Seen(count: count) }

  func perform(_ input: Act) throws { count = min(input.applied(to: count), limit) }
}

/// It adds 100 ms later.
private final class AddsLater: Counter {
  private let trial: Trial<Seen>

  init(_ trial: Trial<Seen>) { self.trial = trial }

  override func perform(_ input: Act) throws {
    trial.clock.schedule(after: .milliseconds(100)) { [weak self] in self?.count = input.applied(to: self?.count ?? 0) }
  }
}

/// It shows another count for a moment, or once more the present one.
private final class Flashes: Counter {
  private let trial: Trial<Seen>
  private let flash: Int?

  init(_ flash: Int?, _ trial: Trial<Seen>) { (self.flash, self.trial) = (flash, trial) }

  override func perform(_ input: Act) throws {
    trial.show(Seen(count: flash ?? count))
    try super.perform(input)
  }
}

private final class Leaks: Counter {
  init(_ trial: Trial<Seen>) {
    let node = Node()
    node.next = node
    trial.expectDeallocation(of: node)
  }
}

private final class LeaksAtOne: Counter {
  private let node = Node()

  init(_ trial: Trial<Seen>) {
    super.init()
    trial.expectDeallocation(of: node)
  }

  override func perform(_ input: Act) throws {
    try super.perform(input)
    node.next = count == 1 ? node : nil
  }
}

private final class Node {
  var next: Node?
}

private final class ShowsAfterEnd: Counter {
  init(_ trial: Trial<Seen>) {
    trial.clock.schedule(after: .seconds(1)) { trial.show(Seen(count: -1)) }
  }
}

private final class Endless: Counter {
  init(_ trial: Trial<Seen>) {
    func again() { trial.clock.schedule(after: .zero) { again() } }
    again()
  }
}
