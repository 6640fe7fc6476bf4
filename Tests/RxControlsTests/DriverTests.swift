import Rx
import RxControls
import Testing
import World

@Suite(.inVirtualWorld) @MainActor struct DriverTests {
  let log = Log<String>()

  @Test func `a late observer of a driver first gets the latest element`() {
    let source = PublishSubject<Int>()
    let driver = source.asDriver(onErrorJustReturn: 0)
    let first = driver.noted(in: log)
    source.onNext(1)
    source.onNext(2)
    let late = Log<String>()
    let second = driver.noted(in: late)
    #expect(late.entries == ["2"])
    source.onNext(3)
    #expect(log.entries == ["1", "2", "3"])
    #expect(late.entries == ["2", "3"])
    first.dispose()
    second.dispose()
  }

  @Test func `a late observer of a signal receives only later elements`() {
    let source = PublishSubject<Int>()
    let signal = source.asSignal(onErrorJustReturn: 0)
    let first = signal.noted(in: log)
    source.onNext(1)
    let late = Log<String>()
    let second = signal.noted(in: late)
    #expect(late.entries == [])
    source.onNext(2)
    #expect(late.entries == ["2"])
    first.dispose()
    second.dispose()
  }

  @Test func `all observers share one subscription, which ends with the last of them; the next one starts a new one`() {
    let source = Observable<Int>.create { observer in
      log.note("subscribed")
      observer.onNext(1)
      return Disposables.create { log.note("disposed") }
    }
    let driver = source.asDriver(onErrorJustReturn: 0)
    let first = driver.drive()
    let second = driver.drive()
    #expect(log.entries == ["subscribed"])
    first.dispose()
    #expect(log.entries == ["subscribed"])
    second.dispose()
    #expect(log.entries == ["subscribed", "disposed"])
    driver.drive().dispose()
    #expect(log.entries == ["subscribed", "disposed", "subscribed", "disposed"])
  }

  @Test func `after the end nothing is replayed: a new observer starts the source again`() {
    var starts = 0
    let driver = Observable<Int>.deferred {
      starts += 1
      return .just(starts)
    }.asDriver(onErrorJustReturn: 0)
    _ = driver.noted(in: log)
    _ = driver.noted(in: log)
    #expect(log.entries == ["1", "|", "2", "|"])
  }

  @Test func `a signal too starts its source again after the end, and after the last observer has gone`() {
    var starts = 0
    let ending = Observable<Int>.deferred {
      starts += 1
      return .just(starts)
    }.asSignal(onErrorJustReturn: 0)
    _ = ending.noted(in: log)
    _ = ending.noted(in: log)
    #expect(log.entries == ["1", "|", "2", "|"])
    let source = PublishSubject<Int>()
    let lasting = source.asSignal(onErrorJustReturn: 0)
    for _ in 1...2 {
      let first = lasting.emit()
      let second = lasting.emit()
      #expect(source.hasObservers)
      first.dispose()
      #expect(source.hasObservers)
      second.dispose()
      #expect(!source.hasObservers)
    }
  }

  @Test func `resubscribing to a driver at its end restarts the source, without a replay of the old elements`() {
    var sources = [PublishSubject<String>(), PublishSubject<String>()]
    let second = sources[1]
    let driver = Observable<String>.deferred { sources.removeFirst() }.asDriver(onErrorJustReturn: "#")
    let first = sources[0]
    let again = SerialDisposable()
    let driving = driver.drive(
      onNext: { log.note("a\($0)") }, onCompleted: { again.disposable = driver.drive(onNext: { log.note("b\($0)") }) }
    )
    first.onNext("1")
    first.onCompleted()
    #expect(log.entries == ["a1"])
    second.onNext("2")
    #expect(log.entries == ["a1", "b2"])
    again.dispose()
    driving.dispose()
  }

  @Test func `a closure of an operator runs once per element, however many observe its result`() {
    let relay = BehaviorRelay(value: 1)
    let doubled = relay.asDriver().map { value in
      log.note("doubling \(value)")
      return value * 2
    }
    let first = doubled.drive()
    let second = doubled.map { $0 + 1 }.drive()
    relay.accept(2)
    #expect(log.entries == ["doubling 1", "doubling 2"])
    first.dispose()
    second.dispose()
  }

  @Test func `an error becomes the agreed element, and completion`() {
    let source = Observable.just(1).concat(Observable.error(TestError()))
    _ = source.asDriver(onErrorJustReturn: 9).noted(in: log)
    _ = source.asSignal(onErrorJustReturn: 8).noted(in: log)
    #expect(log.entries == ["1", "9", "|", "1", "8", "|"])
  }

  @Test func `after an error the sequence continues as the one that is given or made`() {
    let source = Observable.just(1).concat(Observable.error(TestError()))
    _ = source.asDriver(onErrorDriveWith: .just(2)).noted(in: log)
    _ = source.asDriver { error in .just(error is TestError ? 3 : 0) }.noted(in: log)
    _ = source.asSignal(onErrorSignalWith: .just(4)).noted(in: log)
    _ = source.asSignal { error in .just(error is TestError ? 5 : 0) }.noted(in: log)
    #expect(log.entries == ["1", "2", "|", "1", "3", "|", "1", "4", "|", "1", "5", "|"])
  }

  @Test func `shared sequences become drivers or signals by type`() {
    let source = Observable.just(1).concat(Observable.error(TestError()))
    let driver: Driver<Int> = source.asSharedSequence(onErrorJustReturn: 2)
    let signal: Signal<Int> = source.asSharedSequence(onErrorDriveWith: .just(3))
    let recovered = source.asSharedSequence(sharingStrategy: SignalSharingStrategy.self) { _ in .just(4) }
    _ = driver.asDriver().noted(in: log)
    _ = signal.asSignal().noted(in: log)
    _ = recovered.asSharedSequence().noted(in: log)
    #expect(log.entries == ["1", "2", "|", "1", "3", "|", "1", "4", "|"])
  }

  @Test func `an element that is sent while another is delivered is queued until the world settles`() throws {
    try inVirtualWorld { world in
      let relay = BehaviorRelay(value: 0)
      let driver = relay.asDriver()
      let first = driver.drive(onNext: { value in
        log.note("a\(value)")
        if value == 1 { relay.accept(2) }
      })
      let second = driver.drive(onNext: { log.note("b\($0)") })
      relay.accept(1)
      #expect(log.entries == ["a0", "b0", "a1", "b1"])
      try world.settle()
      #expect(log.entries == ["a0", "b0", "a1", "b1", "a2", "b2"])
      first.dispose()
      second.dispose()
    }
  }

  @Test func `elements of another thread are delivered on the main queue when the world settles`() async throws {
    let world = VirtualWorld()
    let source = PublishSubject<Int>()
    let log = log
    let driving = World.$current.withValue(world) {
      source.asDriver(onErrorJustReturn: 0).drive(onNext: { log.note("\($0) on main: \(world.isOnMainQueue)") })
    }
    nonisolated(unsafe) let sender = source
    await Task.detached { sender.onNext(1) }.value
    #expect(log.entries == [])
    try world.settle()
    #expect(log.entries == ["1 on main: true"])
    driving.dispose()
  }

  @Test func `a relay's driver begins with the present value, a relay's signal with the next one`() {
    let behavior = BehaviorRelay(value: 1)
    let publish = PublishRelay<Int>()
    let driving = behavior.asDriver().noted(in: log)
    let emitting = publish.asSignal().noted(in: log)
    publish.accept(2)
    behavior.accept(3)
    #expect(log.entries == ["1", "2", "3"])
    driving.dispose()
    emitting.dispose()
  }

  @Test func `a disposed subscription is silent, even if an element was on its way`() throws {
    try inVirtualWorld { world in
      let relay = BehaviorRelay(value: 0)
      let second = SerialDisposable()
      let first = relay.asDriver().drive(onNext: { value in
        log.note("\(value)")
        if value == 1 {
          relay.accept(2)
          second.dispose()
        }
      })
      second.disposable = first
      relay.accept(1)
      try world.settle()
      #expect(log.entries == ["0", "1"])
      #expect(world.pendingCount == 0)
    }
  }

  @Test func `values gives a loop the elements, and ends with the sequence`() async {
    let world = VirtualWorld()
    let relay = BehaviorRelay(value: 1)
    let driver = World.$current.withValue(world) { relay.asDriver().map { $0 * 2 } }
    var seen: [Int] = []
    for await value in driver.values {
      seen.append(value)
      if value == 6 { break }
      relay.accept(3)
    }
    #expect(seen == [2, 6])
    for await value in Driver.just(7).values { seen.append(value) }
    #expect(seen == [2, 6, 7])
  }

  @Test func `when its task is cancelled a loop over values just ends, and the subscription is disposed`() async {
    let source = PublishSubject<Int>()
    let driver = World.$current.withValue(VirtualWorld()) { source.asDriver(onErrorJustReturn: 0) }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      for await _ in driver.values {}
      return true
    }
    #expect(await task.value)
    #expect(!source.hasObservers)
  }
}
