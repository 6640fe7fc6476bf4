import Rx
import Testing

@Suite("What Rx is: observables and observers")
struct ObserverTests {
  @Test("an observable is a recipe: it runs once for each subscription")
  func recipe() {
    var runs = 0
    let ticket = Observable<Int>.create { observer in
      runs += 1
      observer.onNext(runs)
      observer.onCompleted()
      return Disposables.create()
    }
    #expect(runs == 0)
    #expect(events(of: ticket) == "1 |")
    #expect(events(of: ticket) == "2 |")
  }

  @Test("an observer receives events: a closure is enough")
  func observer() {
    var got: [String] = []
    let observer = AnyObserver<Int> { event in got.append("\(event)") }
    let bag = DisposeBag()
    Observable.of(1, 2).subscribe(observer).disposed(by: bag)
    #expect(got == ["next(1)", "next(2)", "completed"])
  }

  @Test("a subject is both: it emits the events that it receives")
  func subject() {
    var got: [Int] = []
    let bag = DisposeBag()
    let temperature = PublishSubject<Int>()
    temperature.onNext(19)
    temperature.subscribe(onNext: { got.append($0) }).disposed(by: bag)
    temperature.onNext(20)
    Observable.of(21, 22).subscribe(temperature).disposed(by: bag)
    temperature.onNext(23)
    #expect(got == [20, 21, 22])
  }

  @Test("a relay has no end, and a behaviour relay can be asked for its value")
  func relay() {
    var got: [Int] = []
    let bag = DisposeBag()
    let volume = BehaviorRelay(value: 5)
    volume.subscribe(onNext: { got.append($0) }).disposed(by: bag)
    Observable.of(6, 7).bind(to: volume).disposed(by: bag)
    volume.accept(8)
    #expect(got == [5, 6, 7, 8])
    #expect(volume.value == 8)
  }
}
