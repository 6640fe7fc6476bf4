import Rx
import Testing

@Suite("Replaying, where ours loses nothing")
struct ReplayTests {
  /// What an observer gets that sends 9 when it gets 1.
  private func got(from source: Observable<Int>, _ send: @escaping (Int) -> Void) -> [Int] {
    var got: [Int] = []
    let subscription = source.subscribe(onNext: { element in
      got.append(element)
      if element == 1 { send(9) }
    })
    subscription.dispose()
    return got
  }

  @Test("what an observer sends while it gets what was kept comes behind that, where the real one drops it")
  func sendWhileReplaying() {
    let subject = ReplaySubject<Int>.create(bufferSize: 3)
    for number in 1...3 { subject.onNext(number) }
    #expect(got(from: subject, subject.onNext) == [1, 2, 3, 9])

    let relay = ReplayRelay<Int>.create(bufferSize: 3)
    for number in 1...3 { relay.accept(number) }
    #expect(got(from: relay.asObservable(), relay.accept) == [1, 2, 3, 9])

    for scope in [SubjectLifetimeScope.whileConnected, .forever] {
      let source = PublishSubject<Int>()
      let shared = source.share(replay: 3, scope: scope)
      let first = shared.subscribe()
      for number in 1...3 { source.onNext(number) }
      #expect(got(from: shared, source.onNext) == [1, 2, 3, 9])
      first.dispose()
    }
  }
}
