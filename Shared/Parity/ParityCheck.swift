/// A check that implementations behave alike, or that one behaves as its model does.
///
///     let check = ParityCheck<Act, Seen>(
///       inputs: [.add(1), .take], possible: { $0 != .take || $1.count > 0 },
///       implementations: [
///         Implementation("delegate") { DelegateCounter($0) },
///         Implementation("rx") { RxCounter($0) },
///       ])
///     try check.everySequence(depth: 5)
///     try check.randomSequences(1_000, seed: 1)
///
/// After each input, the clock of each trial runs what is due at once, the invariants must hold in each frame, and the
/// snapshots must be equal. At the end of a sequence the subjects are released; an object that is not deallocated then is a
/// finding, too.
///
/// A check fails with a ``Counterexample``, whose description a person can read in the output of Swift Testing and of XCTest.
/// It runs wherever it is called, on the main actor or elsewhere, and ends early if its task is cancelled.
public struct ParityCheck<Input: Hashable & Sendable, Snapshot: Hashable & Sendable> {
  /// A sequence after which something is wrong.
  public typealias Failure = Counterexample<Input, Finding<Snapshot>>

  private let plan: Plan<Input, Snapshot>
  /// The call of ``replay(_:)`` in a test, without its argument.
  var call = "try check.replay"
  /// Is asked between two sequences.
  var isCancelled = { Task.isCancelled }

  /// Describes a check.
  ///
  /// - Parameters:
  ///   - inputs: the rules for the inputs.
  ///   - isPossible: the precondition of an input while a snapshot is visible: that of the first implementation.
  ///   - time: the time that passes on the clock of a trial when an input happens, after the subject has performed it.
  ///   - invariants: the conditions that hold in each frame of each implementation that is not a reference.
  ///   - comparesFrames: true if the frames between two inputs must be equal, too, not only the states at rest. A model has no
  ///     frames in between.
  ///   - shorter: forms of an input that a reader would sooner understand, the shortest first.
  ///   - code: returns an input in Swift. By default reflection does, which fails for cases without arguments of an enumeration
  ///     that has a `description`, and for arguments such as dates.
  ///   - implementations: the implementations that are compared, in the order of the report.
  public init(
    inputs: [InputRule<Input, Snapshot>], possible isPossible: @escaping (Input, Snapshot) -> Bool = { _, _ in true },
    passing time: @escaping (Input) -> Duration = { _ in .zero }, invariants: [Invariant<Snapshot>] = [],
    comparesFrames: Bool = false, shorter: @escaping (Input) -> [Input] = { _ in [] },
    code: ((Input) -> String)? = nil, implementations: [Implementation<Input, Snapshot>]
  ) {
    precondition(!implementations.isEmpty, "a check needs an implementation")
    plan = Plan(
      rules: inputs, isPossible: isPossible, time: time, invariants: invariants, comparesFrames: comparesFrames,
      shorter: shorter, code: code ?? sourceCode(of:), implementations: implementations)
  }

  /// Describes a check with inputs that are always the same, all equally likely.
  ///
  /// The parameters are those of ``init(inputs:possible:passing:invariants:comparesFrames:shorter:code:implementations:)``.
  public init(
    inputs: [Input], possible isPossible: @escaping (Input, Snapshot) -> Bool = { _, _ in true },
    passing time: @escaping (Input) -> Duration = { _ in .zero }, invariants: [Invariant<Snapshot>] = [],
    comparesFrames: Bool = false, implementations: [Implementation<Input, Snapshot>]
  ) {
    self.init(
      inputs: inputs.map { InputRule($0) }, possible: isPossible, passing: time, invariants: invariants,
      comparesFrames: comparesFrames, implementations: implementations)
  }

  /// Tries every sequence of up to so many inputs, the shorter ones first.
  ///
  /// - Parameters:
  ///   - depth: the number of inputs.
  ///   - limit: the time after which no further sequence begins, except the one without inputs. Shortening a failure may take
  ///     as long once more, and a second at least; without a limit, a minute.
  /// - Returns: the coverage, which is not complete if the limit came first.
  /// - Throws: the shortest sequence of the inputs after which something is wrong.
  @discardableResult
  public func everySequence(depth: Int, atMost limit: Duration? = nil) throws(Failure) -> Coverage {
    let (recorder, goesOn) = (CoverageRecorder(plan), goesOn(limit))
    let checker = checker(recorder)
    var (tried, latest, complete, isAll) = (Tried(), Tried(), -1, false)
    // Each depth anew, and not only the last: a leak may show only where a short sequence ends.
    while !isAll, complete < 0 || goesOn() {
      let outcome = checker.check(.every(depth: complete + 1)) { _ in goesOn() }
      if let failure = outcome.failure { throw report(checker.shrunk(failure, while: self.goesOn(patience(limit)))) }
      tried = tried + outcome.tried
      if outcome.piece != nil { break }
      complete += 1
      if complete == 1 { try validate(outcome.tried) }
      // The same once more: nothing is possible any more after any of them.
      isAll = complete >= depth || complete > 0 && outcome.tried == latest
      latest = outcome.tried
    }
    var coverage = recorder.coverage
    (coverage.tried, coverage.depth, coverage.isComplete) = (tried, complete, isAll)
    return coverage
  }

  /// Tries every sequence of one input, of two, and so on, for as long as there is time.
  ///
  /// - Returns: the coverage, with the number of inputs up to which every sequence was tried.
  /// - Throws: the shortest sequence of the inputs after which something is wrong.
  @discardableResult
  public func everySequence(atMost limit: Duration) throws(Failure) -> Coverage {
    try everySequence(depth: .max, atMost: limit)
  }

  /// Tries random sequences. Each of them uses about half of the rules, as long as one of these is possible.
  ///
  /// - Parameters:
  ///   - count: the number of sequences.
  ///   - length: the number of inputs in half of them; the others are shorter, and so are those after which nothing is
  ///     possible any more.
  ///   - seed: determines the sequences; by default it is random, and part of what is returned or thrown.
  ///   - limit: the time after which no further sequence begins. Shortening a failure may take as long once more, and a second
  ///     at least; without a limit, a minute.
  /// - Throws: a sequence after which something is wrong, the shortest that can be found.
  @discardableResult
  public func randomSequences(
    _ count: Int, length: Int = 30, seed: UInt64 = .random(in: 0...UInt64(UInt32.max)), atMost limit: Duration? = nil
  ) throws(Failure) -> Coverage {
    let (recorder, goesOn, length) = (CoverageRecorder(plan), goesOn(limit), max(length, 0))
    var (tried, isComplete) = (Tried(), count <= 0)
    if count > 0, goesOn() {
      let sequences = Sequences.random(0..<count, lengths: min(1, length)...length, seed: seed)
      let checker = checker(recorder)
      let outcome = checker.check(sequences) { _ in goesOn() }
      if let failure = outcome.failure {
        throw report(checker.shortest(failure, while: self.goesOn(patience(limit))), seed: seed)
      }
      if length > 0 { try validate(outcome.tried) }
      (tried, isComplete) = (outcome.tried, outcome.piece == nil)
    }
    var coverage = recorder.coverage
    (coverage.tried, coverage.seed, coverage.isComplete) = (tried, seed, isComplete)
    return coverage
  }

  /// Performs `inputs`, and compares after each: the call that a failure prints is a test of its own.
  ///
  ///     try check.replay([
  ///       .add(1),
  ///       .take,
  ///     ])
  ///
  /// - Throws: the first fault, which may be that an input is not possible.
  public func replay(_ inputs: [Input]) throws(Failure) {
    do throws(Failure) { try checker(CoverageRecorder(plan)).check(inputs) } catch { throw report(error) }
  }

  /// Plays a script.
  ///
  ///     try check.play([
  ///       .perform(.add(1)), .expect("nothing yet") { $0.count == 0 },
  ///       .eventually("it is added", within: .milliseconds(100)) { $0.count == 1 },
  ///     ])
  ///
  /// - Throws: the first fault, after the inputs of the script up to there.
  public func play(_ script: [ScriptStep<Input, Snapshot>]) throws(Failure) {
    var inputs: [Input] = []
    do throws(Finding<Snapshot>) {
      let subjects = try SideBySide(plan, CoverageRecorder(plan))
      try subjects.compare()
      for step in script {
        switch step {
        case .perform(let input):
          inputs.append(input)
          try subjects.perform(input)
        case .expect(let claim, let isMet): try subjects.wait(.zero, for: claim) { $0.last.map(isMet) ?? false }
        case .eventually(let claim, let time, let isMet):
          try subjects.wait(time, for: "\(claim), within \(time)") { $0.contains(where: isMet) }
        case .never(let claim, let time, let isMet):
          try subjects.wait(time, for: "never \(claim), for \(time)") { !$0.contains(where: isMet) }
        }
        try subjects.compare()
      }
      try subjects.end()
    } catch {
      var failure = report(Failure(inputs: inputs, finding: error))
      // A script is more than its inputs.
      failure.call = nil
      throw failure
    }
  }

  private func checker(
    _ recorder: CoverageRecorder<Input, Snapshot>
  ) -> SequenceChecker<SideBySide<Input, Snapshot>> {
    SequenceChecker(shorter: plan.shorter) { () throws(Finding<Snapshot>) in try SideBySide(plan, recorder) }
  }

  /// A check that performs nothing would find nothing: that is a mistake in its preconditions.
  private func validate(_ tried: Tried) throws(Failure) {
    guard tried.inputs == 0, !plan.rules.isEmpty else { return }
    let name = plan.implementations[0].name
    throw Failure(inputs: [], finding: .failure("no input is possible at the start", of: name))
  }

  private func report(_ failure: Failure, seed: UInt64? = nil) -> Failure {
    var failure = failure
    (failure.inputCode, failure.call, failure.seed) = (failure.inputs.map(plan.code), call, seed)
    return failure
  }

  private func patience(_ limit: Duration?) -> Duration { limit.map { max($0, .seconds(1)) } ?? .seconds(60) }

  private func goesOn(_ limit: Duration?) -> () -> Bool {
    let end = limit.map { ContinuousClock.now + $0 }
    return { [isCancelled] in !isCancelled() && end.map { ContinuousClock.now < $0 } ?? true }
  }
}

/// A step of a script.
public enum ScriptStep<Input: Sendable, Snapshot>: Sendable {
  /// Lets an input happen.
  case perform(Input)

  /// Something must be true now.
  case expect(String, @Sendable (Snapshot) -> Bool)

  /// Something must be true now, or in a frame before so much time has passed. All of the time passes.
  case eventually(String, within: Duration, @Sendable (Snapshot) -> Bool)

  /// Something must not be true now, nor in any frame until so much time has passed.
  case never(String, for: Duration, @Sendable (Snapshot) -> Bool)
}
