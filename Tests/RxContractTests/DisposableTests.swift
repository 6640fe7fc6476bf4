import Rx
import Testing

@Suite("Disposables")
struct DisposableTests {
  @Test("a disposable calls its closure once")
  func once() {
    let log = DisposalLog()
    let disposable = Disposables.create { log.names.append("x") }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(log.names == ["x"])
    #expect(disposable.isDisposed)
  }

  @Test("four or more are disposed together, in any order")
  func many() {
    let log = DisposalLog()
    Disposables.create(log.make("a"), log.make("b"), log.make("c"), log.make("d")).dispose()
    #expect(log.names.sorted() == ["a", "b", "c", "d"])
  }

  @Test("disposing the empty disposable has no effect, however often")
  func empty() {
    let empty = Disposables.create()
    empty.dispose()
    empty.dispose()
    #expect(Disposables.create([]).isDisposed == false)
  }

  @Test("several that are disposed together are disposed once, and know it")
  func severalOnce() {
    let log = DisposalLog()
    let all = [
      Disposables.create(log.make("a"), log.make("b")), Disposables.create(log.make("c"), log.make("d"), log.make("e")),
      Disposables.create([log.make("f")]),
    ]
    #expect(all.allSatisfy { !$0.isDisposed })
    for disposable in all + all { disposable.dispose() }
    #expect(all.allSatisfy { $0.isDisposed })
    #expect(log.names == ["a", "b", "c", "d", "e", "f"])
  }

  @Test("a disposable that is disposed from its own closure runs that once")
  func inside() {
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

  @Test("a disposable releases its contents when it is disposed, though the disposable is kept")
  func frees() {
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

  @Test("a flag may be set twice, and a flag that begins set too")
  func flagTwice() {
    let flags = [BooleanDisposable(), BooleanDisposable(isDisposed: false), BooleanDisposable(isDisposed: true)]
    #expect(flags.map(\.isDisposed) == [false, false, true])
    for flag in flags + flags { flag.dispose() }
    #expect(flags.map(\.isDisposed) == [true, true, true])
  }
}
