import Rx
import Testing

@Suite("Dispose bags")
struct BagTests {
  @Test("a bag disposes when it goes")
  func bag() {
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

  @Test("a bag can be made of its disposables")
  func bagOf() {
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

  @Test("a bag that was emptied by taking a new one disposes at once what the old one had")
  func bagReplaced() {
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
}
