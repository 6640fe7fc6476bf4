import Rx
import RxCommunity
import RxControls
import Testing

@Suite("RxOptional: values that may be empty")
@MainActor struct OccupiableTests {
  private let arrays = Observable.of(["Single"], [], ["Two", "Three"])

  @Test func `filterEmpty leaves out empty arrays, dictionaries, sets and strings`() {
    #expect(events(of: arrays.filterEmpty()) == [#"next(["Single"])"#, #"next(["Two", "Three"])"#, "completed"])
    #expect(events(of: Observable.of([1: "a"], [:]).filterEmpty()) == [#"next([1: "a"])"#, "completed"])
    #expect(events(of: Observable.of(Set([1]), []).filterEmpty()) == ["next([1])", "completed"])
    #expect(events(of: Observable.of("a", "").filterEmpty()) == ["next(a)", "completed"])
  }

  @Test func `errorOnEmpty ends at the first that is empty, with its own error or with the given one`() {
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

  @Test func `catchOnEmpty continues with the elements of another sequence`() {
    #expect(
      events(of: arrays.catchOnEmpty { .just(["None"]) }) == [
        #"next(["Single"])"#, #"next(["None"])"#, #"next(["Two", "Three"])"#, "completed",
      ])
    #expect(events(of: arrays.catchOnEmpty { throw Planned() }) == [#"next(["Single"])"#, "error(Planned())"])
    #expect(events(of: Observable.of([:], [1: "a"]).catchOnEmpty { .empty() }) == [#"next([1: "a"])"#, "completed"])
    #expect(events(of: Observable.of(Set<Int>()).catchOnEmpty { .just([0]) }) == ["next([0])", "completed"])
  }

  @Test func `a driver stays one`() throws {
    #expect(
      try settledEvents { () -> Driver<[Int]> in Driver.of([1], []).filterEmpty() } == ["next([1])", "completed"])
    #expect(
      try settledEvents { () -> Driver<[Int]> in Driver.of([1], []).catchOnEmpty { .just([0]) } } == [
        "next([1])", "next([0])", "completed",
      ])
  }

  @Test func `a collection that is not empty is occupied`() {
    #expect("a".isNotEmpty)
    #expect(!"".isNotEmpty)
    #expect([1].isNotEmpty)
    #expect(![Int: Int]().isNotEmpty)
    #expect(!Set<Int>().isNotEmpty)
  }
}
