/// Subjects of all implementations in one sequence, each in a trial of its own.
final class SideBySide<Input: Hashable & Sendable, Snapshot: Hashable & Sendable>: Comparison {
  private let plan: Plan<Input, Snapshot>
  private let recorder: CoverageRecorder<Input, Snapshot>
  private var runs: [Run] = []
  private var frames: [Named<[Snapshot]>] = []
  private var choice: Choice<Input, Snapshot>
  /// The kinds of the last input and of the one before it.
  private var (kind, previousKind): (Int?, Int?) = (nil, nil)

  /// A subject, until it is released.
  private final class Run {
    let implementation: Implementation<Input, Snapshot>
    let trial = Trial<Snapshot>()
    private(set) var subject: Driven<Input, Snapshot>?

    init(_ implementation: Implementation<Input, Snapshot>) { self.implementation = implementation }

    // What is scheduled may have the trial, which has the clock.
    deinit { trial.clock.abandonAll() }

    /// Drives the subject, and lets time pass.
    ///
    /// - Returns: the frames.
    func frames(
      passing time: Duration = .zero, _ body: (Driven<Input, Snapshot>) throws -> Void = { _ in }
    ) throws(Finding<Snapshot>) -> Named<[Snapshot]> {
      do {
        try withAutoreleasePool {
          let subject = try self.subject ?? implementation.make(trial)
          self.subject = subject
          try body(subject)
          trial.show(try subject.snapshot())
          try trial.clock.advance(by: time) { trial.show(try subject.snapshot()) }
        }
      } catch {
        throw .failure("\(error)", of: implementation.name)
      }
      return Named(implementation.name, trial.takeFrames(), isJudged: !implementation.isReference)
    }

    /// Releases the subject, and lets everything run that it has scheduled.
    func end() throws(Finding<Snapshot>) {
      withAutoreleasePool { subject = nil }
      implementation.afterRelease(trial)
      let survivors = trial.survivors
      if !survivors.isEmpty { throw .survivors(survivors, of: implementation.name) }
      do {
        try withAutoreleasePool {
          try trial.clock.advance(by: trial.clock.now.duration(to: trial.clock.end)) {
            implementation.afterRelease(trial)
          }
        }
      } catch {
        throw .failure("\(error)", of: implementation.name)
      }
      if let late = trial.takeFrames().first { throw .shownAfterEnd(late, of: implementation.name) }
    }
  }

  init(_ plan: Plan<Input, Snapshot>, _ recorder: CoverageRecorder<Input, Snapshot>) throws(Finding<Snapshot>) {
    (self.plan, self.recorder, choice) = (plan, recorder, Choice(plan))
    runs = plan.implementations.map(Run.init)
    for run in runs { frames.append(try run.frames()) }
  }

  private var snapshot: Snapshot? { frames.first?.value.last }

  func canPerform(_ input: Input) -> Bool { snapshot.map { plan.isPossible(input, $0) } ?? false }

  var possibleInputs: [Input] { snapshot.map(choice.possibleInputs) ?? [] }

  func randomInput(using random: inout SplitMix64) -> Input? {
    snapshot.flatMap { choice.randomInput($0, &random) }
  }

  func perform(_ input: Input) throws(Finding<Snapshot>) {
    // An input of the past or of a script need not be possible any more.
    guard canPerform(input) else {
      throw .failure("\(plan.code(input)) is not possible here", of: runs[0].implementation.name)
    }
    (previousKind, kind) = (kind, recorder.kind(of: input))
    let time = plan.time(input)
    frames = []
    for run in runs { frames.append(try run.frames(passing: time) { try $0.perform(input) }) }
  }

  /// Lets time pass in all trials, and looks for something in the frames meanwhile, of which the first is the present state.
  func wait(_ time: Duration, for claim: String, in isMet: ([Snapshot]) -> Bool) throws(Finding<Snapshot>) {
    let before = frames
    frames = []
    for (run, before) in zip(runs, before) {
      let new = try run.frames(passing: time)
      let seen = before.value.suffix(1).filter { $0 != new.value.first } + new.value
      guard isMet(seen) else { throw .expectation(claim, of: new.name, seen) }
      frames.append(new)
    }
  }

  func compare() throws(Finding<Snapshot>) {
    if let kind { recorder.add(kind, after: previousKind) }
    if let finding = plan.finding(frames) { throw finding }
    if let snapshot { recorder.add(snapshot) }
  }

  func end() throws(Finding<Snapshot>) {
    for run in runs { try run.end() }
  }
}
