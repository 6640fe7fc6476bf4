import Parity
import Testing

@Suite("A parity check of what takes time") struct AsyncParityCheckTests {
  @Test func `a class of the main actor and an actor that do the same pass`() async throws {
    let coverage = try await check([
      AsyncImplementation("class") { await Delayed($0) }, AsyncImplementation("actor") { DelayedActor($0) },
    ]).everySequence(depth: 4)
    #expect(coverage.tried.sequences == 16)
  }

  @Test func `a task that is not cancelled adds once too often, and the shortest sequence says when`() async throws {
    let found = await #expect(throws: ParityCheck<Act, Seen>.Failure.self) {
      try await check([
        AsyncImplementation("cancels") { await Delayed($0) },
        AsyncImplementation("forgets") { await Delayed($0, cancels: false) },
      ]).randomSequences(50, length: 10, seed: 1)
    }
    #expect(found?.inputs == [.add(1), .add(1), .wait])
  }

  @Test func `a task that outlives its subject keeps what should be deallocated`() async throws {
    let found = await #expect(throws: ParityCheck<Act, Seen>.Failure.self) {
      try await check([AsyncImplementation("keeps itself") { await Delayed($0, keepsItself: true) }]).replay([.add(1)])
    }
    #expect(found?.finding == .survivors(["Delayed"], of: "keeps itself"))
  }

  private func check(_ implementations: [AsyncImplementation<Act, Seen>]) -> AsyncParityCheck<Act, Seen> {
    AsyncParityCheck(
      inputs: [InputRule(.add(1)), InputRule(.wait)], passing: { $0.time }, implementations: implementations)
  }
}

/// It adds 100 ms later, unless more is added before.
@MainActor private final class Delayed: AsyncSubject {
  private let clock: ManualClock
  private let cancels: Bool
  private let keepsItself: Bool
  private var task: Task<Void, Never>?
  private(set) var snapshot = Seen()

  init(_ trial: Trial<Seen>, cancels: Bool = true, keepsItself: Bool = false) {
    clock = trial.clock
    (self.cancels, self.keepsItself) = (cancels, keepsItself)
    trial.expectDeallocation(of: self)
  }

  deinit { task?.cancel() }

  func perform(_ input: Act) async {
    guard input != .wait else { return }
    if cancels { task?.cancel() }
    let kept = keepsItself ? self : nil
    task = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: .milliseconds(100))) != nil else { return }
      self?.snapshot.count += 1
      withExtendedLifetime(kept) {}
    }
  }
}

private actor DelayedActor: AsyncSubject {
  private let clock: ManualClock
  private var task: Task<Void, Never>?
  private(set) var snapshot = Seen()

  init(_ trial: Trial<Seen>) { clock = trial.clock }

  func perform(_ input: Act) {
    guard input != .wait else { return }
    task?.cancel()
    task = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: .milliseconds(100))) != nil else { return }
      await self?.add()
    }
  }

  private func add() { snapshot.count += 1 }
}
