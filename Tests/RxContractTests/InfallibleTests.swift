import Rx
import RxMarbles
import Testing

@Suite("Infallible sequences")
struct InfallibleTests {
  /// Returns the events that `sequence` sends at once, as text.
  private func events<Element>(_ sequence: Infallible<Element>) -> [String] {
    var got: [String] = []
    _ = sequence.subscribe { got.append("\($0.event)") }
    return got
  }

  @Test func `after an error it continues with the sequence made from the error, once`() {
    var errors: [TestError?] = []
    let source = Observable.just("a").concat(Observable.error(TestError.other))
    let recovered = source.asInfallible { error in
      errors.append(error as? TestError)
      return .of("x", "y")
    }
    #expect(events(recovered) == ["next(a)", "next(x)", "next(y)", "completed"])
    #expect(errors == [.other])
  }

  @Test("a relay is infallible: a publish relay from now on, a behavior relay with its value, a replay relay with all")
  func relays() {
    var got: [String] = []
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 1)
    let replay = ReplayRelay<Int>.createUnbound()
    for relay in [publish.accept, behavior.accept, replay.accept] { relay(2) }
    _ = publish.asInfallible().subscribe(onNext: { got.append("publish \($0)") })
    _ = behavior.asInfallible().subscribe(onNext: { got.append("behavior \($0)") })
    _ = replay.asInfallible().subscribe(onNext: { got.append("replay \($0)") })
    for relay in [publish.accept, behavior.accept, replay.accept] { relay(3) }
    #expect(got == ["behavior 2", "replay 2", "publish 3", "behavior 3", "replay 3"])
  }

  @Test func `create releases its resource on dispose, and the subscriber with the last observer that is kept`() {
    final class Witness {}
    weak var resource: Witness?
    weak var subscriber: Witness?
    var observer: Infallible<Int>.InfallibleObserver?
    var subscription: (any Disposable)?
    do {
      let held = Witness()
      resource = held
      let listening = Witness()
      subscriber = listening
      subscription = Infallible<Int>.create {
        observer = $0
        return Disposables.create { withExtendedLifetime(held) {} }
      }.subscribe(onNext: { _ in withExtendedLifetime(listening) {} })
    }
    #expect(resource != nil && subscriber != nil)
    subscription?.dispose()
    #expect(resource == nil)
    observer?(.next(1))
    observer = nil
    #expect(subscriber == nil)
  }

  @Test func `an infallible event is an event`() {
    #expect("\(InfallibleEvent.next(1).event)" == "next(1)")
    #expect("\(InfallibleEvent<Int>.completed.event)" == "completed")
    let played = Observable.of(InfallibleEvent.next(1), .completed, .next(2)).dematerialize()
    #expect(events(played.asInfallible(onErrorJustReturn: 0)) == ["next(1)", "completed"])
  }

  @Test func `just, empty, of and from emit their elements, never emits nothing`() {
    #expect(events(.just(1)) == ["next(1)", "completed"])
    #expect(events(Infallible<Int>.empty()) == ["completed"])
    #expect(events(Infallible<Int>.never()) == [])
    #expect(events(.of(1, 2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(.from([1, 2])) == ["next(1)", "next(2)", "completed"])
    #expect(events(.from(stride(from: 1, to: 3, by: 1))) == ["next(1)", "next(2)", "completed"])
  }

  @Test func `on a scheduler each element is an action of its own`() {
    let first = TestScheduler()
    #expect(first.record { Infallible.just(1, scheduler: first).asObservable() } == [.next(201, 1), .completed(202)])
    for make in [
      { Infallible.of(1, 2, scheduler: $0) }, { Infallible.from([1, 2], scheduler: $0) },
      { Infallible.from(1..<3, scheduler: $0) },
    ] as [(TestScheduler) -> Infallible<Int>] {
      let scheduler = TestScheduler()
      #expect(
        scheduler.record { make(scheduler).asObservable() } == [.next(201, 1), .next(202, 2), .completed(203)])
    }
  }

  @Test func `subscribe calls its closures, onDisposed once: after the end or on dispose`() {
    for ends in [true, false] {
      let relay = PublishRelay<Int>()
      let stop = PublishRelay<Int>()
      var got: [String] = []
      let subscription = relay.asInfallible().take(until: stop.asInfallible()).subscribe(
        onNext: { got.append("\($0)") }, onCompleted: { got.append("|") }, onDisposed: { got.append("disposed") })
      relay.accept(1)
      if ends { stop.accept(0) }
      subscription.dispose()
      subscription.dispose()
      relay.accept(2)
      #expect(got == (ends ? ["1", "|", "disposed"] : ["1", "disposed"]))
    }
  }

  @Test func `subscribe(with:) holds its object weakly, and calls nothing after its deallocation`() {
    final class Owner {
      var got: [String] = []
    }
    let relay = PublishRelay<Int>()
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let first = relay.asInfallible().take(1).subscribe(
      with: owner!, onNext: { $0.got.append("\($1)") }, onCompleted: { $0.got.append("|") },
      onDisposed: { $0.got.append("disposed") })
    let second = relay.asInfallible().subscribe(with: owner!, onNext: { $0.got.append("\($1)") })
    relay.accept(1)
    #expect(owner?.got == ["1", "|", "disposed", "1"])
    owner = nil
    #expect(weakOwner == nil)
    relay.accept(2)
    first.dispose()
    second.dispose()
  }
}
