/// The inputs and the demands of a check.
struct Plan<Input: Hashable & Sendable, Snapshot: Hashable & Sendable> {
  let rules: [InputRule<Input, Snapshot>]
  let isPossible: (Input, Snapshot) -> Bool
  /// The time that passes when an input happens.
  let time: (Input) -> Duration
  let invariants: [Invariant<Snapshot>]
  let comparesFrames: Bool
  let shorter: (Input) -> [Input]
  let code: (Input) -> String
  let implementations: [Implementation<Input, Snapshot>]

  /// Returns the fault in the frames of an input, of which the last is the state at rest.
  func finding(_ frames: [Named<[Snapshot]>]) -> Finding<Snapshot>? {
    for named in frames where named.isJudged {
      for frame in named.value {
        if let broken = invariants.first(where: { !$0.holds(frame) }) {
          return .invariant(broken.claim, of: named.name, frame)
        }
      }
    }
    let resting = frames.compactMap { named in
      named.value.last.map { Named(named.name, $0, isJudged: named.isJudged) }
    }
    if let first = resting.first, resting.contains(where: { $0.value != first.value }) { return .snapshots(resting) }
    if comparesFrames, frames.contains(where: { $0.value != frames[0].value }) { return .frames(frames) }
    return nil
  }
}

/// The choice of inputs in one sequence.
struct Choice<Input: Hashable & Sendable, Snapshot: Hashable & Sendable> {
  private let plan: Plan<Input, Snapshot>
  /// The rules of this sequence: leaving some out reaches states that lie far away if all are equally likely.
  ///
  /// A. Groce, C. Zhang, E. Eide, Y. Chen and J. Regehr, "Swarm Testing" (ISSTA 2012).
  private var swarm: [InputRule<Input, Snapshot>]?

  init(_ plan: Plan<Input, Snapshot>) { self.plan = plan }

  func possibleInputs(_ snapshot: Snapshot) -> [Input] {
    plan.rules.flatMap(\.examples).filter { plan.isPossible($0, snapshot) }
  }

  mutating func randomInput(_ snapshot: Snapshot, _ random: inout SplitMix64) -> Input? {
    if swarm == nil { swarm = plan.rules.filter { _ in Bool.random(using: &random) } }
    return draw(from: swarm ?? [], snapshot, &random) ?? draw(from: plan.rules, snapshot, &random)
  }

  private func draw(
    from rules: [InputRule<Input, Snapshot>], _ snapshot: Snapshot, _ random: inout SplitMix64
  ) -> Input? {
    var left = rules
    while case let sum = left.map(\.weight).reduce(0, +), sum > 0 {
      var number = Int.random(in: 0..<sum, using: &random)
      var index = 0
      while number >= left[index].weight {
        number -= left[index].weight
        index += 1
      }
      if let input = draw(by: left[index], snapshot, &random) { return input }
      left.remove(at: index)
    }
    return nil
  }

  /// Returns an input that is possible; nil if none of the rule's draws is.
  private func draw(
    by rule: InputRule<Input, Snapshot>, _ snapshot: Snapshot, _ random: inout SplitMix64
  ) -> Input? {
    var generator: any RandomNumberGenerator = random
    defer { random = generator as? SplitMix64 ?? random }
    for _ in 0..<rule.tries {
      if let input = rule.draw(snapshot, &generator), plan.isPossible(input, snapshot) { return input }
    }
    return nil
  }
}
