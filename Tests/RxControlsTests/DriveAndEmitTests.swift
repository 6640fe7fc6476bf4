import Rx
import RxControls
import Testing
import World

@Suite(.inVirtualWorld) @MainActor struct DriveAndEmitTests {
  let log = Log<String>()

  @Test func `observers get the elements and the completion, those of optional elements too`() {
    let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
    let optional = PublishSubject<Int?>()
    for subject in subjects { _ = subject.noted(in: log) }
    _ = optional.noted(in: log)
    _ = Driver.just(1).drive(subjects[0], subjects[1])
    _ = Driver.just(2).drive(optional)
    #expect(log.entries == ["1", "1", "|", "|", "Optional(2)", "|"])
  }

  @Test func `a signal is emitted to observers, those of optional elements too`() {
    let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
    let optional = PublishSubject<Int?>()
    for subject in subjects { _ = subject.noted(in: log) }
    _ = optional.noted(in: log)
    _ = Signal.just(1).emit(to: subjects[0], subjects[1])
    _ = Signal.just(2).emit(to: optional)
    #expect(log.entries == ["1", "1", "|", "|", "Optional(2)", "|"])
  }

  @Test func `relays get the elements, and the completion does not end them`() {
    let behavior = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 1)
    _ = Driver.just(1).drive(behavior)
    _ = Driver.just(2).drive(optional)
    _ = Driver.just(3).drive(replay)
    _ = Driver.just(4).drive(optionalReplay)
    #expect(behavior.value == 1)
    #expect(optional.value == 2)
    let bag = DisposeBag()
    replay.noted(in: log).disposed(by: bag)
    optionalReplay.noted(in: log).disposed(by: bag)
    #expect(log.entries == ["3", "Optional(4)"])
  }

  @Test func `a signal is emitted to relays of all three kinds`() {
    let bag = DisposeBag()
    let publish = PublishRelay<Int>()
    let optionalPublish = PublishRelay<Int?>()
    let behavior = BehaviorRelay(value: 0)
    let optionalBehavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 1)
    publish.noted(in: log).disposed(by: bag)
    optionalPublish.noted(in: log).disposed(by: bag)
    _ = Signal.just(1).emit(to: publish)
    _ = Signal.just(2).emit(to: optionalPublish)
    _ = Signal.just(3).emit(to: behavior)
    _ = Signal.just(4).emit(to: optionalBehavior)
    _ = Signal.just(5).emit(to: replay)
    _ = Signal.just(6).emit(to: optionalReplay)
    replay.noted(in: log).disposed(by: bag)
    optionalReplay.noted(in: log).disposed(by: bag)
    #expect(log.entries == ["1", "Optional(2)", "5", "Optional(6)"])
    #expect(behavior.value == 3)
    #expect(optionalBehavior.value == 4)
  }

  @Test func `closures get the elements, the completion and the disposal`() {
    _ = Driver.just(1).drive(
      onNext: { log.note("\($0)") }, onCompleted: { log.note("|") }, onDisposed: { log.note("disposed") })
    _ = Signal.just(2).emit(
      onNext: { log.note("\($0)") }, onCompleted: { log.note("|") }, onDisposed: { log.note("disposed") })
    #expect(log.entries == ["1", "|", "disposed", "2", "|", "disposed"])
  }

  @Test func `with an object, closures get it as long as it lives, and do not retain it`() {
    let relay = BehaviorRelay(value: 1)
    let events = PublishRelay<Int>()
    var object: Sample? = Sample()
    weak let released = object
    let bag = DisposeBag()
    if let object {
      relay.asDriver().drive(with: object, onNext: { $0.count += $1 }).disposed(by: bag)
      events.asSignal().emit(with: object, onNext: { $0.count += $1 }).disposed(by: bag)
    }
    events.accept(10)
    #expect(object?.count == 11)
    object = nil
    #expect(released == nil)
    relay.accept(2)
  }

  @Test func `a function may take the sequence, and an argument after it`() {
    let log = log
    func counted(_ source: Observable<Int>) -> String {
      _ = source.noted(in: log)
      return "counted"
    }
    func labelled(_ source: Observable<Int>) -> (_ label: String) -> String {
      { label in label + counted(source) }
    }
    #expect(Driver.just(1).drive(counted) == "counted")
    #expect(Driver.just(2).drive(labelled, curriedArgument: "re") == "recounted")
    #expect(log.entries == ["1", "|", "2", "|"])
  }

  @Test func `drive and emit without arguments run the work of the sequence`() {
    _ = Driver.just(1).do(onNext: { log.note("drive \($0)") }).drive()
    _ = Signal.just(2).do(onNext: { log.note("emit \($0)") }).emit()
    #expect(log.entries == ["drive 1", "emit 2"])
  }

  @Test func `drive and emit are called on the main queue; elsewhere they stop the program`() async {
    await #expect(processExitsWith: .failure) { _ = Driver.just(1).drive() }
    await #expect(processExitsWith: .failure) { _ = Signal.just(1).emit() }
  }
}
