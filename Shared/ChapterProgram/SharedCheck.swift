import Parity
import Stage

/// A check that helpers join if it takes more than a moment.
///
/// The result does not depend on the number of helpers: they share the sequences, and of several differences, that of the
/// first sequence counts.
@MainActor struct SharedCheck<S: Scene> {
  /// A difference that came once, and not again.
  struct Elusive: Error {}

  let checker: ParityChecker<S>
  let helpers: CheckHelpers?
  let progress: ProgressLine?
  let elapsed: () -> Duration

  /// To start a process takes as long as to try hundreds of sequences.
  private static var patience: Duration { .milliseconds(300) }

  /// Tries the sequences.
  ///
  /// - Parameter end: the time after which no further sequence begins, as `elapsed` has it; nil if all are tried.
  /// - Returns: how much was tried, and whether that is all.
  /// - Throws: a `Difference` with a script that is as short as can be, or `Elusive`.
  func run(_ sequences: Sequences, until end: Duration?) throws -> (tried: Tried, isAll: Bool) {
    guard !isAfter(end) else { return (Tried(), false) }
    progress?.begin()
    let helpersAreDue = helpers == nil ? nil : elapsed() + Self.patience
    var (piece, isLate) = (0, false)
    let outcome = try checker.check(sequences) { state in
      defer { piece = state.piece }
      progress?.show(state.tried, state.fraction, until: end)
      isLate = isAfter(end)
      // A piece that was begun is not shared.
      return !isLate && (state.piece == piece || !isAfter(helpersAreDue))
    }
    if let failure = outcome.failure { throw checker.shortest(failure) }
    guard let next = outcome.piece, let helpers, !isLate else { return (outcome.tried, outcome.piece == nil) }
    let rest = try share(sequences, from: next, after: outcome.tried, helpers, until: end)
    return (outcome.tried + rest.tried, rest.isAll)
  }

  private func isAfter(_ end: Duration?) -> Bool { end.map { elapsed() >= $0 } ?? false }

  private func share(
    _ sequences: Sequences, from next: Int, after before: Tried, _ helpers: CheckHelpers, until end: Duration?
  ) throws -> (tried: Tried, isAll: Bool) {
    let parts = (0...helpers.count).map { Part(from: next + $0, each: helpers.count + 1) }
    let team = parts.dropFirst().map { part in
      helpers.start(CheckOrder(sequences: sequences, part: part, time: end.map { $0 - elapsed() }))
    }
    defer { team.forEach { $0.stop() } }
    func tried(_ own: Tried) -> Tried { team.reduce(before + own) { $0 + ($1.news?.tried ?? Tried()) } }
    func failure() -> Int? { team.compactMap(\.news).filter { $0.state == .hasFailed }.map(\.piece).min() }
    func tryPart(_ part: Part) throws(Difference) -> PartOutcome<Difference> {
      try checker.check(sequences, part: part) { state in
        progress?.show(tried(state.tried), state.fraction, until: end)
        return !isAfter(end) && failure().map { state.piece < $0 } ?? true
      }
    }
    var outcomes = [try tryPart(parts[0])]
    func lowest() -> Int? {
      (outcomes.filter { $0.failure != nil }.compactMap(\.piece) + (failure().map { [$0] } ?? [])).min()
    }
    func isNeeded(_ helper: any CheckHelper) -> Bool { lowest().map { (helper.news?.piece ?? 0) <= $0 } ?? true }
    while let helper = team.first(where: { !$0.hasEnded && isNeeded($0) }) {
      helper.wait(atMost: .milliseconds(100))
      progress?.show(tried(outcomes[0].tried), team.compactMap(\.news?.fraction).min() ?? 0, until: end)
    }
    // A helper that ended without a last word could not be started, or the ways end a process: they shall do so here.
    for (helper, part) in zip(team, parts.dropFirst()) where isNeeded(helper) && helper.news?.isLast != true {
      outcomes.append(try tryPart(part))
    }
    if let lowest = lowest() {
      let own = outcomes.first { $0.piece == lowest }?.failure
      guard let failure = try own ?? checker.check(sequences, part: .only(lowest)).failure else { throw Elusive() }
      throw checker.shortest(failure)
    }
    let told = team.compactMap(\.news).filter(\.isLast)
    return (
      tried: (outcomes.map(\.tried) + told.map(\.tried)).reduce(Tried(), +),
      isAll: outcomes.allSatisfy { $0.piece == nil } && told.allSatisfy { $0.state == .isDone }
    )
  }
}
