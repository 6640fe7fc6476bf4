/// Whether implementations behave the same, whatever happens to them; or one as its model does.
///
///     let check = ParityCheck(
///       inputs: [.up, .down, .reset], possible: { $0 != .down || $1.count > 0 },
///       implementations: [
///         Implementation("delegate") { DelegateCounter($0) },
///         Implementation("rx") { RxCounter($0) },
///       ])
///     try check.everySequence(depth: 5)
///     try check.randomSequences(1_000, seed: 1)
///
/// After each input, the clock of each trial runs what is due at once, the invariants must hold in each frame, and the
/// snapshots must be equal. At the end of a sequence the subjects are released; what is left of them is a finding, too.
///
/// A check fails with a ``Counterexample``, whose description a person can read in the output of Swift Testing and of XCTest.
/// It runs wherever it is called, on the main actor or elsewhere.
public struct ParityCheck<Input: Hashable & Sendable, Snapshot: Hashable & Sendable> {
  /// A sequence after which something is wrong.
  public typealias Failure = Counterexample<Input, Finding<Snapshot>>

  private let implementations: [Implementation<Input, Snapshot>]
  private let shorter: (Input) -> [Input]
  private let makePlan: () -> Plan<Input, Snapshot>

  /// Describes a check.
  ///
  /// - Parameters:
  ///   - inputs: what can happen.
  ///   - isPossible: the precondition: whether an input is possible while a snapshot is visible.
  ///   - time: the time that passes on the clock of a trial when an input happens, after the subject has performed it.
  ///   - invariants: what must hold in each frame.
  ///   - comparesFrames: whether all that is visible between two inputs must be the same, not only the state at rest.
  ///   - shorter: forms of an input that a reader would sooner understand, the shortest first.
  ///   - implementations: what is compared, in the order of the report.
  public init(
    inputs: [InputRule<Input>], possible isPossible: @escaping (Input, Snapshot) -> Bool = { _, _ in true },
    passing time: @escaping (Input) -> Duration = { _ in .zero }, invariants: [Invariant<Snapshot>] = [],
    comparesFrames: Bool = false, shorter: @escaping (Input) -> [Input] = { _ in [] },
    implementations: [Implementation<Input, Snapshot>]
  ) {
    (self.implementations, self.shorter) = (implementations, shorter)
    makePlan = {
      Plan(
        rules: inputs, isPossible: isPossible, invariants: invariants, comparesFrames: comparesFrames, time: time)
    }
  }

  /// Describes a check with inputs that are always the same, all equally likely.
  ///
  /// The parameters are those of ``init(inputs:possible:passing:invariants:comparesFrames:shorter:implementations:)``.
  public init(
    inputs: [Input], possible isPossible: @escaping (Input, Snapshot) -> Bool = { _, _ in true },
    passing time: @escaping (Input) -> Duration = { _ in .zero }, invariants: [Invariant<Snapshot>] = [],
    comparesFrames: Bool = false, implementations: [Implementation<Input, Snapshot>]
  ) {
    self.init(
      inputs: inputs.map { InputRule($0) }, possible: isPossible, passing: time, invariants: invariants,
      comparesFrames: comparesFrames, implementations: implementations)
  }

  /// Tries every sequence of so many inputs, and with them each shorter one.
  ///
  /// - Parameters:
  ///   - depth: the number of inputs.
  ///   - limit: the time after which no further sequence begins, if not all have been tried.
  /// - Throws: the shortest sequence after which something is wrong.
  @discardableResult
  public func everySequence(depth: Int, atMost limit: Duration? = nil) throws(Failure) -> Coverage {
    let plan = makePlan()
    let tried = try checker(plan).search(.every(depth: depth), while: Self.goesOn(limit)).tried
    return plan.recorder.coverage(tried)
  }

  /// Tries random sequences. Each of them uses about half of the rules, as long as one of these is possible.
  ///
  /// - Parameters:
  ///   - count: the number of sequences.
  ///   - length: the number of inputs in each; fewer if nothing is possible any more.
  ///   - seed: determines the sequences; by default it is random, and part of what is returned or thrown.
  ///   - limit: the time after which no further sequence begins.
  /// - Throws: a sequence after which something is wrong, the shortest that can be found.
  @discardableResult
  public func randomSequences(
    _ count: Int, length: Int = 30, seed: UInt64 = .random(in: 0...UInt64(UInt32.max)), atMost limit: Duration? = nil
  ) throws(Failure) -> Coverage {
    let plan = makePlan()
    let tried = try checker(plan).checkRandomly(
      0..<max(count, 0), length: length, seed: seed, while: Self.goesOn(limit))
    return plan.recorder.coverage(tried, seed: seed)
  }

  /// Performs `inputs`, and compares after each: a counterexample of the past, for instance.
  ///
  /// - Throws: what is wrong after the inputs, or after the first few of them.
  public func replay(_ inputs: [Input]) throws(Failure) {
    try checker(makePlan()).check(inputs)
  }

  /// Plays a script.
  ///
  /// - Throws: what is wrong after its inputs.
  public func play(_ script: [ScriptStep<Input, Snapshot>]) throws(Failure) {
    var inputs: [Input] = []
    do throws(Finding<Snapshot>) {
      let subjects = try SideBySide(makePlan(), implementations)
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
      throw Failure(inputs: inputs, finding: error)
    }
  }

  private func checker(_ plan: Plan<Input, Snapshot>) -> SequenceChecker<SideBySide<Input, Snapshot>> {
    SequenceChecker(shorter: shorter) { () throws(Finding<Snapshot>) in try SideBySide(plan, implementations) }
  }

  private static func goesOn(_ limit: Duration?) -> () -> Bool {
    guard let limit else { return { true } }
    let end = ContinuousClock.now + limit
    return { ContinuousClock.now < end }
  }
}

/// A step of a script.
public enum ScriptStep<Input, Snapshot> {
  /// Lets an input happen.
  case perform(Input)

  /// Something must be true now.
  case expect(String, (Snapshot) -> Bool)

  /// Something must be true now, or in a frame before so much time has passed. All of the time passes.
  case eventually(String, within: Duration, (Snapshot) -> Bool)

  /// Something must not be true now, nor in any frame until so much time has passed.
  case never(String, for: Duration, (Snapshot) -> Bool)
}
