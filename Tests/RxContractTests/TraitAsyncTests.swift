import Rx
import RxMarbles
import Testing

@Suite("Traits and tasks", .timeLimit(.minutes(60)))
struct TraitAsyncTests {
  /// Does what `subscribing` says at each subscription.
  private func single(
    _ subscribed: @escaping @Sendable (@escaping (SingleEvent<Int>) -> Void) -> Void, disposed: Counter
  ) -> Single<Int> {
    .create { observer in
      subscribed(observer)
      return Disposables.create { disposed.add() }
    }
  }

  @Test func `value is the element, nil for an empty maybe, nothing for a completable`() async throws {
    #expect(try await Single.just(1).value == 1)
    #expect(try await Maybe.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    try await Completable.empty().value
  }

  @Test func `value throws the error`() async {
    await #expect(throws: TestError.planned) { try await Single<Int>.error(TestError.planned).value }
    await #expect(throws: TestError.planned) { try await Maybe<Int>.error(TestError.planned).value }
    await #expect(throws: TestError.planned) { try await Completable.error(TestError.planned).value }
  }

  @Test func `value waits for a later element, and disposes the source`() async throws {
    let disposed = Counter()
    let (subscriptions, signal) = AsyncStream<Shared<(SingleEvent<Int>) -> Void>>.makeStream()
    let task = Task {
      try await single({ signal.yield(Shared($0)) }, disposed: disposed).value
    }
    for await observer in subscriptions {
      observer.value(.success(5))
      break
    }
    #expect(try await task.value == 5)
    #expect(disposed.value == 1)
  }

  @Test func `a cancelled task throws CancellationError, and the subscription is disposed`() async {
    let (subscriptions, signal) = AsyncStream<Void>.makeStream()
    let disposed = Counter()
    let wait: [@Sendable () async throws -> Void] = [
      {
        _ = try await Single<Int>.create { _ in
          signal.yield(); return Disposables.create { disposed.add() }
        }.value
      },
      {
        _ = try await Maybe<Int>.create { _ in
          signal.yield(); return Disposables.create { disposed.add() }
        }.value
      },
      {
        try await Completable.create { _ in
          signal.yield(); return Disposables.create { disposed.add() }
        }.value
      },
    ]
    var subscribed = subscriptions.makeAsyncIterator()
    for wait in wait {
      let task = Task { try await wait() }
      await subscribed.next()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(disposed.value == 3)
  }

  @Test("in a task that is already cancelled, only a sequence that emits at once returns its value")
  func cancelledBefore() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let value = try await Single.just(1).value
      await #expect(throws: CancellationError.self) { try await Single<Int>.never().value }
      await #expect(throws: CancellationError.self) { try await Maybe<Int>.never().value }
      await #expect(throws: CancellationError.self) { try await Completable.never().value }
      return value
    }
    #expect(try await task.value == 1)
  }

  @Test(arguments: [false, true])
  func `a single of asynchronous work succeeds or fails as that does`(_ detached: Bool) async throws {
    let single = Single.create(detached: detached) {
      await Task.yield()
      return 1
    }
    #expect(try await single.value == 1)
    await #expect(throws: TestError.planned) {
      try await Single<Int>.create(detached: detached, priority: .high) { throw TestError.planned }.value
    }
  }

  @Test func `each subscriber has the work done anew`() async throws {
    let runs = Counter()
    let single = Single<Int>.create {
      runs.add()
      return runs.value
    }
    #expect(runs.value == 0)
    #expect(try await single.value == 1)
    #expect(try await single.value == 2)
  }

  @Test(arguments: [false, true])
  func `disposing cancels the work and drops its result`(_ detached: Bool) async {
    let (started, start) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Bool>.makeStream()
    let got = Counter()
    let subscription = Single<Int>.create(detached: detached) {
      start.yield()
      // Ends when the task is cancelled.
      for await _ in AsyncStream<Never>.makeStream().stream {}
      end.yield(Task.isCancelled)
      return 1
    }.subscribe(onSuccess: { _ in got.add() }, onDisposed: { got.add(10) })
    for await _ in started { break }
    subscription.dispose()
    for await isCancelled in ended {
      #expect(isCancelled)
      break
    }
    #expect(got.value == 10)
  }

  @Test func `work that is not detached has the task-local values of its subscriber`() async throws {
    let attached = Single.create { Local.number }
    let detached = Single.create(detached: true) { Local.number }
    let numbers = try await Local.$number.withValue(7) {
      (try await attached.value, try await detached.value)
    }
    #expect(numbers == (7, 0))
  }
}

private enum Local {
  @TaskLocal static var number = 0
}
