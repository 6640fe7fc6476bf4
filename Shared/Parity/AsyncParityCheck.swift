import Foundation

/// An implementation whose inputs take time, such as an actor, or a class of the main actor with `async` methods.
///
///     actor SleepingCounter: AsyncParitySubject {
///       private let clock: ManualClock
///       private(set) var snapshot = Seen()
///
///       init(_ trial: Trial<Seen>) { clock = trial.clock }
///
///       func perform(_ input: Act) async throws {
///         try await clock.sleep(for: .milliseconds(100))
///         snapshot.count = input.applied(to: snapshot.count)
///       }
///     }
///
/// A class of the main actor whose methods are not `async` can be one, too: so the original of a rewrite from Rx to `async`
/// needs no wrapper.
public protocol AsyncParitySubject<Input, Snapshot>: Sendable {
  /// The inputs: usually an enumeration.
  associatedtype Input: Hashable & Sendable

  /// Everything that is visible: usually a structure.
  associatedtype Snapshot: Hashable & Sendable

  /// Lets `input` happen.
  ///
  /// The check goes on when it has returned, or when it sleeps on the clock of the trial. If it still sleeps at the end of the
  /// sequence, its task is cancelled.
  /// - Throws: the reason why that was not possible, which is a finding.
  func perform(_ input: Input) async throws

  /// The visible state.
  var snapshot: Snapshot { get async }
}

/// A ``ParityCheck`` of implementations whose inputs take time.
///
///     let check = AsyncParityCheck<Act, Seen>(
///       inputs: [.add(1)], passing: { _ in .milliseconds(100) },
///       implementations: [
///         .model(Seen()) { seen, act in seen.count = act.applied(to: seen.count) },
///         AsyncImplementation("actor") { SleepingCounter($0) },
///       ])
///     try await check.everySequence(depth: 4)
///
/// Tasks that a subject begins must sleep on the clock of its trial. That such a task has come to rest cannot be observed: a
/// subject is taken to be at rest when twenty looks have seen nothing new. A look waits behind all that the subject's actor and
/// the main actor are to do, and behind a task of the lowest priority. The states between are no frames, except those that a
/// subject reports to ``Trial/show(_:)``.
///
/// The check has a thread of its own, and actions that a subject schedules on the clock run there. Use `clock.sleep(for:)` in
/// a class of the main actor.
public struct AsyncParityCheck<Input: Hashable & Sendable, Snapshot: Hashable & Sendable>: @unchecked Sendable {
  // All closures in it are sendable.
  private let check: ParityCheck<Input, Snapshot>

  /// Describes a check. The parameters are those of ``ParityCheck``.
  public init(
    inputs: [InputRule<Input, Snapshot>],
    possible isPossible: @escaping @Sendable (Input, Snapshot) -> Bool = { _, _ in true },
    passing time: @escaping @Sendable (Input) -> Duration = { _ in .zero }, invariants: [Invariant<Snapshot>] = [],
    comparesFrames: Bool = false, shorter: @escaping @Sendable (Input) -> [Input] = { _ in [] },
    code: (@Sendable (Input) -> String)? = nil, implementations: [AsyncImplementation<Input, Snapshot>]
  ) {
    var check = ParityCheck(
      inputs: inputs, possible: isPossible, passing: time, invariants: invariants, comparesFrames: comparesFrames,
      shorter: shorter, code: code, implementations: implementations.map(\.blocking))
    check.call = "try await check.replay"
    self.check = check
  }

  /// Describes a check with inputs that are always the same, all equally likely.
  public init(
    inputs: [Input], possible isPossible: @escaping @Sendable (Input, Snapshot) -> Bool = { _, _ in true },
    passing time: @escaping @Sendable (Input) -> Duration = { _ in .zero }, invariants: [Invariant<Snapshot>] = [],
    comparesFrames: Bool = false, implementations: [AsyncImplementation<Input, Snapshot>]
  ) {
    self.init(
      inputs: inputs.map { InputRule($0) }, possible: isPossible, passing: time, invariants: invariants,
      comparesFrames: comparesFrames, implementations: implementations)
  }

  /// Tries every sequence, as ``ParityCheck/everySequence(depth:atMost:)`` does.
  @discardableResult
  public func everySequence(depth: Int, atMost limit: Duration? = nil) async throws -> Coverage {
    try await onThread { try $0.everySequence(depth: depth, atMost: limit) }
  }

  /// Tries every sequence for as long as there is time, as ``ParityCheck/everySequence(atMost:)`` does.
  @discardableResult
  public func everySequence(atMost limit: Duration) async throws -> Coverage {
    try await onThread { try $0.everySequence(atMost: limit) }
  }

  /// Tries random sequences, as ``ParityCheck/randomSequences(_:length:seed:atMost:)`` does.
  @discardableResult
  public func randomSequences(
    _ count: Int, length: Int = 30, seed: UInt64 = .random(in: 0...UInt64(UInt32.max)), atMost limit: Duration? = nil
  ) async throws -> Coverage {
    try await onThread { try $0.randomSequences(count, length: length, seed: seed, atMost: limit) }
  }

  /// Performs inputs, as ``ParityCheck/replay(_:)`` does.
  public func replay(_ inputs: [Input]) async throws {
    try await onThread { try $0.replay(inputs) }
  }

  /// Plays a script, as ``ParityCheck/play(_:)`` does.
  public func play(_ script: [ScriptStep<Input, Snapshot>]) async throws {
    try await onThread { try $0.play(script) }
  }

  /// The check is a loop that blocks until a subject has answered. That must be a thread of its own: one of those that run tasks
  /// would be missing there.
  private func onThread<Value: Sendable>(
    _ body: @escaping @Sendable (ParityCheck<Input, Snapshot>) throws -> Value
  ) async throws -> Value {
    let isCancelled = Box(false)
    let value = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let thread = Thread {
          var check = check
          check.isCancelled = { isCancelled.value }
          continuation.resume(with: Result { try body(check) })
        }
        thread.stackSize = 4 << 20
        thread.start()
      }
    } onCancel: {
      isCancelled.value = true
    }
    try Task.checkCancellation()
    return value
  }
}

/// One of the implementations whose inputs take time.
public struct AsyncImplementation<Input: Hashable & Sendable, Snapshot: Hashable & Sendable> {
  fileprivate let blocking: Implementation<Input, Snapshot>

  /// Names an implementation.
  ///
  /// - Parameters:
  ///   - name: the name, by which a report calls it.
  ///   - isReference: true if it cannot be wrong: the original of a rewrite, for instance. Invariants are not asked of it.
  ///   - patience: the real time after which an input that has not come to rest is a finding. Of the time between two
  ///     looks, at most ten milliseconds count, so that a busy machine is not taken for a fault.
  ///   - make: makes a fresh subject for a trial. It must not sleep on the clock, which stands still until there is a subject.
  public init(
    _ name: String, isReference: Bool = false, restsWithin patience: Duration = .seconds(10),
    _ make: @escaping @Sendable (Trial<Snapshot>) async throws -> any AsyncParitySubject<Input, Snapshot>
  ) {
    blocking = Implementation(name, isReference: isReference, afterRelease: Self.letTasksEnd) { trial in
      let making = Call { try await make(trial) }
      let subject = BlockingSubject(try blockingly { try await making.value(within: patience) }, trial, patience)
      return Driven(perform: subject.perform, snapshot: subject.snapshot)
    }
  }

  private init(_ blocking: Implementation<Input, Snapshot>) { self.blocking = blocking }

  /// A model: see ``Implementation/model(_:_:)``.
  public static func model(
    _ initial: Snapshot, _ next: @escaping @Sendable (inout Snapshot, Input) -> Void
  ) -> AsyncImplementation {
    AsyncImplementation(.model(initial, next))
  }

  /// A model with a state that is not visible as it is: see ``Implementation/model(_:showing:_:)``.
  public static func model<State: Sendable>(
    _ initial: State, showing visible: @escaping @Sendable (State) -> Snapshot,
    _ next: @escaping @Sendable (inout State, Input) -> Void
  ) -> AsyncImplementation {
    AsyncImplementation(.model(initial, showing: visible, next))
  }

  /// Lets tasks end that a released subject has cancelled. There is no subject any more behind which one could queue.
  private static func letTasksEnd(_ trial: Trial<Snapshot>) {
    blockingly {
      for look in 0..<400 where look < 20 || !trial.survivors.isEmpty {
        await idle()
      }
    }
  }
}

/// A subject on whose rest this thread waits.
private final class BlockingSubject<Input: Hashable & Sendable, Snapshot: Hashable & Sendable> {
  private let subject: any AsyncParitySubject<Input, Snapshot>
  private let trial: Trial<Snapshot>
  private let patience: Duration
  private var calls: [Call<Void>] = []

  init(_ subject: any AsyncParitySubject<Input, Snapshot>, _ trial: Trial<Snapshot>, _ patience: Duration) {
    (self.subject, self.trial, self.patience) = (subject, trial, patience)
  }

  deinit { calls.forEach { $0.cancel() } }

  /// A look at the subject.
  private struct Look: Equatable {
    let snapshot: Snapshot
    /// The number of actions and sleeps on the clock.
    let pending: Int
    /// The number of inputs that have not returned.
    let calls: Int

    /// True if an input has not returned and does not sleep either.
    var isAtWork: Bool { calls > 0 && pending == 0 }
  }

  func perform(_ input: Input) {
    calls.append(Call { [subject] in try await subject.perform(input) })
  }

  /// Returns the visible state at rest.
  func snapshot() throws -> Snapshot {
    let latest = try blockingly { [subject, trial, patience, calls] in
      var patience = Patience(patience)
      func look() async -> Look {
        Look(
          snapshot: await subject.snapshot, pending: trial.clock.pendingCount,
          calls: calls.count { $0.outcome == nil })
      }
      var (latest, quiet, changes) = (await look(), 0, 0)
      while quiet < 20 || latest.isAtWork {
        if changes > ManualClock.Endless.limit || patience.runsOut() { throw Restless() }
        await idle()
        let now = await look()
        quiet = now == latest ? quiet + 1 : 0
        changes += now == latest ? 0 : 1
        latest = now
      }
      return latest.snapshot
    }
    for call in calls { try call.outcome?.get() }
    calls.removeAll { $0.outcome != nil }
    return latest
  }
}

/// An input that does not come to rest.
private struct Restless: Error, CustomStringConvertible {
  let description = "it never comes to rest: what takes time must sleep on the clock of the trial"
}

/// A task that has an outcome sometime.
private final class Call<Value: Sendable>: Sendable {
  private let box = Box<Result<Value, any Error>?>(nil)
  private let task: Task<Void, Never>

  init(_ body: @escaping @Sendable () async throws -> Value) {
    task = Task { [box] in
      do { box.value = .success(try await body()) } catch { box.value = .failure(error) }
    }
  }

  /// The outcome; nil as long as it has none.
  var outcome: Result<Value, any Error>? { box.value }

  /// Returns the value.
  func value(within patience: Duration) async throws -> Value {
    var patience = Patience(patience)
    while true {
      if let outcome { return try outcome.get() }
      if patience.runsOut() { throw Restless() }
      await idle()
    }
  }

  func cancel() { task.cancel() }
}

/// Returns when the threads that run tasks have nothing more urgent to do, and a task has had its turn on the main actor, for
/// which it may wait for minutes in a run of many tests.
private func idle() async {
  await Task.detached(priority: .background) { await Task.yield() }.value
  await MainActor.run {}
}

/// Blocks this thread, which must not be one of those that run tasks, until a task has an outcome.
private func blockingly<Value: Sendable, Failure: Error>(
  _ body: @escaping @Sendable () async throws(Failure) -> Value
) throws(Failure) -> Value {
  let (done, box) = (DispatchSemaphore(value: 0), Box<Result<Value, Failure>?>(nil))
  Task {
    do throws(Failure) { box.value = .success(try await body()) } catch { box.value = .failure(error) }
    done.signal()
  }
  done.wait()
  guard let result = box.value else { preconditionFailure("the task writes its result before it signals") }
  return try result.get()
}

/// A value behind a lock.
private final class Box<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
