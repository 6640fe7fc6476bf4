import Rx
import Testing

@Suite("What Rx is: operators by family")
struct OperatorTests {
  @Test("creating: a stream from values, from a rule, from nothing")
  func creating() {
    #expect(events(of: Observable.just(7)) == "7 |")
    #expect(events(of: Observable.of(1, 2, 3)) == "1 2 3 |")
    #expect(events(of: Observable.from(["a", "b"])) == "a b |")
    #expect(events(of: Observable.from(optional: Int("seven"))) == "|")
    #expect(events(of: Observable.range(start: 1, count: 4)) == "1 2 3 4 |")
    #expect(events(of: Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 3 })) == "1 3 9 |")
    #expect(events(of: Observable.repeatElement("again").take(2)) == "again again |")
  }

  @Test("deferred creates the stream at the subscription, from the state of that moment")
  func deferredCreating() {
    var name = "Ada"
    let early = Observable.just(name)
    let late = Observable.deferred { .just(name) }
    name = "Grace"
    #expect(events(of: early) == "Ada |")
    #expect(events(of: late) == "Grace |")
  }

  @Test("transforming: each element, all so far, all at the end, a stream for each")
  func transforming() {
    let words = Observable.of("one", "two", "three")
    #expect(events(of: words.map(\.count)) == "3 3 5 |")
    #expect(events(of: words.enumerated().map { "\($0.index)\($0.element)" }) == "0one 1two 2three |")
    #expect(events(of: words.scan(0) { $0 + $1.count }) == "3 6 11 |")
    #expect(events(of: words.reduce(0) { $0 + $1.count }) == "11 |")
    #expect(events(of: words.toArray()) == #"["one", "two", "three"] |"#)
    #expect(events(of: words.concatMap { Observable.from($0.prefix(2)) }) == "o n t w t h |")
    #expect(events(of: words.groupBy(keySelector: \.count).flatMap { $0.toArray().map(\.count) }) == "2 1 |")
  }

  @Test("filtering: by value, by neighbour, by position")
  func filtering() {
    let numbers = Observable.of(1, 2, 2, 5, 3)
    #expect(events(of: numbers.filter { $0 > 1 }) == "2 2 5 3 |")
    #expect(events(of: numbers.distinctUntilChanged()) == "1 2 5 3 |")
    #expect(events(of: numbers.take(while: { $0 < 5 })) == "1 2 2 |")
    #expect(events(of: numbers.skip(while: { $0 < 5 })) == "5 3 |")
    #expect(events(of: numbers.takeLast(2)) == "5 3 |")
    #expect(events(of: numbers.element(at: 3)) == "5 |")
    #expect(events(of: numbers.ignoreElements()) == "|")
  }

  @Test("combining: in pairs, the latest, in sequence, the first, the newest")
  func combining() {
    let letters = Observable.of("a", "b")
    let numbers = Observable.of(1, 2, 3)
    #expect(events(of: Observable.zip(letters, numbers) { "\($0)\($1)" }) == "a1 b2 |")
    #expect(events(of: Observable.combineLatest(letters, numbers) { "\($0)\($1)" }) == "a1 b1 b2 b3 |")
    #expect(events(of: letters.concat(Observable.just("z"))) == "a b z |")
    #expect(events(of: letters.startWith("first")) == "first a b |")
    #expect(events(of: Observable<String>.never().amb(letters)) == "a b |")
    #expect(events(of: letters.filter(\.isEmpty).ifEmpty(default: "nothing")) == "nothing |")
    #expect(events(of: Observable.of(letters, .just("z")).switchLatest()) == "a z |")
  }
}
