import Rx
import RxMarbles
import Testing

/// The events that observers of a subject receive, depending on the time at which they subscribe.
struct SubjectScene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () -> (source: Observable<String>, input: AnyObserver<String>)
  /// The lines of four observers: one from the start, one from 225 to 235, one from 245, one from 260.
  let endless: [String]
  /// The same with completion at 250; `|` stands for it.
  let complete: [String]
  /// The same with an error at 250; `#` stands for it.
  let failed: [String]

  private init<Subject: ObservableType & ObserverType & SendableMetatype>(
    _ name: String, endless: [String], complete: [String], failed: [String]? = nil,
    _ make: @escaping @Sendable () -> Subject
  ) where Subject.Element == String {
    testDescription = name
    self.make = {
      let subject = make()
      return (subject.asObservable(), AnyObserver(subject))
    }
    self.endless = endless
    self.complete = complete
    self.failed = failed ?? complete.map { $0.replacing("|", with: "#") }
  }

  /// A relay, which has no end.
  private init(
    relay name: String, endless: [String],
    _ make: @escaping @Sendable () -> (source: Observable<String>, accept: (String) -> Void)
  ) {
    testDescription = name
    self.make = {
      let (source, accept) = make()
      return (source, AnyObserver { if let element = $0.element { accept(element) } })
    }
    (self.endless, complete, failed) = (endless, endless, endless)
  }

  static let all = [
    SubjectScene(
      "publish", endless: ["210a 220b 230c 240d", "230c", "", ""],
      complete: ["210a 220b 230c 240d 250|", "230c", "250|", "260|"]
    ) { PublishSubject() },
    SubjectScene(
      "behavior", endless: ["2000 210a 220b 230c 240d", "225b 230c", "245d", "260d"],
      complete: ["2000 210a 220b 230c 240d 250|", "225b 230c", "245d 250|", "260|"]
    ) { BehaviorSubject(value: "0") },
    SubjectScene(
      "replay 1", endless: ["210a 220b 230c 240d", "225b 230c", "245d", "260d"],
      complete: ["210a 220b 230c 240d 250|", "225b 230c", "245d 250|", "260d 260|"]
    ) { ReplaySubject.create(bufferSize: 1) },
    SubjectScene(
      "replay 3", endless: ["210a 220b 230c 240d", "225a 225b 230c", "245b 245c 245d", "260b 260c 260d"],
      complete: ["210a 220b 230c 240d 250|", "225a 225b 230c", "245b 245c 245d 250|", "260b 260c 260d 260|"]
    ) { ReplaySubject.create(bufferSize: 3) },
    SubjectScene(
      "replay all", endless: ["210a 220b 230c 240d", "225a 225b 230c", "245a 245b 245c 245d", "260a 260b 260c 260d"],
      complete: [
        "210a 220b 230c 240d 250|", "225a 225b 230c", "245a 245b 245c 245d 250|", "260a 260b 260c 260d 260|",
      ]
    ) { ReplaySubject.createUnbounded() },
    SubjectScene(
      "replay nothing", endless: ["210a 220b 230c 240d", "230c", "", ""],
      complete: ["210a 220b 230c 240d 250|", "230c", "250|", "260|"]
    ) { ReplaySubject.create(bufferSize: 0) },
    SubjectScene(
      "async", endless: ["", "", "", ""], complete: ["250d 250|", "", "250d 250|", "260d 260|"],
      failed: ["250#", "", "250#", "260#"]
    ) { AsyncSubject() },
    SubjectScene(relay: "publish relay", endless: ["210a 220b 230c 240d", "230c", "", ""]) {
      let relay = PublishRelay<String>()
      return (relay.asObservable(), relay.accept)
    },
    SubjectScene(relay: "behavior relay", endless: ["2000 210a 220b 230c 240d", "225b 230c", "245d", "260d"]) {
      let relay = BehaviorRelay(value: "0")
      return (relay.asObservable(), relay.accept)
    },
    SubjectScene(
      relay: "replay relay",
      endless: ["210a 220b 230c 240d", "225a 225b 230c", "245a 245b 245c 245d", "260a 260b 260c 260d"]
    ) {
      let relay = ReplayRelay<String>.createUnbound()
      return (relay.asObservable(), relay.accept)
    },
  ]
}

@Suite("Every subject and relay")
struct SubjectMatrixTests {
  private func play(_ scene: SubjectScene, _ end: Event<String>?) -> [String] {
    let scheduler = TestScheduler()
    let (source, input) = scene.make()
    let recorders = (0..<4).map { _ in Recorder<String>(scheduler) }
    var subscriptions: [any Disposable] = []
    for (time, recorder) in zip([200, 225, 245, 260], recorders) {
      scheduler.at(time) { subscriptions.append(source.subscribe(recorder)) }
    }
    scheduler.at(235) { subscriptions[1].dispose() }
    for (time, element) in [(210, "a"), (220, "b"), (230, "c"), (240, "d")] {
      scheduler.at(time) { input.onNext(element) }
    }
    if let end {
      scheduler.at(250) { input.on(end) }
      // Nothing comes after an end, and an end comes once.
      if !scene.testDescription.hasSuffix("relay") {
        scheduler.at(255) { input.onNext("x") }
        scheduler.at(256) { input.onCompleted() }
        scheduler.at(257) { input.onError(TestError.other) }
      }
    }
    scheduler.start()
    return recorders.map { recorder in
      recorder.events.map { recorded in
        "\(recorded.time)" + (recorded.event.element ?? (recorded.event.isCompleted ? "|" : "#"))
      }.joined(separator: " ")
    }
  }

  @Test(arguments: SubjectScene.all)
  func `emits the right events to subscribers before, during and after`(_ scene: SubjectScene) {
    #expect(play(scene, nil) == scene.endless)
  }

  @Test(arguments: SubjectScene.all)
  func `emits its completion to every subscriber, and nothing after it`(_ scene: SubjectScene) {
    #expect(play(scene, .completed) == scene.complete)
  }

  @Test(arguments: SubjectScene.all)
  func `emits its error to every subscriber, and nothing after it`(_ scene: SubjectScene) {
    #expect(play(scene, .error(TestError.planned)) == scene.failed)
  }

  @Test func `a disposed subject emits nothing, and fails later subscribers, even if it had ended before`() {
    func check(_ source: Observable<Int>, _ input: AnyObserver<Int>, _ disposable: any Disposable, ended: Bool) {
      var got: [String] = []
      _ = source.subscribe { got.append("\($0)") }
      if ended { input.onCompleted() }
      got = []
      disposable.dispose()
      input.onNext(1)
      input.onCompleted()
      input.onError(TestError.planned)
      disposable.dispose()
      #expect(got == [])
      var isError = false
      _ = source.subscribe(onError: {
        if case RxError.disposed(let object) = $0 { isError = object === source }
      })
      #expect(isError)
    }
    for ended in [false, true] {
      let publish = PublishSubject<Int>()
      check(publish, AnyObserver(publish), publish, ended: ended)
      let behavior = BehaviorSubject(value: 0)
      check(behavior, AnyObserver(behavior), behavior, ended: ended)
      let replay = ReplaySubject<Int>.create(bufferSize: 1)
      check(replay, AnyObserver(replay), replay, ended: ended)
    }
  }

  @Test func `the value of a behaviour subject: the first, the last, the error, or that of disposal`() throws {
    let subject = BehaviorSubject(value: 1)
    #expect(try subject.value() == 1)
    subject.onNext(2)
    #expect(try subject.value() == 2)
    subject.onError(TestError.planned)
    subject.onNext(3)
    #expect(throws: TestError.planned) { try subject.value() }
    subject.dispose()
    #expect(throws: RxError.self) { try subject.value() }
    #expect(subject.isDisposed)
  }

  @Test func `releases elements that no subscriber can receive any more`() {
    final class Witness {}
    weak var weakWitness: Witness?
    func make() -> Witness {
      let witness = Witness()
      weakWitness = witness
      return witness
    }
    func isFreed() -> Bool { weakWitness == nil }

    let publish = PublishSubject<Witness>()
    publish.onNext(make())
    #expect(isFreed())

    let behavior = BehaviorSubject(value: make())
    #expect(!isFreed())
    behavior.onNext(Witness())
    #expect(isFreed())

    let replay = ReplaySubject<Witness>.create(bufferSize: 2)
    replay.onNext(make())
    replay.onNext(Witness())
    #expect(!isFreed())
    replay.onNext(Witness())
    #expect(isFreed())
    replay.onNext(make())
    replay.dispose()
    #expect(isFreed())

    let async = AsyncSubject<Witness>()
    async.onNext(make())
    async.onNext(Witness())
    #expect(isFreed())
  }

  @Test func `a subject that does not start with a value releases its observers at its end`() {
    func check<Subject: SubjectType & ObserverType>(_ make: () -> Subject) where Subject.Element == Int {
      #expect(isObserverFreed(by: make) { $0?.onCompleted() }, "\(Subject.self), completed")
      #expect(isObserverFreed(by: make) { $0?.onError(TestError.planned) }, "\(Subject.self), failed")
    }
    check { PublishSubject<Int>() }
    check { ReplaySubject<Int>.create(bufferSize: 2) }
    check { AsyncSubject<Int>() }
  }

  @Test func `each subject releases its observers on dispose, and with its last reference`() {
    #expect(isObserverFreed(by: { PublishSubject<Int>() }) { $0?.dispose() })
    #expect(isObserverFreed(by: { BehaviorSubject(value: 1) }) { $0?.dispose() })
    #expect(isObserverFreed(by: { ReplaySubject<Int>.create(bufferSize: 2) }) { $0?.dispose() })
    #expect(isObserverFreed(by: { PublishSubject<Int>() }) { $0 = nil })
    #expect(isObserverFreed(by: { BehaviorSubject(value: 1) }) { $0 = nil })
    #expect(isObserverFreed(by: { ReplaySubject<Int>.create(bufferSize: 2) }) { $0 = nil })
    #expect(isObserverFreed(by: { AsyncSubject<Int>() }) { $0 = nil })
  }

  @Test func `each relay releases its observers with its last reference`() {
    #expect(isObserverFreed(by: { PublishRelay<Int>() }) { $0 = nil })
    #expect(isObserverFreed(by: { BehaviorRelay(value: 1) }) { $0 = nil })
    #expect(isObserverFreed(by: { ReplayRelay<Int>.create(bufferSize: 2) }) { $0 = nil })
  }

  /// Returns true if nothing retains an observer after `end`, though its subscription is kept undisposed.
  private func isObserverFreed<Source: ObservableType>(by make: () -> Source, _ end: (inout Source?) -> Void) -> Bool {
    weak var weakWitness: ObserversWitness?
    // Held by this variable alone, so that `end` can release it.
    var source: Source? = make()
    let subscription: (any Disposable)?
    do {
      let witness = ObserversWitness()
      weakWitness = witness
      subscription = source?.subscribe(onNext: { _ in withExtendedLifetime(witness) {} }, onError: { _ in })
    }
    guard weakWitness != nil else { return false }
    end(&source)
    return withExtendedLifetime(subscription) { weakWitness == nil }
  }
}

private final class ObserversWitness {}
