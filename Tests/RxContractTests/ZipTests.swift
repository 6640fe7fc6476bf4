import Rx
import Testing

@Suite("Zip")
struct ZipTests {
  /// The two ways to zip two sequences.
  enum Form: CaseIterable {
    case arguments
    case collection

    func zip(_ first: Observable<Int>, _ second: Observable<Int>) -> Observable<[Int]> {
      switch self {
      case .arguments: .zip(first, second) { [$0, $1] }
      case .collection: Observable<Int>.zip([first, second])
      }
    }
  }

  private func record(
    _ form: Form, _ first: [Recorded<Int>], _ second: [Recorded<Int>]
  ) -> (events: [Recorded<[Int]>], first: [Span], second: [Span]) {
    let scheduler = TestScheduler()
    let first = scheduler.hot(first)
    let second = scheduler.hot(second)
    let events = scheduler.record { form.zip(first.asObservable(), second.asObservable()) }
    return (events, first.subscriptions, second.subscriptions)
  }

  @Test("an element that can find no partner completes the zip of a collection, but not that of arguments")
  func unpairable() {
    let (first, second): ([Recorded<Int>], [Recorded<Int>]) = (
      [.next(210, 1), .completed(220)], [.next(230, 2), .next(240, 3), .next(250, 4), .completed(260)]
    )
    let collection = record(.collection, first, second)
    #expect(collection.events == [.next(230, [1, 2]), .completed(240)])
    #expect(collection.second == [Span(200, 240)])
    let arguments = record(.arguments, first, second)
    #expect(arguments.events == [.next(230, [1, 2]), .completed(260)])
    #expect(arguments.second == [Span(200, 260)])
  }

  @Test("an empty source ends the result with the other; of a collection at the other's first element")
  func empty() {
    let (first, second): ([Recorded<Int>], [Recorded<Int>]) = (
      [.completed(210)], [.next(220, 1), .next(225, 2), .completed(230)]
    )
    let arguments = record(.arguments, first, second)
    #expect(arguments.events == [.completed(230)])
    #expect(arguments.first == [Span(200, 210)])
    #expect(arguments.second == [Span(200, 230)])
    let collection = record(.collection, first, second)
    #expect(collection.events == [.completed(220)])
    #expect(collection.second == [Span(200, 220)])
  }

  @Test("an error thrown by the selector of zip ends the result")
  func selectorThrows() {
    let line = play("a b |", "- x y |") { _, sources in
      .zip(sources[0], sources[1]) { if $0 == "b" { throw TestError.planned } else { $0 + $1 } }
    }
    #expect(line == "- ax #")
    let collection = play("a |", "- x |") { _, sources in .zip(sources) { _ in throw TestError.planned } }
    #expect(collection == "- #")
  }
}
