import Controls
import Rx
import RxControls
import Testing
import World

@Suite(.inVirtualWorld) @MainActor struct InfallibleTests {
  let log = Log<String>()

  @Test func `each observer gets each element and the end, those of optional elements too`() {
    let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
    let optional = PublishSubject<Int?>()
    for subject in subjects { _ = subject.noted(in: log) }
    _ = optional.noted(in: log)
    _ = Infallible.of(1, 2).bind(to: subjects[0], subjects[1])
    _ = Infallible.just(3).bind(to: optional)
    #expect(log.entries == ["1", "1", "2", "2", "|", "|", "Optional(3)", "|"])
  }

  @Test func `a function takes the sequence, and an argument after it`() {
    func joined(_ source: Infallible<Int>) -> String {
      var text = ""
      _ = source.subscribe(onNext: { text += "\($0)" })
      return text
    }
    func prefixed(_ source: Infallible<Int>) -> (String) -> String {
      { prefix in prefix + joined(source) }
    }
    #expect(Infallible.of(1, 2).bind(to: joined) == "12")
    #expect(Infallible.of(1, 2).bind(to: prefixed, curriedArgument: "0") == "012")
  }

  @Test func `a closure gets each element until the binding is disposed`() {
    let relay = PublishRelay<Int>()
    let binding = relay.asInfallible().bind(onNext: { log.note("\($0)") })
    relay.accept(1)
    binding.dispose()
    relay.accept(2)
    #expect(log.entries == ["1"])
  }

  @Test func `relays of all three kinds get the elements, those of optional elements too, and not the end`() {
    let bag = DisposeBag()
    let publish = PublishRelay<Int>()
    let optionalPublish = PublishRelay<Int?>()
    let behavior = BehaviorRelay(value: 0)
    let optionalBehavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 1)
    publish.noted(in: log).disposed(by: bag)
    optionalPublish.noted(in: log).disposed(by: bag)
    _ = Infallible.just(1).bind(to: publish)
    _ = Infallible.just(2).bind(to: optionalPublish)
    _ = Infallible.just(3).bind(to: behavior)
    _ = Infallible.just(4).bind(to: optionalBehavior)
    _ = Infallible.just(5).bind(to: replay)
    _ = Infallible.just(6).bind(to: optionalReplay)
    #expect(behavior.value == 3)
    #expect(optionalBehavior.value == 4)
    replay.noted(in: log).disposed(by: bag)
    optionalReplay.noted(in: log).disposed(by: bag)
    #expect(log.entries == ["1", "Optional(2)", "5", "Optional(6)"])
  }

  @Test func `an element goes to all relays, in their order`() {
    let relays = [PublishRelay<Int>(), PublishRelay<Int>()]
    let bag = DisposeBag()
    for relay in relays { relay.noted(in: log).disposed(by: bag) }
    _ = Infallible.of(1, 2).bind(to: relays[0], relays[1])
    #expect(log.entries == ["1", "1", "2", "2"])
  }

  @Test func `a view is set`() {
    let screen = SampleScreen()
    _ = Infallible.just("text").bind(to: screen.label.rx.text)
    #expect(screen.label.text == "text")
  }

  @Test func `as a driver it is shared, replays the latest element, and ends with its source`() {
    let source = PublishSubject<Int>()
    var starts = 0
    let driver = Infallible<Int>.deferred {
      starts += 1
      return source.asInfallible(onErrorJustReturn: 9)
    }.asDriver()
    let first = driver.noted(in: log)
    source.onNext(1)
    let late = Log<String>()
    let second = driver.noted(in: late)
    source.onError(TestError())
    #expect(starts == 1)
    #expect(log.entries == ["1", "9", "|"])
    #expect(late.entries == ["1", "9", "|"])
    first.dispose()
    second.dispose()
  }

  @Test func `as a driver it comes on the main queue when the world settles`() async throws {
    let world = VirtualWorld()
    let relay = PublishRelay<Int>()
    let log = log
    let driving = World.$current.withValue(world) {
      relay.asInfallible().asDriver().drive(onNext: { log.note("\($0) on main: \(world.isOnMainQueue)") })
    }
    nonisolated(unsafe) let sender = relay
    await Task.detached { sender.accept(1) }.value
    #expect(log.entries == [])
    try world.settle()
    #expect(log.entries == ["1 on main: true"])
    driving.dispose()
  }

  @Test func `a driver and a signal are infallible, and still shared`() {
    let relay = BehaviorRelay(value: 1)
    let doubled = relay.asDriver().map { value in
      log.note("doubling \(value)")
      return value * 2
    }.asInfallible()
    let bag = DisposeBag()
    doubled.subscribe(onNext: { log.note("a\($0)") }).disposed(by: bag)
    doubled.subscribe(onNext: { log.note("b\($0)") }).disposed(by: bag)
    Signal.just(3).asInfallible().subscribe(
      onNext: { log.note("\($0)") }, onCompleted: { log.note("|") }
    ).disposed(by: bag)
    #expect(log.entries == ["doubling 1", "a2", "b2", "3", "|"])
  }
}
