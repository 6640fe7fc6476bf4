import Rx
import RxMarbles
import Testing

@Suite("Disposables")
struct DisposableTests {
  @Test func `a disposable calls its closure once`() {
    let log = DisposalLog()
    let disposable = Disposables.create { log.names.append("x") }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(log.names == ["x"])
    #expect(disposable.isDisposed)
  }

  @Test func `disposables that are disposed together are disposed once, and report it`() {
    let log = DisposalLog()
    let all = [
      Disposables.create(log.make("a"), log.make("b")), Disposables.create(log.make("c"), log.make("d"), log.make("e")),
      Disposables.create([log.make("f")]),
      Disposables.create(log.make("g"), log.make("h"), log.make("i"), log.make("j")),
    ]
    #expect(all.allSatisfy { !$0.isDisposed })
    for disposable in all + all { disposable.dispose() }
    #expect(all.allSatisfy { $0.isDisposed })
    #expect(log.names.joined() == "abcdefjghi")
  }

  @Test func `a disposable that is disposed from its own closure runs that once`() {
    let place = SerialDisposable()
    var runs = 0
    place.disposable = Disposables.create {
      runs += 1
      place.dispose()
      place.disposable.dispose()
    }
    place.disposable.dispose()
    place.dispose()
    #expect(runs == 1)
  }

  @Test func `a disposable releases its contents when it is disposed, though the disposable is kept`() {
    final class Witness {}
    weak var weakWitness: Witness?
    var kept: [any Disposable] = []
    do {
      let witness = Witness()
      weakWitness = witness
      func hold() -> any Disposable { Disposables.create { withExtendedLifetime(witness) {} } }
      let serial = SerialDisposable()
      serial.disposable = hold()
      let single = SingleAssignmentDisposable()
      single.setDisposable(hold())
      kept = [
        hold(), Disposables.create(hold(), hold()), Disposables.create([hold()]), CompositeDisposable(hold(), hold()),
        serial, single, RefCountDisposable(disposable: hold()),
        ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: hold()),
      ]
    }
    #expect(weakWitness != nil)
    for disposable in kept { disposable.dispose() }
    #expect(weakWitness == nil)
    withExtendedLifetime(kept) {}
  }

  @Test func `a flag may be set twice, and a flag that begins set too`() {
    let flags = [BooleanDisposable(), BooleanDisposable(isDisposed: false), BooleanDisposable(isDisposed: true)]
    #expect(flags.map(\.isDisposed) == [false, false, true])
    for flag in flags + flags { flag.dispose() }
    #expect(flags.map(\.isDisposed) == [true, true, true])
  }

  // MARK: Bags

  @Test func `a bag disposes its contents at its deallocation`() {
    let log = DisposalLog()
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

  @Test func `a bag can be created with its disposables`() {
    let log = DisposalLog()
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

  @Test func `replacing a bag by a new one disposes the contents of the old bag at once`() {
    let log = DisposalLog()
    var bag = DisposeBag()
    log.make("a").disposed(by: bag)
    bag = DisposeBag()
    #expect(log.names == ["a"])
    log.make("b").disposed(by: bag)
    bag.insert([])
    bag.insert {}
    #expect(log.names == ["a"])
    withExtendedLifetime(bag) {}
  }

  // MARK: Composite disposables

  @Test func `a composite can be made of any number, and disposes them in their order`() {
    let log = DisposalLog()
    func make(_ names: String) -> [any Disposable] { names.map { log.make(String($0)) } }
    let (a, b) = (make("ab"), make("cde"))
    let groups = [
      CompositeDisposable(), CompositeDisposable(a[0], a[1]), CompositeDisposable(b[0], b[1], b[2]),
      CompositeDisposable(log.make("f"), log.make("g"), log.make("h"), log.make("i")),
      CompositeDisposable(log.make("j"), log.make("k"), log.make("l"), log.make("m"), log.make("n"), log.make("o")),
      CompositeDisposable(disposables: make("pq")),
    ]
    #expect(groups.map(\.count) == [0, 2, 3, 4, 6, 2])
    for group in groups { group.dispose() }
    #expect(log.names.joined() == "abcdefghijklmnopq")
    #expect(groups.allSatisfy { $0.isDisposed && $0.count == 0 })
    for group in groups { group.dispose() }
    #expect(log.names.count == 17)
  }

  @Test func `a key takes one member out, once, and not those that came later`() throws {
    let log = DisposalLog()
    let group = CompositeDisposable()
    let keys = ["a", "b", "c"].compactMap { group.insert(log.make($0)) }
    group.remove(for: keys[1])
    group.remove(for: keys[1])
    #expect(log.names == ["b"])
    #expect(group.count == 2)
    let key = try #require(group.insert(log.make("d")))
    group.remove(for: keys[0])
    group.dispose()
    group.remove(for: key)
    group.remove(for: keys[2])
    #expect(log.names == ["b", "a", "c", "d"])
  }

  @Test func `what is put into a composite while it is being disposed is disposed at once`() {
    let log = DisposalLog()
    let group = CompositeDisposable()
    _ = group.insert(
      Disposables.create {
        log.names.append("begin")
        #expect(group.isDisposed)
        #expect(group.insert(log.make("late")) == nil)
        log.names.append("end")
      })
    _ = group.insert(log.make("b"))
    group.dispose()
    #expect(log.names == ["begin", "late", "end", "b"])
  }

  @Test func `a member that takes itself out is disposed once`() {
    let group = CompositeDisposable()
    var key: CompositeDisposable.DisposeKey?
    var runs = 0
    key = group.insert(
      Disposables.create {
        runs += 1
        if let key { group.remove(for: key) }
      })
    if let key { group.remove(for: key) }
    #expect(runs == 1)
    #expect(group.count == 0)
    #expect(!group.isDisposed)
  }

  // MARK: Serial disposables and single assignments

  @Test func `a serial disposable disposes its previous content, and after its disposal every new one`() {
    let log = DisposalLog()
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

  @Test func `a single assignment disposes its content, set before or after its own disposal`() {
    let log = DisposalLog()
    let early = SingleAssignmentDisposable()
    early.setDisposable(log.make("a"))
    early.dispose()
    let late = SingleAssignmentDisposable()
    late.dispose()
    late.setDisposable(log.make("b"))
    #expect(log.names == ["a", "b"])
    #expect(early.isDisposed && late.isDisposed)
  }

  @Test func `a serial disposable returns its content, and an empty one after its disposal`() {
    final class Named: Disposable {
      func dispose() {}
    }
    let serial = SerialDisposable()
    let named = Named()
    serial.disposable.dispose()
    #expect(!serial.isDisposed)
    serial.disposable = named
    #expect(serial.disposable as? Named === named)
    serial.dispose()
    serial.dispose()
    #expect(serial.disposable as? Named == nil)
    serial.disposable = named
    #expect(serial.disposable as? Named == nil)
  }

  @Test func `a serial disposable may be set again by the disposable that it disposes: the last one stays`() {
    let log = DisposalLog()
    let serial = SerialDisposable()
    serial.disposable = Disposables.create {
      log.names.append("a")
      serial.disposable = log.make("c")
    }
    serial.disposable = log.make("b")
    #expect(log.names == ["a", "b"])
    serial.dispose()
    #expect(log.names == ["a", "b", "c"])
  }

  @Test func `setting a single assignment does not dispose it; a second disposable stops the program`() async {
    let single = SingleAssignmentDisposable()
    single.setDisposable(Disposables.create())
    #expect(!single.isDisposed)
    single.dispose()
    single.dispose()
    #expect(single.isDisposed)
    await #expect(processExitsWith: .failure) {
      let single = SingleAssignmentDisposable()
      single.setDisposable(Disposables.create())
      single.setDisposable(Disposables.create())
    }
    await #expect(processExitsWith: .failure) {
      let single = SingleAssignmentDisposable()
      single.dispose()
      single.setDisposable(Disposables.create())
      single.setDisposable(Disposables.create())
    }
  }

  // MARK: Counted disposables

  @Test(arguments: 0..<6)
  func `the last dependent disposes the counted disposable, in any order`(_ order: Int) {
    let log = DisposalLog()
    let counted = RefCountDisposable(disposable: log.make("x"))
    var all: [any Disposable] = [counted, counted.retain(), counted.retain()]
    let first = all.remove(at: order / 2)
    let second = all.remove(at: order % 2)
    for disposable in [first, second, first, second] { disposable.dispose() }
    #expect(log.names == [])
    #expect(!counted.isDisposed)
    all[0].dispose()
    #expect(log.names == ["x"])
    #expect(counted.isDisposed)
    for disposable in [first, second, all[0]] { disposable.dispose() }
    #expect(log.names == ["x"])
  }

  @Test("a dependent that is retained after the disposal counts while another one is left; after that it is empty")
  func refCountLate() {
    let log = DisposalLog()
    let counted = RefCountDisposable(disposable: log.make("x"))
    let early = counted.retain()
    counted.dispose()
    let late = counted.retain()
    early.dispose()
    #expect(log.names == [])
    late.dispose()
    #expect(log.names == ["x"])
    let empty = counted.retain()
    #expect(counted.isDisposed)
    empty.dispose()
    #expect(log.names == ["x"])
  }

  // MARK: Scheduled disposables

  @Test func `a scheduled disposable knows its scheduler, and is disposed when that has done it, once`() {
    let scheduler = TestScheduler()
    let log = DisposalLog()
    let disposable = ScheduledDisposable(scheduler: scheduler, disposable: log.make("x"))
    #expect(disposable.scheduler as? TestScheduler === scheduler)
    disposable.dispose()
    disposable.dispose()
    #expect(!disposable.isDisposed)
    #expect(log.names == [])
    scheduler.start()
    #expect(disposable.isDisposed)
    #expect(log.names == ["x"])
    disposable.dispose()
    scheduler.start()
    #expect(log.names == ["x"])
  }
}
