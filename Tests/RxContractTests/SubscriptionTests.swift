import Rx
import RxMarbles
import Testing

@Suite("Subscriptions")
struct SubscriptionTests {
  @Test func `subscribe(with:) holds its object weakly`() {
    final class Owner {
      var got: [Int] = []
    }
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let subject = PublishSubject<Int>()
    let subscription = subject.subscribe(with: owner!, onNext: { $0.got.append($1) })
    subject.onNext(1)
    #expect(owner?.got == [1])
    owner = nil
    #expect(weakOwner == nil)
    subject.onNext(2)
    subscription.dispose()
  }

  @Test func `an AnyObserver forwards its events, a mapped one transforms them first`() {
    var got: [String] = []
    let observer = AnyObserver<String> { got.append("\($0)") }
    let numbers: AnyObserver<Int> = observer.mapObserver {
      if $0 == 3 { throw TestError.planned } else { "<\($0)>" }
    }
    numbers.onNext(1)
    numbers.onNext(3)
    numbers.onCompleted()
    AnyObserver(observer).asObserver().onNext("x")
    #expect(got == ["next(<1>)", "error(planned)", "completed", "next(x)"])
  }

  @Test("a throwing `do` closure turns the event into an error")
  func doThrows() {
    let fail = { throw TestError.planned }
    #expect(play("a b |") { $0.do(onNext: { if $0 == "b" { try fail() } }) } == "a #")
    #expect(play("a |") { $0.do(onCompleted: fail) } == "a #")
    #expect(play("a b |") { $0.do(afterNext: { if $0 == "a" { try fail() } }) } == "(a,#)")
  }

  @Test func `from takes arrays, sequences and optionals`() {
    var got: [Int] = []
    let add = { (number: Int) in got.append(number) }
    _ = Observable.from([1, 2]).subscribe(onNext: add)
    _ = Observable.from(Set([3])).subscribe(onNext: add)
    _ = Observable.from(optional: 4).subscribe(onNext: add)
    _ = Observable.from(optional: nil).subscribe(onNext: add)
    #expect(got == [1, 2, 3, 4])
  }

  @Test func `an event has an element, an error or neither, and maps its element`() {
    let next = Event.next(1)
    #expect(next.element == 1 && !next.isStopEvent && !next.isCompleted && next.error == nil)
    let error = Event<Int>.error(TestError.planned)
    #expect(error.element == nil && error.isStopEvent && error.error as? TestError == .planned)
    #expect(Event<Int>.completed.isCompleted && Event<Int>.completed.isStopEvent)
    #expect("\(next.map { $0 + 1 })" == "next(2)")
    #expect("\(next.map { _ -> Int in throw TestError.planned })" == "error(planned)")
  }

  @Test(
    "`do` on a source that emits later calls the closure for after the end before the source is disposed, and onDispose last"
  )
  func doOrderLater() {
    let begin = ["onSubscribe", "onSubscribed", "onNext", "next", "afterNext"]
    let completed = doLog(.completed) { $0 }
    let end = ["onCompleted", "completed", "disposed", "afterCompleted", "source disposed", "onDispose"]
    #expect(completed == begin + end)
    let failed = doLog(.error(TestError.planned)) { $0 }
    #expect(failed == begin + ["onError", "error", "disposed", "afterError", "source disposed", "onDispose"])
  }

  @Test("an operator below `do` disposes the source before `afterCompleted` and `afterError`")
  func doOrderBelow() {
    let begin = ["onSubscribe", "onSubscribed", "onNext", "next", "afterNext"]
    let completed = doLog(.completed) { $0.map { $0 } }
    let end = ["onCompleted", "completed", "disposed", "source disposed", "onDispose", "afterCompleted"]
    #expect(completed == begin + end)
    let failed = doLog(.error(TestError.planned)) { $0.map { $0 } }
    #expect(failed == begin + ["onError", "error", "disposed", "source disposed", "onDispose", "afterError"])
  }

  /// Returns the calls in their order when a source sends an element and `end`.
  private func doLog(_ end: Event<Int>, below: (Observable<Int>) -> Observable<Int>) -> [String] {
    var got: [String] = []
    let write = { (line: String) in got.append(line) }
    let subject = PublishSubject<Int>()
    let source = Observable<Int>.create { observer in
      Disposables.create(subject.subscribe(observer), Disposables.create { write("source disposed") })
    }
    let result = source.do(
      onNext: { _ in write("onNext") }, afterNext: { _ in write("afterNext") }, onError: { _ in write("onError") },
      afterError: { _ in write("afterError") }, onCompleted: { write("onCompleted") },
      afterCompleted: { write("afterCompleted") }, onSubscribe: { write("onSubscribe") },
      onSubscribed: { write("onSubscribed") }, onDispose: { write("onDispose") })
    let subscription = below(result).subscribe(
      onNext: { _ in write("next") }, onError: { _ in write("error") }, onCompleted: { write("completed") },
      onDisposed: { write("disposed") })
    subject.onNext(1)
    subject.on(end)
    subscription.dispose()
    return got
  }

  @Test func `create drops every event after the disposal`() {
    var observer: AnyObserver<Int>?
    var got: [String] = []
    let subscription = Observable<Int>.create {
      observer = $0
      return Disposables.create()
    }.subscribe { got.append("\($0)") }
    observer?.onNext(1)
    subscription.dispose()
    observer?.onNext(2)
    observer?.onCompleted()
    #expect(got == ["next(1)"])
  }
}
