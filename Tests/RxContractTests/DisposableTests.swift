import Rx
import Testing

@Suite("Disposables")
struct DisposableTests {
  /// A disposable that writes its name into a log.
  final class Log {
    var names: [String] = []

    func make(_ name: String) -> any Disposable {
      Disposables.create { self.names.append(name) }
    }
  }

  @Test("a disposable calls its closure once")
  func once() {
    let log = Log()
    let disposable = Disposables.create { log.names.append("x") }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(log.names == ["x"])
    #expect(disposable.isDisposed)
  }

  @Test("several are disposed together, in their order")
  func several() {
    let log = Log()
    Disposables.create(log.make("a"), log.make("b")).dispose()
    Disposables.create(log.make("c"), log.make("d"), log.make("e")).dispose()
    Disposables.create(log.make("f"), log.make("g"), log.make("h"), log.make("i")).dispose()
    Disposables.create([log.make("j")]).dispose()
    #expect(log.names == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"])
  }

  @Test("a bag disposes when it goes")
  func bag() {
    let log = Log()
    var bag: DisposeBag? = DisposeBag()
    log.make("a").disposed(by: bag!)
    bag?.insert(log.make("b"))
    bag?.insert(log.make("c"), log.make("d"))
    bag?.insert([log.make("e")])
    bag?.insert {
      log.make("f")
      log.make("g")
    }
    #expect(log.names == [])
    bag = nil
    #expect(log.names == ["a", "b", "c", "d", "e", "f", "g"])
  }

  @Test("a bag can be made of its disposables")
  func bagOf() {
    let log = Log()
    do {
      _ = DisposeBag(disposing: log.make("a"), log.make("b"))
      _ = DisposeBag(disposing: [log.make("c")])
      _ = DisposeBag {
        log.make("d")
        log.make("e")
      }
    }
    #expect(log.names == ["a", "b", "c", "d", "e"])
  }

  @Test("a composite disposes its members, and at once what comes later")
  func composite() {
    let log = Log()
    let group = CompositeDisposable(log.make("a"), log.make("b"))
    let key = group.insert(log.make("c"))
    #expect(group.count == 3)
    if let key { group.remove(for: key) }
    #expect(log.names == ["c"])
    group.dispose()
    #expect(log.names == ["c", "a", "b"])
    #expect(group.isDisposed)
    #expect(group.count == 0)
    #expect(group.insert(log.make("d")) == nil)
    #expect(log.names == ["c", "a", "b", "d"])
  }

  @Test("a serial disposable disposes the one before, and at once what comes later")
  func serial() {
    let log = Log()
    let serial = SerialDisposable()
    serial.disposable = log.make("a")
    #expect(log.names == [])
    serial.disposable = log.make("b")
    #expect(log.names == ["a"])
    serial.dispose()
    #expect(log.names == ["a", "b"])
    serial.disposable = log.make("c")
    #expect(log.names == ["a", "b", "c"])
    #expect(serial.isDisposed)
  }

  @Test("a single assignment disposes what it gets, now or later")
  func singleAssignment() {
    let log = Log()
    let early = SingleAssignmentDisposable()
    early.setDisposable(log.make("a"))
    early.dispose()
    let late = SingleAssignmentDisposable()
    late.dispose()
    late.setDisposable(log.make("b"))
    #expect(log.names == ["a", "b"])
    #expect(early.isDisposed && late.isDisposed)
  }

  @Test("a counted disposable waits for all that were retained on it")
  func refCount() {
    let log = Log()
    let counted = RefCountDisposable(disposable: log.make("a"))
    let first = counted.retain()
    let second = counted.retain()
    first.dispose()
    first.dispose()
    counted.dispose()
    #expect(log.names == [])
    #expect(!counted.isDisposed)
    second.dispose()
    #expect(log.names == ["a"])
    #expect(counted.isDisposed)
    counted.retain().dispose()
    #expect(log.names == ["a"])
  }

  @Test("a counted disposable goes at once if nothing is retained")
  func refCountUnused() {
    let log = Log()
    let counted = RefCountDisposable(disposable: log.make("a"))
    counted.retain().dispose()
    #expect(log.names == [])
    counted.dispose()
    #expect(log.names == ["a"])
  }

  @Test("a flag remembers")
  func boolean() {
    let flag = BooleanDisposable()
    #expect(!flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
  }

  @Test("a scheduled disposable disposes on its scheduler")
  func scheduled() {
    let scheduler = TestScheduler()
    var time: Int?
    let disposable = ScheduledDisposable(
      scheduler: scheduler, disposable: Disposables.create { time = scheduler.clock })
    scheduler.at(210) { disposable.dispose() }
    scheduler.start()
    #expect(time == 211)
    #expect(disposable.isDisposed)
  }
}
