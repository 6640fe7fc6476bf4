import Rx
import Testing

/// Events that an observer sends during its own replay.
struct ReplayingTests {
  @Test("an element that an observer sends during its replay reaches later observers only")
  func sendWhileReplaying() {
    let subject = ReplaySubject<Int>.create(bufferSize: 4)
    for number in 1...3 { subject.onNext(number) }
    #expect(elements(of: subject, sending: subject.onNext) == [1, 2, 3])
    #expect(elements(of: subject) { _ in } == [1, 2, 3, 9])

    let relay = ReplayRelay<Int>.create(bufferSize: 3)
    for number in 1...3 { relay.accept(number) }
    #expect(elements(of: relay.asObservable(), sending: relay.accept) == [1, 2, 3])

    for scope in [SubjectLifetimeScope.whileConnected, .forever] {
      let source = PublishSubject<Int>()
      let shared = source.share(replay: 3, scope: scope)
      let first = shared.subscribe()
      for number in 1...3 { source.onNext(number) }
      #expect(elements(of: shared, sending: source.onNext) == [1, 2, 3])
      first.dispose()
    }
  }

  /// The elements that an observer receives that sends 9 when it receives 1.
  private func elements(of source: Observable<Int>, sending send: @escaping (Int) -> Void) -> [Int] {
    var elements: [Int] = []
    let subscription = source.subscribe(onNext: { element in
      elements.append(element)
      if element == 1 { send(9) }
    })
    subscription.dispose()
    return elements
  }
}
