import Rx
import RxMarbles
import Testing

/// Lets a test wait for something that happens elsewhere.
private struct Signal: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func send() { continuation.finish() }

  /// Returns when it was sent, at once if that was before.
  func wait() async { for await _ in stream {} }
}

@Suite("Loops over sequences", .timeLimit(.minutes(60)))
struct ValuesTests {
  /// Returns the events that a loop receives: elements, then `|`, or the error.
  private func events<Element>(_ sequence: Observable<Element>) async -> [String] {
    var got: [String] = []
    do {
      for try await element in sequence.values { got.append("\(element)") }
      return got + ["|"]
    } catch {
      return got + ["\(error)"]
    }
  }

  @Test func `a loop receives each element, and ends with the sequence`() async {
    #expect(await events(.of(1, 2, 3)) == ["1", "2", "3", "|"])
    #expect(await events(Observable<Int>.empty()) == ["|"])
  }

  @Test func `an error is thrown after the elements that came before`() async {
    #expect(await events(.of(1, 2).concat(Observable.error(TestError.planned))) == ["1", "2", "planned"])
    #expect(await events(Observable<Int>.error(TestError.other)) == ["other"])
  }

  @Test func `the subscription begins before the loop, and elements wait for it`() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    #expect(subject.hasObservers)
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    var got: [Int] = []
    for try await value in values { got.append(value) }
    #expect(got == [1, 2])
  }

  @Test func `leaving the loop disposes the subscription`() async throws {
    let subject = BehaviorSubject(value: 1)
    func first() async throws -> Int? {
      for try await value in subject.values { return value }
      return nil
    }
    #expect(try await first() == 1)
    #expect(!subject.hasObservers)
  }

  @Test func `a cancelled task throws CancellationError, and the subscription is disposed`() async {
    let subscribed = Signal()
    let disposed = Signal()
    let source = Shared(
      Observable<Int>.create { _ in
        subscribed.send()
        return Disposables.create { disposed.send() }
      })
    let task = Task {
      for try await _ in source.value.values {}
    }
    await subscribed.wait()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await disposed.wait()
  }

  @Test func `a task that was already cancelled throws CancellationError, and its subscription is disposed`() async {
    let source = Shared(PublishSubject<Int>())
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      for try await _ in source.value.values {}
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!source.value.hasObservers)
  }

  @Test func `a loop whose end and cancellation race ends once`() async {
    for _ in 1...200 {
      let subscribed = Signal()
      let source = Shared(PublishSubject<Int>())
      let task = Task {
        let values = source.value.values
        subscribed.send()
        var count = 0
        for try await _ in values { count += 1 }
        return count
      }
      await subscribed.wait()
      let sending = Task.detached {
        source.value.onNext(1)
        source.value.onCompleted()
      }
      task.cancel()
      await sending.value
      switch await task.result {
      case .success(let count): #expect(count <= 1)
      case .failure(let error): #expect(error is CancellationError)
      }
      #expect(!source.value.hasObservers)
    }
  }

  @Test func `a loop over an infallible sequence receives each element, and ends with the sequence`() async {
    var got: [Int] = []
    for await value in Infallible.of(1, 2, 3).values { got.append(value) }
    #expect(got == [1, 2, 3])
  }

  @Test("a loop over an infallible sequence just ends when its task is cancelled; the subscription is disposed")
  func infallibleCancelled() async {
    let subscribed = Signal()
    let disposed = Signal()
    let source = Shared(
      Infallible<Int>.create { observer in
        observer(.next(1))
        subscribed.send()
        return Disposables.create { disposed.send() }
      })
    let task = Task {
      var got: [Int] = []
      for await value in source.value.values { got.append(value) }
      return got.count <= 1
    }
    await subscribed.wait()
    task.cancel()
    #expect(await task.value)
    await disposed.wait()
  }
}

/// Numbers from 1 on, for ever or up to an error: it never looks whether its task was cancelled.
private struct Numbers: AsyncSequence {
  var failsAfter = Int.max
  var released = Signal()

  func makeAsyncIterator() -> Iterator { Iterator(failsAfter: failsAfter, released: released) }

  final class Iterator: AsyncIteratorProtocol {
    private let failsAfter: Int
    private let released: Signal
    private var last = 0

    init(failsAfter: Int, released: Signal) {
      self.failsAfter = failsAfter
      self.released = released
    }

    deinit { released.send() }

    func next() async throws -> Int? {
      await Task.yield()
      guard last < failsAfter else { throw TestError.planned }
      last += 1
      return last
    }
  }
}

@Suite("Asynchronous sequences as observables", .timeLimit(.minutes(60)))
struct AsyncSequenceTests {
  /// Returns the events of the observable of `sequence`.
  private func events<Source: AsyncSequence>(_ sequence: Source) async -> [String] {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let subscription = sequence.asObservable().subscribe(
      onNext: { continuation.yield("\($0)") }, onError: { continuation.yield("\($0)") },
      onCompleted: { continuation.yield("|") }, onDisposed: { continuation.finish() })
    var got: [String] = []
    for await text in stream { got.append(text) }
    subscription.dispose()
    return got
  }

  @Test func `it emits each element and the end`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    #expect(await events(stream) == ["1", "2", "3", "|"])
  }

  @Test func `it emits the error that the sequence throws`() async {
    #expect(await events(Numbers(failsAfter: 2)) == ["1", "2", "planned"])
  }

  @Test func `each subscriber has a loop of its own`() async {
    let numbers = Numbers(failsAfter: 1)
    #expect(await events(numbers) + events(numbers) == ["1", "planned", "1", "planned"])
  }

  @Test func `disposing cancels the task, and emits no end`() async {
    let (source, continuation) = AsyncStream.makeStream(of: Int.self)
    let cancelled = Signal()
    continuation.onTermination = { if case .cancelled = $0 { cancelled.send() } }
    let (got, received) = AsyncStream.makeStream(of: String.self)
    let subscription = source.asObservable().subscribe(
      onNext: { received.yield("\($0)") }, onError: { received.yield("\($0)") }, onCompleted: { received.yield("|") })
    continuation.yield(1)
    var texts = got.makeAsyncIterator()
    #expect(await texts.next() == "1")
    subscription.dispose()
    await cancelled.wait()
    received.finish()
    #expect(await texts.next() == nil)
  }

  @Test func `the loop runs with the priority that is asked for`() async {
    let (priorities, continuation) = AsyncStream.makeStream(of: TaskPriority?.self)
    let source = AsyncStream<Int> {
      continuation.yield(Task.basePriority)
      continuation.finish()
      return nil
    }
    _ = source.asObservable(priority: .utility).subscribe()
    for await priority in priorities { #expect(priority == .utility) }
  }
}
