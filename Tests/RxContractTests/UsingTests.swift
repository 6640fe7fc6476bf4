import Rx
import Testing

@Suite("Using a resource")
struct UsingTests {
  /// Writes down what is made and disposed when.
  private final class Log {
    let scheduler = TestScheduler()
    private(set) var lines: [String] = []

    func write(_ line: String) { lines.append("\(line) \(scheduler.clock)") }

    func resource() -> any Cancelable {
      write("made")
      return Disposables.create { [self] in write("freed") }
    }
  }

  /// `Disposables.create` gives an existential, and a resource has a type.
  private struct Resource: Disposable {
    let disposable: any Cancelable
    func dispose() { disposable.dispose() }
  }

  private func record(
    disposed: Int = 1000, _ source: @escaping (TestScheduler) throws -> Observable<Int>
  ) -> (events: [Recorded<Int>], log: [String]) {
    let log = Log()
    let events = log.scheduler.record(disposed: disposed) {
      Observable.using({ Resource(disposable: log.resource()) }, observableFactory: { _ in try source(log.scheduler) })
    }
    return (events, log.lines)
  }

  @Test("the resource is made at the subscription, and freed at the end, at an error and on dispose")
  func lifetime() {
    #expect(record { $0.cold([.next(10, 1), .completed(20)]).asObservable() }.log == ["made 200", "freed 220"])
    #expect(record { $0.cold([.next(10, 1), .error(20)]).asObservable() }.log == ["made 200", "freed 220"])
    let (events, log) = record(disposed: 215) { $0.cold([.next(10, 1), .completed(20)]).asObservable() }
    #expect(events == [.next(210, 1)])
    #expect(log == ["made 200", "freed 215"])
  }

  @Test("an error thrown by the second factory is sent, and the resource freed")
  func sourceThrows() {
    let (events, log) = record { _ in throw TestError.planned }
    #expect(events == [.error(200)])
    #expect(log == ["made 200", "freed 200"])
  }

  @Test("an error thrown by the first factory is sent, and the second is not called")
  func resourceThrows() {
    var isCalled = false
    let scheduler = TestScheduler()
    let events = scheduler.record {
      Observable<Int>.using(
        { () throws -> BooleanDisposable in throw TestError.planned },
        observableFactory: { _ in
          isCalled = true
          return .never()
        })
    }
    #expect(events == [.error(200)])
    #expect(!isCalled)
  }

  @Test("each subscriber has its own resource, which the second factory receives")
  func each() {
    var made: [BooleanDisposable] = []
    var used: [BooleanDisposable] = []
    let result = Observable<Int>.using(
      {
        made.append(BooleanDisposable())
        return made[made.count - 1]
      },
      observableFactory: { resource in
        used.append(resource)
        return .never()
      })
    let first = result.subscribe()
    let second = result.subscribe()
    first.dispose()
    #expect(made.map(\.isDisposed) == [true, false])
    #expect(made.count == 2 && made[0] === used[0] && made[1] === used[1])
    second.dispose()
    #expect(made.map(\.isDisposed) == [true, true])
  }

  @Test("the sequence is disposed before the resource", arguments: [true, false])
  func order(_ isSynchronous: Bool) {
    var got: [String] = []
    let source = Observable<Int>.create { observer in
      if isSynchronous { observer.onCompleted() }
      return Disposables.create { got.append("sequence") }
    }
    let result = Observable.using(
      { Resource(disposable: Disposables.create { got.append("resource") }) }, observableFactory: { _ in source })
    result.subscribe(onCompleted: { got.append("completed") }).dispose()
    #expect(got == (isSynchronous ? ["completed", "sequence", "resource"] : ["sequence", "resource"]))
  }
}
