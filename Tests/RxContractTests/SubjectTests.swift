import Rx
import RxMarbles
import Testing

@Suite("Subjects and relays")
struct SubjectTests {
  @Test func `a subject that emits from its own observer delivers depth first`() {
    let subject = PublishSubject<Int>()
    var got: [String] = []
    let a = subject.subscribe(onNext: {
      got.append("a\($0)")
      if $0 == 1 { subject.onNext(2) }
    })
    let b = subject.subscribe(onNext: { got.append("b\($0)") })
    subject.onNext(1)
    #expect(got == ["a1", "a2", "b2", "b1"])
    a.dispose()
    b.dispose()
  }

  @Test func `disposing another subscription during an element does not stop that element`() {
    let subject = PublishSubject<Int>()
    var got: [String] = []
    var b: (any Disposable)?
    let a = subject.subscribe(onNext: {
      got.append("a\($0)")
      b?.dispose()
    })
    b = subject.subscribe(onNext: { got.append("b\($0)") })
    subject.onNext(1)
    subject.onNext(2)
    #expect(got == ["a1", "b1", "a2"])
    a.dispose()
  }

  @Test func `a new subscriber takes the free first place, and receives elements before the others`() {
    let subject = PublishSubject<Int>()
    var order = ""
    let first = subject.subscribe(onNext: { _ in order += "a" })
    let second = subject.subscribe(onNext: { _ in order += "b" })
    first.dispose()
    let third = subject.subscribe(onNext: { _ in order += "c" })
    let fourth = subject.subscribe(onNext: { _ in order += "d" })
    subject.onNext(1)
    #expect(order == "cbd")
    for subscription in [second, third, fourth] { subscription.dispose() }
  }

  @Test func `bind(to:) feeds relays, also those of optionals, and does not end them`() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    var got: [Int] = []
    let subscription = publish.subscribe(onNext: { got.append($0) })
    _ = Observable.of(1, 2).bind(to: publish)
    _ = Observable.of(1, 2).bind(to: behavior)
    _ = Observable.of(1, 2).bind(to: replay, replay)
    publish.accept(3)
    #expect(got == [1, 2, 3])
    #expect(behavior.value == 2)
    subscription.dispose()
  }

  #if DEBUG
  @Test func `an error that comes to a bound relay stops a debug build`() async {
    await #expect(processExitsWith: .failure) {
      _ = Observable<Int>.error(TestError.planned).bind(to: PublishRelay<Int>())
    }
    await #expect(processExitsWith: .failure) {
      _ = Observable<Int>.error(TestError.planned).bind(to: BehaviorRelay<Int?>(value: nil))
    }
    await #expect(processExitsWith: .failure) {
      _ = Observable<Int>.error(TestError.planned).bind(to: ReplayRelay<Int>.create(bufferSize: 1))
    }
  }

  @Test func `an error that reaches a binder stops a debug build`() async {
    final class Target {}
    await #expect(processExitsWith: .failure) {
      _ = Observable<Int>.error(TestError.planned).subscribe(Binder(Target()) { _, _ in })
    }
  }
  #endif
}
