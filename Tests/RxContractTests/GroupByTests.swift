import Rx
import Testing

@Suite("groupBy")
struct GroupByTests {
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

  @Test("each new key sends a group, at its first element; the end comes to the groups first")
  func groups() {
    let scheduler = TestScheduler()
    let source = scheduler.hot(events)
    let events = scheduler.record {
      source.groupBy(keySelector: key).flatMap { group in
        group.materialize().map { "\(group.key): \($0)" }.startWith("new \(group.key)")
      }
    }
    #expect(
      inOrder(events, ends: 8..<11) == [
        .next(210, "new a"), .next(210, "a: next(a1)"), .next(220, "new b"), .next(220, "b: next(b1)"),
        .next(230, "a: next(a2)"), .next(240, "new c"), .next(240, "c: next(c1)"), .next(250, "b: next(b2)"),
        .next(260, "a: completed"), .next(260, "b: completed"), .next(260, "c: completed"), .completed(260),
      ])
    #expect(source.subscriptions == [Span(200, 260)])
  }

  @Test("an error of the source, or of the key selector, goes to all groups and to the result")
  func errors() {
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

  @Test("groups in use keep the source after dispose, until the last of their subscribers goes; no new groups come")
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

  @Test("a group keeps no elements: a late subscriber gets the rest, or only the end")
  func late() {
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

  @Test("a group without subscribers goes on for later ones")
  func comesBack() {
    let subject = PublishSubject<String>()
    var groups: [GroupedObservable<String, String>] = []
    var got: [String] = []
    let subscription = subject.groupBy { _ in "" }.subscribe(onNext: { groups.append($0) })
    subject.onNext("a")
    for text in ["b", "c"] {
      groups[0].subscribe(onNext: { got.append($0) }).dispose()
      subject.onNext("lost")
      let inner = groups[0].subscribe(onNext: { got.append($0) })
      subject.onNext(text)
      inner.dispose()
    }
    #expect(groups.count == 1)
    #expect(got == ["b", "c"])
    subscription.dispose()
    #expect(!subject.hasObservers)
  }

  @Test("the result may be left from inside a group; the element still comes to it")
  func leaveInside() {
    let subject = PublishSubject<String>()
    var got: [String] = []
    _ = subject.groupBy { $0 }.take(1).flatMap { $0 }.subscribe(onNext: { got.append($0) })
    subject.onNext("a")
    subject.onNext("b")
    subject.onNext("a")
    #expect(got == ["a", "a"])
    subject.onCompleted()
    #expect(!subject.hasObservers)
  }

  @Test("an observer may make the source send from inside a group")
  func inside() {
    let subject = PublishSubject<Int>()
    var got: [String] = []
    let subscription = subject.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key):\($0)" } }
      .subscribe(onNext: {
        got.append($0)
        if got.count < 4 { subject.onNext(got.count + 1) }
      })
    subject.onNext(1)
    #expect(got == ["1:1", "0:2", "1:3", "0:4"])
    subscription.dispose()
  }

  @Test("the key selector is released with the last subscriber, though a group is kept")
  func frees() {
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

  @Test("a grouped observable can be made of a key and a source")
  func make() {
    let group = GroupedObservable(key: "k", source: Observable.of(1, 2))
    var got: [Int] = []
    _ = group.asObservable().subscribe(onNext: { got.append($0) })
    _ = group.map { $0 * 10 }.subscribe(onNext: { got.append($0) })
    #expect(group.key == "k")
    #expect(got == [1, 2, 10, 20])
  }
}
