import Dispatch
import Rx
import RxMarbles
import Testing

@Suite("groupBy and window")
struct GroupAndWindowTests {
  private let events: [Recorded<String>] = [
    .next(210, "a1"), .next(220, "b1"), .next(230, "a2"), .next(240, "c1"), .next(250, "b2"), .completed(260),
  ]

  private func key(_ text: String) throws -> Character {
    guard let first = text.first else { throw TestError.planned }
    return first
  }

  /// The events with the ends of the groups sorted: RxSwift ends its groups in any order.
  private func inOrder(_ events: [Recorded<String>], ends: Range<Int>) -> [Recorded<String>] {
    guard events.indices.contains(ends.upperBound - 1) else { return events }
    var sorted = events
    sorted[ends].sort { $0.event.element ?? "" < $1.event.element ?? "" }
    return sorted
  }

  @Test func `an error of the source or of the key selector fails all groups and the result`() {
    for last in [.error(240), .next(240, "")] as [Recorded<String>] {
      let scheduler = TestScheduler()
      let source = scheduler.hot([.next(210, "a1"), .next(220, "b1"), last, .next(250, "a2")])
      let events = scheduler.record {
        source.groupBy(keySelector: key).flatMap { group in group.materialize().map { "\(group.key): \($0)" } }
      }
      #expect(
        inOrder(events, ends: 2..<4) == [
          .next(210, "a: next(a1)"), .next(220, "b: next(b1)"), .next(240, "a: error(planned)"),
          .next(240, "b: error(planned)"), .error(240),
        ])
      #expect(source.subscriptions == [Span(200, 240)])
    }
  }

  @Test(
    "groups with subscribers retain the source after dispose, until the last of them disposes; no new group is emitted")
  func disposeInUse() {
    let scheduler = TestScheduler()
    let source = scheduler.hot(events)
    let recorder = Recorder<String>(scheduler)
    var subscriptions: [Character: any Disposable] = [:]
    scheduler.at(235) { subscriptions["a"]?.dispose() }
    scheduler.at(255) { subscriptions["b"]?.dispose() }
    _ = scheduler.record(disposed: 225) {
      source.groupBy(keySelector: key).do(onNext: { subscriptions[$0.key] = $0.subscribe(recorder) })
    }
    #expect(recorder.events == [.next(210, "a1"), .next(220, "b1"), .next(230, "a2"), .next(250, "b2")])
    #expect(subscriptions.keys.sorted() == ["a", "b"])
    #expect(source.subscriptions == [Span(200, 255)])
  }

  @Test(
    "a group that is subscribed after the last subscriber has left emits nothing, and does not subscribe to the source again"
  )
  func tooLate() {
    let subject = PublishSubject<String>()
    var group: GroupedObservable<String, String>?
    var got: [String] = []
    let subscription = subject.groupBy { $0 }.subscribe(onNext: { group = $0 })
    subject.onNext("a")
    subscription.dispose()
    #expect(!subject.hasObservers)
    let late = group?.subscribe { got.append("\($0)") }
    subject.onNext("a")
    subject.onCompleted()
    #expect(got == [])
    late?.dispose()
  }

  @Test func `a group replays no elements: a late subscriber receives the later ones, or only the end`() {
    for end in [Event<String>.completed, .error(TestError.planned)] {
      let subject = PublishSubject<String>()
      var group: GroupedObservable<String, String>?
      var got: [String] = []
      _ = subject.groupBy { _ in "" }.subscribe(onNext: { group = $0 }, onError: { _ in })
      subject.onNext("a")
      let first = group?.subscribe { got.append("\($0)") }
      subject.onNext("b")
      first?.dispose()
      subject.on(end)
      _ = group?.subscribe { got.append("\($0)") }
      #expect(got == ["next(b)", "\(end)"])
    }
  }

  @Test func `the key selector is released with the last subscriber, though a group is kept`() {
    final class Witness {}
    weak var weakWitness: Witness?
    let subject = PublishSubject<String>()
    var group: GroupedObservable<String, String>?
    do {
      let witness = Witness()
      weakWitness = witness
      let subscription = subject.groupBy { text in withExtendedLifetime(witness) { text } }
        .subscribe(onNext: { group = $0 })
      subject.onNext("a")
      let inner = group?.subscribe()
      subscription.dispose()
      inner?.dispose()
    }
    #expect(weakWitness == nil)
    withExtendedLifetime(group) {}
  }

  @Test func `a window replays no elements: a late subscriber receives the later ones, or only the end`() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(230, 2), .next(240, 3), .error(260)])
    var all: [Observable<Int>] = []
    _ = source.window(timeSpan: .seconds(500), count: 2, scheduler: scheduler)
      .subscribe(onNext: { all.append($0) }, onError: { _ in })
    let recorders = (0..<3).map { _ in Recorder<Int>(scheduler) }
    scheduler.at(220) { _ = all[0].subscribe(recorders[0]) }
    scheduler.at(250) { _ = all[0].subscribe(recorders[1]) }
    scheduler.at(270) { _ = all[1].subscribe(recorders[2]) }
    scheduler.start()
    #expect(recorders[0].events == [.next(230, 2), .completed(230)])
    #expect(recorders[1].events == [.completed(250)])
    #expect(recorders[2].events == [.error(270)])
  }

  @Test func `a window with a subscriber retains the source after dispose, until it ends or its subscriber disposes`() {
    for (leaves, events, end) in [
      (900, [.next(210, 1), .completed(250)], 250), (230, [.next(210, 1)], 230),
    ] as [(Int, [Recorded<Int>], Int)] {
      let scheduler = TestScheduler()
      let source = scheduler.hot([.next(210, 1), .next(260, 2)])
      let recorder = Recorder<Int>(scheduler)
      var subscription: (any Disposable)?
      var windows = 0
      scheduler.at(leaves) { subscription?.dispose() }
      _ = scheduler.record(disposed: 205) {
        source.window(timeSpan: .seconds(50), count: 2, scheduler: scheduler).do(onNext: {
          windows += 1
          subscription = $0.subscribe(recorder)
        })
      }
      #expect(recorder.events == events)
      #expect(source.subscriptions == [Span(200, end)])
      #expect(windows == 1)
    }
  }
}
