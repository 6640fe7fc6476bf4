import Rx
import Testing

@Suite("Composite disposables")
struct CompositeDisposableTests {
  @Test("a composite disposes its members, and at once what comes later")
  func composite() {
    let log = DisposalLog()
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

  @Test("a composite can be made of any number, and disposes them in their order")
  func compositeMade() {
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

  @Test("a key takes one member out, once, and not those that came later")
  func compositeKeys() throws {
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

  @Test("what is put into a composite while it is being disposed is disposed at once")
  func compositeInside() {
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

  @Test("a member that takes itself out is disposed once")
  func compositeLeaves() {
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
}
