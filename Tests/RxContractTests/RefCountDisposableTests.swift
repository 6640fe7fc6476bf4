import Rx
import Testing

@Suite("Counted disposables")
struct RefCountDisposableTests {
  @Test("a counted disposable goes at once if nothing is retained")
  func refCountUnused() {
    let log = DisposalLog()
    let counted = RefCountDisposable(disposable: log.make("a"))
    counted.retain().dispose()
    #expect(log.names == [])
    counted.dispose()
    #expect(log.names == ["a"])
  }

  @Test("the last to go disposes what is counted, in whatever order they go", arguments: 0..<6)
  func refCountOrders(_ order: Int) {
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

  @Test("a retained disposable keeps its count though the counting one is forgotten")
  func refCountForgotten() {
    let log = DisposalLog()
    var counted: RefCountDisposable? = RefCountDisposable(disposable: log.make("x"))
    let retained = counted?.retain()
    counted?.dispose()
    counted = nil
    #expect(log.names == [])
    retained?.dispose()
    #expect(log.names == ["x"])
  }
}
