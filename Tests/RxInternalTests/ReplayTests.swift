import Dispatch
import Foundation
import Testing

@testable import Rx

@Suite("Replays, and events during a replay")
struct ReplayTests {
  private enum Kind: CaseIterable {
    case behavior
    case replay
    case share

    /// Returns an observable that replays a 0, and the functions that feed it.
    func make(_ bag: DisposeBag) -> (observable: Observable<Int>, send: (Int) -> Void, end: () -> Void) {
      switch self {
      case .behavior:
        let subject = BehaviorSubject(value: 0)
        return (subject, subject.onNext, subject.onCompleted)
      case .replay:
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        subject.onNext(0)
        return (subject, subject.onNext, subject.onCompleted)
      case .share:
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 1)
        shared.subscribe().disposed(by: bag)
        subject.onNext(0)
        return (shared, subject.onNext, subject.onCompleted)
      }
    }
  }

  /// Does `work` on another thread, and waits for it.
  private func elsewhere(_ work: @escaping () -> Void) {
    let work = Handed(work)
    let done = DispatchGroup()
    Thread.detachNewThread(in: done) { work.value() }
    #expect(done.wait(timeout: .now() + .seconds(20)) == .success, "a sender waits for the subscriber")
  }

  @Test(
    "an event from another thread waits until the replay is over", arguments: Kind.allCases)
  private func waits(_ kind: Kind) {
    let bag = DisposeBag()
    let (observable, send, end) = kind.make(bag)
    var log: [String] = []
    observable.subscribe(
      onNext: { number in
        log.append("begin \(number)")
        if number == 0 {
          elsewhere {
            send(1)
            send(2)
            end()
          }
        }
        log.append("end \(number)")
      }, onCompleted: { log.append("completed") }
    ).disposed(by: bag)
    #expect(log == ["begin 0", "end 0", "begin 1", "end 1", "begin 2", "end 2", "completed"])
  }

  @Test func `a subscriber's own element during the replay arrives at once, but not from a replay subject`() {
    #expect(logOfOwnSend(.behavior) == ["begin 0", "begin 1", "end 1", "end 0"])
    #expect(logOfOwnSend(.replay) == ["begin 0", "end 0"])
    #expect(logOfOwnSend(.share) == ["begin 0", "begin 1", "end 1", "end 0"])
  }

  private func logOfOwnSend(_ kind: Kind) -> [String] {
    let bag = DisposeBag()
    let (observable, send, _) = kind.make(bag)
    var log: [String] = []
    observable.subscribe(onNext: { number in
      log.append("begin \(number)")
      if number == 0 { send(1) }
      log.append("end \(number)")
    }).disposed(by: bag)
    return log
  }

  @Test("after the replay no thread waits for another", arguments: Kind.allCases)
  private func afterwards(_ kind: Kind) {
    let bag = DisposeBag()
    let (observable, send, _) = kind.make(bag)
    var log: [String] = []
    observable.subscribe(onNext: { number in
      log.append("begin \(number)")
      if number == 1 { elsewhere { send(2) } }
      log.append("end \(number)")
    }).disposed(by: bag)
    send(1)
    #expect(log == ["begin 0", "end 0", "begin 1", "begin 2", "end 2", "end 1"])
  }

  @Test func `an event that arrives while waiting events are emitted follows them`() {
    let log = Log()
    let replay = ReplayListener(log, dropsOwnElements: false)
    replay.next(1)
    elsewhere { replay.next(2) }
    log.onTwo = { elsewhere { replay.next(3) } }
    replay.open()
    replay.next(4)
    #expect(log.numbers == [1, 2, 3, 4])
  }

  private final class Log: Sink<Int> {
    var numbers: [Int] = []
    var onTwo = {}

    override func onNext(_ element: Int) {
      if element == 2 { onTwo() }
      numbers.append(element)
    }
  }
}
