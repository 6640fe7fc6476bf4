import Dispatch
import Rx
import RxMarbles
import Testing

@Suite("Subjects and relays, from many threads")
struct SubjectThreadTests {
  private static let each = 3_125

  @Test(arguments: SubjectKind.allCases)
  func `end once, and send later subscribers the same end`(_ kind: SubjectKind) {
    for _ in 0..<50 {
      let (subject, on, hasObservers) = kind.make()
      let ends = Counter()
      let late = Counter()
      let bag = Shared(CompositeDisposable())
      _ = bag.value.insert(subject.subscribe { if $0.isStopEvent { ends.add() } })
      onThreads(6) { index in
        switch index {
        case 0: on(.completed)
        case 1: on(.error(TestError.planned))
        case 2, 3: for number in 1...10 { on(.next(number)) }
        default: _ = bag.value.insert(subject.subscribe { if $0.isStopEvent { late.add() } })
        }
      }
      #expect(ends.value == 1)
      #expect(late.value == 2)
      bag.value.dispose()
      #expect(!hasObservers())
    }
  }

  @Test("a subscriber that arrives during the disposal of a subject receives the error or nothing, and is released")
  func disposed() {
    for _ in 0..<200 {
      let subject = PublishSubject<Int>()
      let arrived = Counter()
      onThreads(3) { index in
        switch index {
        case 0: subject.dispose()
        default: _ = subject.subscribe(onNext: { _ in arrived.add() }, onError: { _ in })
        }
      }
      subject.onNext(1)
      #expect(arrived.value == 0)
      #expect(!subject.hasObservers)
    }
  }

  @Test func `a value is never torn`() throws {
    let subject = BehaviorSubject(value: [0, 0, 0])
    let torn = Counter()
    onThreads(8) { index in
      for number in 0..<Self.each {
        if index == 0 {
          subject.onNext([number, number, number])
        } else if let value = try? subject.value(), Set(value).count != 1 {
          torn.add()
        }
      }
    }
    #expect(torn.value == 0)
  }
}
