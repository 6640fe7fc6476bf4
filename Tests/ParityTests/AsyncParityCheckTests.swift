import Testing

@testable import Parity

@Suite("A parity check of what takes time") struct AsyncParityCheckTests {
  @Test func `a class of the main actor and an actor that do the same pass`() async throws {
    let coverage = try await check([
      AsyncImplementation("class") { await Delayed($0) }, AsyncImplementation("actor") { DelayedActor($0) },
    ]).everySequence(depth: 4)
    #expect(coverage.tried.sequences == 1 + 2 + 4 + 8 + 16)
  }

  @Test func `an input may sleep on the clock while other inputs happen`() async throws {
    try await check([
      AsyncImplementation("begins a task") { await Delayed($0, cancels: false) },
      AsyncImplementation("sleeps") { SleepingActor($0) },
    ]).everySequence(depth: 3)
  }

  @Test func `an input that sleeps at the end of a sequence is cancelled, and keeps nothing`() async throws {
    try await check([AsyncImplementation("sleeps") { SleepingActor($0) }]).replay([.add(1)])
  }

  @Test func `an input that fails is a finding`() async throws {
    let found = await #expect(throws: ParityCheck<Act, Seen>.Failure.self) {
      try await check([AsyncImplementation("fails") { _ in FailingActor() }]).everySequence(depth: 2)
    }
    #expect(found?.inputs == [.add(1)])
    #expect(found?.finding == .failure("it cannot add", of: "fails"))
  }

  @Test func `a subject that never comes to rest is a finding, not a hang`() async throws {
    let restless = AsyncImplementation<Act, Seen>("restless", restsWithin: .milliseconds(100)) { _ in RestlessActor() }
    let found = await #expect(throws: ParityCheck<Act, Seen>.Failure.self) { try await check([restless]).replay([]) }
    #expect(found.map { "\($0)" }?.contains("it never comes to rest") == true)
  }

  @Test func `an input that returns only after a real wait is a finding`() async throws {
    let stuck = AsyncImplementation<Act, Seen>("stuck", restsWithin: .milliseconds(100)) { _ in StuckActor() }
    let found = await #expect(throws: ParityCheck<Act, Seen>.Failure.self) {
      try await check([stuck]).replay([.add(1)])
    }
    #expect(found.map { "\($0)" }?.contains("it never comes to rest") == true)
  }

  @Test(arguments: [(1, 100), (10, 10), (11, 10), (1000, 10)])
  func `a look uses up at most ten milliseconds of a check's patience`(_ interval: Int, _ last: Int) {
    var now = ContinuousClock.now
    var patience = Patience(.milliseconds(100), at: now)
    for look in 1...last {
      now += .milliseconds(interval)
      #expect(patience.runsOut(at: now) == (look == last))
    }
  }

  @Test func `a busy main actor uses up no patience`() async throws {
    let busy = Task { @MainActor in
      var patience = Patience(.seconds(1))
      while !patience.runsOut() {}
    }
    let delayed = AsyncImplementation<Act, Seen>("class", restsWithin: .milliseconds(300)) { await Delayed($0) }
    try await check([delayed]).replay([.add(1)])
    await busy.value
  }

  @Test func `what a task still shows after the end is a finding`() async throws {
    let late = AsyncImplementation<Act, Seen>("late") { trial in
      Task { [clock = trial.clock] in
        try await clock.sleep(for: .seconds(1))
        trial.show(Seen(count: -1))
      }
      return SleepingActor(trial)
    }
    let found = await #expect(throws: ParityCheck<Act, Seen>.Failure.self) {
      try await check([late]).everySequence(depth: 1)
    }
    #expect(found?.finding == .shownAfterEnd(Seen(count: -1), of: "late"))
  }

  @Test func `one that needs async is compared with one that does not, and with a model`() async throws {
    let coverage = try await AsyncParityCheck<Act, Seen>(
      inputs: [.add(1), .wait],
      implementations: [
        .model(Seen()) { seen, act in seen.count = act.applied(to: seen.count) },
        .model(0, showing: { Seen(count: $0) }) { count, act in count = act.applied(to: count) },
        AsyncImplementation("class") { _ in PlainCounter() },
      ]
    ).everySequence(depth: 3)
    #expect(coverage.isComplete)
  }

  @Test func `a script expects and waits`() async throws {
    let check = check([AsyncImplementation("sleeps") { SleepingActor($0) }])
    try await check.play([
      .perform(.add(1)), .expect("nothing yet") { $0.count == 0 },
      .eventually("it is added", within: .milliseconds(100)) { $0.count == 1 },
    ])
  }

  @Test func `a failure is printed with the call that repeats it`() async throws {
    let found = await #expect(throws: ParityCheck<Act, Seen>.Failure.self) {
      try await check([AsyncImplementation("fails") { _ in FailingActor() }]).randomSequences(20, seed: 3)
    }
    #expect(
      found.map { "\($0)" } == """
        after
        try await check.replay([
          .add(1),
        ])
        it failed:
          ✗ fails  it cannot add
        found in the random sequences of seed 3
        """)
  }

  @Test func `a check ends when its task is cancelled`() async throws {
    let task = Task { [check = check([AsyncImplementation("actor") { DelayedActor($0) }])] in
      try await check.everySequence(depth: 60)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
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
    AsyncParityCheck(inputs: [.add(1), .wait], passing: { $0.time }, implementations: implementations)
  }
}

/// It adds 100 ms later, unless more is added before.
@MainActor private final class Delayed: AsyncParitySubject {
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

private actor DelayedActor: AsyncParitySubject {
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

/// It adds 100 ms after each input.
private actor SleepingActor: AsyncParitySubject {
  private let clock: ManualClock
  private(set) var snapshot = Seen()

  init(_ trial: Trial<Seen>) {
    clock = trial.clock
    trial.expectDeallocation(of: self)
  }

  func perform(_ input: Act) async throws {
    guard input != .wait else { return }
    try await clock.sleep(for: .milliseconds(100))
    snapshot.count += 1
  }
}

private actor FailingActor: AsyncParitySubject {
  let snapshot = Seen()

  struct CannotAdd: Error, CustomStringConvertible {
    let description = "it cannot add"
  }

  func perform(_ input: Act) throws { if input != .wait { throw CannotAdd() } }
}

/// It is never the same, as if a date were visible.
private actor RestlessActor: AsyncParitySubject {
  private var looks = 0

  var snapshot: Seen {
    looks += 1
    return Seen(count: looks)
  }

  func perform(_ input: Act) {}
}

/// It waits for what never comes, until it is cancelled.
private actor StuckActor: AsyncParitySubject {
  let snapshot = Seen()

  func perform(_ input: Act) async {
    for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(3_600)) }) {}
  }
}

/// It takes no time.
@MainActor private final class PlainCounter: AsyncParitySubject {
  private(set) var snapshot = Seen()

  func perform(_ input: Act) { snapshot.count = input.applied(to: snapshot.count) }
}
