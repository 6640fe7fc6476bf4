import Foundation

/// An implementation whose inputs take time, such as an actor, or a class of the main actor with `async` methods.
public protocol AsyncSubject<Input, Snapshot>: Sendable {
  /// The inputs: usually an enumeration.
  associatedtype Input: Hashable & Sendable

  /// Everything that is visible: usually a structure.
  associatedtype Snapshot: Hashable & Sendable

  /// Lets `input` happen. What it begins may go on; it is awaited until it has come to rest or sleeps.
  ///
  /// - Throws: the reason why that was not possible, which is a finding.
  func perform(_ input: Input) async throws

  /// The visible state.
  var snapshot: Snapshot { get async }
}

/// A ``ParityCheck`` of implementations whose inputs take time.
///
/// Tasks that a subject begins must sleep on the clock of its trial. Nobody can know when such tasks have come to rest: a
/// subject is taken to be when twenty looks have seen nothing new. A look waits behind all that the subject's actor is to do,
/// and behind a task of the lowest priority.
public struct AsyncParityCheck<Input: Hashable & Sendable, Snapshot: Hashable & Sendable>: @unchecked Sendable {
  // Only one thread at a time has it.
  private let check: ParityCheck<Input, Snapshot>

  /// Describes a check. The parameters are those of ``ParityCheck``.
  public init(
    inputs: [InputRule<Input>], possible isPossible: @escaping @Sendable (Input, Snapshot) -> Bool = { _, _ in true },
    passing time: @escaping @Sendable (Input) -> Duration = { _ in .zero }, invariants: [Invariant<Snapshot>] = [],
    comparesFrames: Bool = false, shorter: @escaping @Sendable (Input) -> [Input] = { _ in [] },
    implementations: [AsyncImplementation<Input, Snapshot>]
  ) {
    check = ParityCheck(
      inputs: inputs, possible: isPossible, passing: time, invariants: invariants, comparesFrames: comparesFrames,
      shorter: shorter, implementations: implementations.map(\.blocking))
  }

  /// Does what ``ParityCheck/everySequence(depth:atMost:)`` does.
  @discardableResult
  public func everySequence(depth: Int, atMost limit: Duration? = nil) async throws -> Coverage {
    try await onThread { try check.everySequence(depth: depth, atMost: limit) }
  }

  /// Does what ``ParityCheck/randomSequences(_:length:seed:atMost:)`` does.
  @discardableResult
  public func randomSequences(
    _ count: Int, length: Int = 30, seed: UInt64 = .random(in: 0...UInt64(UInt32.max)), atMost limit: Duration? = nil
  ) async throws -> Coverage {
    try await onThread { try check.randomSequences(count, length: length, seed: seed, atMost: limit) }
  }

  /// Does what ``ParityCheck/replay(_:)`` does.
  public func replay(_ inputs: [Input]) async throws {
    try await onThread { try check.replay(inputs) }
  }

  /// The check is a loop that blocks until a subject has answered. That must be a thread of its own: one of those that run tasks
  /// would be missing there.
  private func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result(catching: body)) }
      thread.stackSize = 4 << 20
      thread.start()
    }
  }
}

/// One of the implementations whose inputs take time: its name, and how a subject of it is made.
public struct AsyncImplementation<Input: Hashable & Sendable, Snapshot: Hashable & Sendable> {
  fileprivate let blocking: Implementation<Input, Snapshot>

  /// Names an implementation.
  ///
  /// - Parameters:
  ///   - name: the name, by which a report calls it.
  ///   - isReference: whether it cannot be wrong: the original of a rewrite, for instance.
  ///   - make: makes a fresh subject for a trial.
  public init(
    _ name: String, isReference: Bool = false,
    _ make: @escaping @Sendable (Trial<Snapshot>) async throws -> any AsyncSubject<Input, Snapshot>
  ) {
    blocking = Implementation(name, isReference: isReference, afterRelease: { blockingly { await Self.rest() } }) {
      trial in
      BlockingSubject(try blockingly { try await make(trial) }, trial)
    }
  }
}

extension AsyncImplementation {
  /// Lets tasks end that a released subject has cancelled. There is no subject any more behind which one could queue.
  private static func rest() async {
    for _ in 0..<20 {
      await idle()
      await MainActor.run {}
    }
  }
}

/// A subject that waits until another one has answered.
private final class BlockingSubject<Input: Hashable & Sendable, Snapshot: Hashable & Sendable>: Subject {
  private let subject: any AsyncSubject<Input, Snapshot>
  private let trial: Trial<Snapshot>

  init(_ subject: any AsyncSubject<Input, Snapshot>, _ trial: Trial<Snapshot>) {
    (self.subject, self.trial) = (subject, trial)
  }

  func perform(_ input: Input) throws {
    try blockingly { [subject] in try await subject.perform(input) }
  }

  /// The visible state at rest.
  var snapshot: Snapshot {
    blockingly { [subject, trial] in
      var (latest, pending, looks) = (await subject.snapshot, trial.clock.pendingCount, 0)
      while looks < 20 {
        await idle()
        let (now, pendingNow) = (await subject.snapshot, trial.clock.pendingCount)
        looks = now == latest && pendingNow == pending ? looks + 1 : 0
        if now != latest { trial.show(now) }
        (latest, pending) = (now, pendingNow)
      }
      return latest
    }
  }
}

/// Returns when the threads that run tasks have nothing more urgent to do.
private func idle() async { await Task.detached(priority: .background) { await Task.yield() }.value }

/// Blocks this thread, which must not be one of those that run tasks, until a task has an outcome.
private func blockingly<Value: Sendable, Failure: Error>(
  _ body: @escaping @Sendable () async throws(Failure) -> Value
) throws(Failure) -> Value {
  let (done, outcome) = (DispatchSemaphore(value: 0), Outcome<Value, Failure>())
  Task {
    do throws(Failure) { outcome.result = .success(try await body()) } catch { outcome.result = .failure(error) }
    done.signal()
  }
  while true {
    done.wait()
    if let result = outcome.result { return try result.get() }
  }
}

/// The result, which the task writes before it signals, and the thread reads after it has waited.
private final class Outcome<Value: Sendable, Failure: Error>: @unchecked Sendable {
  var result: Result<Value, Failure>?
}
