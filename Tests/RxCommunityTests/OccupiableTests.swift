import Rx
import RxCommunity
import RxControls
import Testing

@Suite("RxOptional: values that may be empty")
@MainActor struct OccupiableTests {
  private let arrays = Observable.of(["Single"], [], ["Two", "Three"])

  @Test("filterEmpty leaves out empty arrays, dictionaries, sets and strings")
  func filterEmpty() {
    #expect(events(of: arrays.filterEmpty()) == [#"next(["Single"])"#, #"next(["Two", "Three"])"#, "completed"])
    #expect(events(of: Observable.of([1: "a"], [:]).filterEmpty()) == [#"next([1: "a"])"#, "completed"])
    #expect(events(of: Observable.of(Set([1]), []).filterEmpty()) == ["next([1])", "completed"])
    #expect(events(of: Observable.of("a", "").filterEmpty()) == ["next(a)", "completed"])
  }

  @Test("errorOnEmpty ends at the first that is empty, with its own error or with the given one")
  func errorOnEmpty() {
    #expect(
      events(of: arrays.errorOnEmpty()) == [
        #"next(["Single"])"#, "error(Empty occupiable of type <Array<String>>)",
      ])
    #expect(
      events(of: Observable.of([1: "a"], [:]).errorOnEmpty()) == [
        #"next([1: "a"])"#, "error(Empty occupiable of type <Dictionary<Int, String>>)",
      ])
    #expect(
      events(of: Observable.of(Set([1]), []).errorOnEmpty()) == [
        "next([1])", "error(Empty occupiable of type <Set<Int>>)",
      ])
    #expect(events(of: arrays.errorOnEmpty(Planned())) == [#"next(["Single"])"#, "error(Planned())"])
  }

  @Test("catchOnEmpty continues with the elements of another sequence")
  func catchOnEmpty() {
    #expect(
      events(of: arrays.catchOnEmpty { .just(["None"]) }) == [
        #"next(["Single"])"#, #"next(["None"])"#, #"next(["Two", "Three"])"#, "completed",
      ])
    #expect(events(of: arrays.catchOnEmpty { throw Planned() }) == [#"next(["Single"])"#, "error(Planned())"])
    #expect(events(of: Observable.of([:], [1: "a"]).catchOnEmpty { .empty() }) == [#"next([1: "a"])"#, "completed"])
    #expect(events(of: Observable.of(Set<Int>()).catchOnEmpty { .just([0]) }) == ["next([0])", "completed"])
  }

  @Test("a driver stays one")
  func drivers() throws {
    #expect(
      try settledEvents { () -> Driver<[Int]> in Driver.of([1], []).filterEmpty() } == ["next([1])", "completed"])
    #expect(
      try settledEvents { () -> Driver<[Int]> in Driver.of([1], []).catchOnEmpty { .just([0]) } } == [
        "next([1])", "next([0])", "completed",
      ])
  }

  @Test("a collection that is not empty is occupied")
  func isNotEmpty() {
    #expect("a".isNotEmpty)
    #expect(!"".isNotEmpty)
    #expect([1].isNotEmpty)
    #expect(![Int: Int]().isNotEmpty)
    #expect(!Set<Int>().isNotEmpty)
  }
}
