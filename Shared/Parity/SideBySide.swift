/// Subjects of all implementations in one sequence, each in a trial of its own.
final class SideBySide<Input: Hashable & Sendable, Snapshot: Hashable & Sendable>: Comparison {
  private let plan: Plan<Input, Snapshot>
  private var runs: [Run] = []
  private var frames: [Named<[Snapshot]>] = []
  private var choice: Choice<Input, Snapshot>
  /// The kinds of the last input and of the one before it.
  private var (kind, previousKind): (String?, String?) = (nil, nil)

  /// A subject, until it is released.
  private final class Run {
    let implementation: Implementation<Input, Snapshot>
    let trial = Trial<Snapshot>()
    private(set) var subject: (any Subject<Input, Snapshot>)?

    init(_ implementation: Implementation<Input, Snapshot>) { self.implementation = implementation }

    /// Does something, and lets time pass.
    ///
    /// - Returns: the frames.
    func frames(
      passing time: Duration = .zero, _ body: (any Subject<Input, Snapshot>) throws -> Void = { _ in }
    ) throws(Finding<Snapshot>) -> Named<[Snapshot]> {
      do {
        let subject = try self.subject ?? implementation.make(trial)
        self.subject = subject
        try body(subject)
        trial.show(subject.snapshot)
        try trial.clock.advance(by: time) { trial.show(subject.snapshot) }
      } catch {
        throw .failure("\(error)", of: implementation.name)
      }
      return Named(implementation.name, trial.takeFrames(), isJudged: !implementation.isReference)
    }

    /// Releases the subject, and lets all run that it has scheduled.
    func end() throws(Finding<Snapshot>) {
      subject = nil
      implementation.afterRelease()
      let survivors = trial.survivors
      if !survivors.isEmpty { throw .survivors(survivors, of: implementation.name) }
      do throws(ManualClock.Endless) {
        try trial.clock.advance(by: trial.clock.now.duration(to: trial.clock.end))
      } catch {
        throw .failure("\(error)", of: implementation.name)
      }
      if let late = trial.takeFrames().first { throw .shownAfterEnd(late, of: implementation.name) }
    }
  }

  init(_ plan: Plan<Input, Snapshot>, _ implementations: [Implementation<Input, Snapshot>]) throws(Finding<Snapshot>) {
    self.plan = plan
    choice = Choice(plan)
    runs = implementations.map(Run.init)
    for run in runs { frames.append(try run.frames()) }
  }

  private var snapshot: Snapshot? { frames.first?.value.last }

  func canPerform(_ input: Input) -> Bool { snapshot.map { plan.isPossible(input, $0) } ?? false }

  var possibleInputs: [Input] { snapshot.map(choice.possibleInputs) ?? [] }

  func randomInput(using random: inout some RandomNumberGenerator) -> Input? {
    snapshot.flatMap { choice.randomInput($0, &random) }
  }

  func perform(_ input: Input) throws(Finding<Snapshot>) {
    (previousKind, kind) = (kind, plan.recorder.kind(of: input))
    let time = plan.time(input)
    frames = []
    for run in runs { frames.append(try run.frames(passing: time) { try $0.perform(input) }) }
  }

  /// Lets time pass in all trials, and looks for something in the frames meanwhile, of which the first is the present state.
  func wait(_ time: Duration, for claim: String, in isMet: ([Snapshot]) -> Bool) throws(Finding<Snapshot>) {
    frames = []
    for run in runs {
      let seen = try run.frames(passing: time)
      guard isMet(seen.value) else { throw .expectation(claim, of: seen.name, seen.value) }
      frames.append(seen)
    }
  }

  func compare() throws(Finding<Snapshot>) {
    if let kind { plan.recorder.add(kind, after: previousKind) }
    if let finding = plan.finding(frames) { throw finding }
  }

  func end() throws(Finding<Snapshot>) {
    for run in runs { try run.end() }
  }
}
