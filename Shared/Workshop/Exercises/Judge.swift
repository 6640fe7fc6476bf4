import Parity
import Stage
import World

/// Judges an attempt at an exercise: the rules of the exercise from the top, then whether it equals the reference, and
/// last whether anything outlives its controller.
@MainActor struct Judge<E: Exercise> {
  private let ways: [Way<E.Place.Screen>]
  private let effort: Effort
  private let elapsed: () -> Duration

  /// A judge of `ways` in the exercise.
  ///
  /// - Parameter elapsed: a clock, for tests.
  init(
    _ exercise: E.Type, _ ways: [Way<E.Place.Screen>], _ effort: Effort, elapsed: (() -> Duration)? = nil
  ) {
    let start = ContinuousClock.now
    self.ways = ways
    self.effort = effort
    self.elapsed = elapsed ?? { ContinuousClock.now - start }
  }

  /// The judgements, in order, each of which the caller can announce before it is made.
  ///
  /// - Throws: `WorkbenchError` if the rules cannot be read.
  var judgements: [Judgement] {
    get throws {
      try E.rules.map { rule in
        Judgement(statement: rule.statement, script: rule.script) {
          guard let (way, breach) = try firstBreach(rule) else { return nil }
          return Verdict(rule.statement, way, breach, rule.advice)
        }
      } + [parity, lifetimes]
    }
  }

  private var parity: Judgement {
    let names = E.reference.map(\.name).joined(separator: ", ")
    let statement = "After any inputs, it is the same as \(names)."
    return Judgement(statement: statement) {
      do throws(Difference) {
        for way in ways { try compare(ParityChecker(E.Place.self, ways: E.reference + [way])) }
      } catch {
        try tryReferences(after: error.inputs)
        return Verdict(statement, error, of: ways.map(\.name))
      }
      return nil
    }
  }

  private func compare(_ checker: ParityChecker<E.Place>) throws(Difference) {
    let began = elapsed()
    let goesOn = { effort.time.map { elapsed() - began < $0 } ?? true }
    for depth in 1...effort.depth {
      guard try checker.checkAll(depth: depth, while: { depth == 1 || goesOn() }) != nil else { break }
    }
    let beganRandomly = elapsed()
    _ = try checker.checkRandomly(count: effort.random, length: 30, seed: 1) {
      effort.time.map { elapsed() - beganRandomly < $0 } ?? true
    }
  }

  private var lifetimes: Judgement {
    let statement = "When the screen closes, nothing of it remains."
    return Judgement(statement: statement) {
      for way in ways {
        guard let (inputs, fault) = try firstFault(way) else { continue }
        let script = inputs.map(\.description) + [fault.circumstances]
        let breach = Breach(script: script, expected: "nothing", found: "\(fault)")
        return Verdict(statement, way.name, breach, fault.advice)
      }
      return nil
    }
  }

  private func firstFault(_ way: Way<E.Place.Screen>) throws(PaneError) -> ([Input], LifetimeFault)? {
    let alphabet = E.Place.alphabet
    let checker = LifetimeChecker(E.Place.self, after: alphabet)
    var faults = try checker.check(way)
    // The allocator, too, needs a while to come to rest, with tasks above all. A leak is still there the next time.
    for _ in 0..<3 {
      guard case .growth? = faults.first else { break }
      faults = try checker.check(way)
    }
    if let fault = faults.first { return (alphabet, fault) }
    guard let (inputs, passing) = try checker.checkMoments(way) else { return nil }
    // Pending work retains what it needs, and goes together with it.
    guard let fault = passing.first(where: \.isPending) ?? passing.first else { return nil }
    return (inputs, fault)
  }

  private func firstBreach(_ rule: Rule<E.Place>) throws -> (way: String, breach: Breach)? {
    for way in ways {
      guard let breach = try rule.breach(by: way) else { continue }
      if rule.isSeen { try tryReferences(by: rule) }
      return (way.name, breach)
    }
    return nil
  }

  /// Throws for a rule that no way keeps any more: that is not the reader's doing.
  private func tryReferences(by rule: Rule<E.Place>) throws {
    guard try E.reference.allSatisfy({ try rule.breach(by: $0) != nil }) else { return }
    throw ReferenceTrouble.broken(rule: rule.statement, by: E.reference.map(\.name))
  }

  /// Throws if the references differ among themselves: then none of them can decide.
  private func tryReferences(after inputs: [Input]) throws(ReferenceTrouble) {
    do throws(Difference) { try ParityChecker(E.Place.self, ways: E.reference).check(inputs) } catch {
      throw .difference(error, among: E.reference.map(\.name))
    }
  }
}

/// One thing that is judged.
@MainActor package struct Judgement {
  /// The rule, as a sentence.
  package let statement: String

  /// The script by which it is judged, if it is one.
  package var script: [String] = []

  /// Judges; nil if it holds.
  package let verdict: () throws -> Verdict?
}

nonisolated extension LifetimeFault {
  fileprivate var isPending: Bool {
    if case .pending = self { true } else { false }
  }

  /// The comment that ends the script which shows it.
  fileprivate var circumstances: String {
    if case .accumulation = self { "# repeated twice a minute" } else { "# and the screen is closed" }
  }

  /// Where to look for it.
  fileprivate var advice: String {
    switch self {
    case .survivors, .growth: "Which object retains which? Look for a cycle: a closure retains what it captures."
    case .connections, .reaction, .hearing: "Which subscription, observation or action has not ended?"
    case .accumulation: "Each repetition adds something. What has to end before the next one begins?"
    case .pending: "Something was begun and continues: what ends it when the screen closes?"
    }
  }
}
