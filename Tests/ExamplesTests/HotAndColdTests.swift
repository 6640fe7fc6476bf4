import Rx
import Testing

@Suite("What Rx is: hot and cold")
struct HotAndColdTests {
  /// A stream that works for each subscriber, and says so.
  private func question(_ asked: @escaping () -> Void) -> Observable<String> {
    .create { observer in
      asked()
      observer.onNext("answer")
      return Disposables.create()
    }
  }

  @Test("cold: each subscription causes the work")
  func cold() {
    var asked = 0
    let bag = DisposeBag()
    let cold = question { asked += 1 }
    cold.subscribe().disposed(by: bag)
    cold.subscribe().disposed(by: bag)
    #expect(asked == 2)
  }

  @Test("shared: the first subscription causes the work, and later subscribers receive the replay")
  func shared() {
    var asked = 0
    var got: [String] = []
    let bag = DisposeBag()
    let shared = question { asked += 1 }.share(replay: 1)
    #expect(asked == 0)
    shared.subscribe(onNext: { got.append("first: \($0)") }).disposed(by: bag)
    shared.subscribe(onNext: { got.append("second: \($0)") }).disposed(by: bag)
    #expect(asked == 1)
    #expect(got == ["first: answer", "second: answer"])
  }

  @Test("connected: connect() causes the work, and the current subscribers receive its result")
  func connected() {
    var asked = 0
    var got: [String] = []
    let bag = DisposeBag()
    let published = question { asked += 1 }.publish()
    published.subscribe(onNext: { got.append("early: \($0)") }).disposed(by: bag)
    #expect(asked == 0)
    published.connect().disposed(by: bag)
    published.subscribe(onNext: { got.append("late: \($0)") }).disposed(by: bag)
    #expect(asked == 1)
    #expect(got == ["early: answer"])
  }
}
