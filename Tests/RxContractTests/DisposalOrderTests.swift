import Rx
import Testing

/// The order of ends, disposals and replacements.
struct DisposalOrderTests {
  private final class Log {
    var entries: [String] = []

    /// A source that notes its subscription and its disposal, and how to send to it.
    func source(_ name: String) -> (observable: Observable<Int>, subject: PublishSubject<Int>) {
      let subject = PublishSubject<Int>()
      let observable = Observable<Int>.create { observer in
        self.entries.append("+\(name)")
        let subscription = subject.subscribe(observer)
        return Disposables.create {
          self.entries.append("-\(name)")
          subscription.dispose()
        }
      }
      return (observable, subject)
    }

    func subscribe(_ observable: Observable<Int>) -> any Disposable {
      observable.subscribe(
        onNext: { self.entries.append("\($0)") }, onError: { _ in self.entries.append("error") },
        onCompleted: { self.entries.append("completed") })
    }
  }

  /// The notes of two sources, `s` and `t`, that are combined and sent into by `work`.
  private func log(
    _ combine: (Observable<Int>, Observable<Int>) -> Observable<Int>,
    _ work: (_ s: PublishSubject<Int>, _ t: PublishSubject<Int>) -> Void = { _, _ in }
  ) -> String {
    let log = Log()
    let (s, t) = (log.source("s"), log.source("t"))
    let subscription = log.subscribe(combine(s.observable, t.observable))
    work(s.subject, t.subject)
    subscription.dispose()
    return log.entries.joined(separator: " ")
  }

  @Test("catch subscribes to the second sequence before it disposes the first")
  func catchReplaces() {
    #expect(log({ s, t in s.catch { _ in t } }) { s, _ in s.onError(TestError.planned) } == "+s +t -s -t")
    #expect(log({ s, t in s.ifEmpty(switchTo: t) }) { s, _ in s.onCompleted() } == "+s +t -s -t")
  }

  @Test("concat and retry dispose a source before they subscribe to the next")
  func concatReplaces() {
    #expect(log({ s, t in s.concat(t) }) { s, _ in s.onCompleted() } == "+s -s +t -t")
    #expect(log({ s, _ in s.retry(2) }) { s, _ in s.onError(TestError.planned) } == "+s -s +s -s error")
    #expect(log({ s, t in .catch(sequence: [s, t]) }) { s, _ in s.onError(TestError.planned) } == "+s -s +t -t")
  }

  @Test("a failing source of zip and combineLatest is disposed before the error, of a collection after it")
  func failing() {
    let fail: (PublishSubject<Int>, PublishSubject<Int>) -> Void = { s, _ in s.onError(TestError.planned) }
    #expect(log({ .zip($0, $1) { $0 + $1 } }, fail) == "+s +t -s error -t")
    #expect(log({ .combineLatest($0, $1) { $0 + $1 } }, fail) == "+s +t -s error -t")
    #expect(log({ Observable.zip([$0, $1]) { $0[0] } }, fail) == "+s +t error -s -t")
    #expect(log({ Observable.combineLatest([$0, $1]) { $0[0] } }, fail) == "+s +t error -s -t")
  }

  @Test("withLatestFrom, take(until:) and skip(until:) dispose their source before the other sequence")
  func sourceFirst() {
    #expect(log { $0.withLatestFrom($1) } == "+t +s -s -t")
    #expect(log { $0.take(until: $1) } == "+t +s -s -t")
    #expect(log { $0.skip(until: $1) } == "+s +t -s -t")
  }

  @Test("take(until:), sample and merge send the end before they dispose")
  func endFirst() {
    #expect(log({ $0.take(until: $1) }) { _, t in t.onNext(1) } == "+t +s completed -s -t")
    #expect(log({ $0.take(until: $1) }) { s, _ in s.onCompleted() } == "+t +s completed -s -t")
    #expect(log({ .merge($0, $1) }) { s, _ in s.onError(TestError.planned) } == "+s +t error -s -t")
  }

  @Test("flatMapLatest disposes an inner sequence that fails before the error")
  func flatMapLatest() {
    let order = log({ s, t in s.flatMapLatest { _ in t } }) { s, t in
      s.onNext(1)
      t.onError(TestError.planned)
    }
    #expect(order == "+s +t -t error -s")
  }

  @Test("ignoreElements disposes its source before the end")
  func ignoreElements() {
    let order = log({ s, _ in s.ignoreElements().map { (_: Never) in }.map { 0 } }) { s, _ in s.onCompleted() }
    #expect(order == "+s -s completed")
  }

  @Test("an operator that ends while it subscribes to its sources subscribes to the rest, then disposes")
  func endWhileSubscribing() {
    #expect(log { s, t in .merge(.error(TestError.planned), s, t) } == "error +s +t -s -t")
  }

  @Test("a subscriber takes the place of the first one that has left, and comes before the others")
  func firstPlace() {
    let subject = PublishSubject<Int>()
    var order = ""
    let first = subject.subscribe(onNext: { _ in order += "a" })
    let second = subject.subscribe(onNext: { _ in order += "b" })
    first.dispose()
    let third = subject.subscribe(onNext: { _ in order += "c" })
    let fourth = subject.subscribe(onNext: { _ in order += "d" })
    subject.onNext(1)
    #expect(order == "cbd")
    for subscription in [second, third, fourth] { subscription.dispose() }
  }

  @Test("a subscriber to a replay subject takes its place when its replay is over")
  func placeAfterReplay() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(0)
    var order: [String] = []
    let bag = DisposeBag()
    subject.subscribe(onNext: { element in
      order.append("a\(element)")
      if element == 0 { subject.subscribe(onNext: { order.append("b\($0)") }).disposed(by: bag) }
    }).disposed(by: bag)
    subject.onNext(1)
    #expect(order == ["a0", "b0", "b1", "a1"])
  }
}
