import KeyValueObserving
import Rx
import RxControls
import Testing

@Suite("What Rx is: disposal")
struct DisposalTests {
  private final class Reader {
    private let disposeBag = DisposeBag()
    private(set) var got: [Int] = []

    init(_ numbers: Observable<Int>) {
      numbers.subscribe(onNext: { [weak self] in self?.got.append($0) }).disposed(by: disposeBag)
    }
  }

  private final class Door: KeyValueObservable, ReactiveCompatible {
    let observers = ObserverStore()
  }

  @Test("a bag is deallocated with its owner, and disposes what it contains")
  func bag() {
    let numbers = PublishSubject<Int>()
    var reader: Reader? = Reader(numbers)
    numbers.onNext(1)
    #expect(reader?.got == [1])
    #expect(numbers.hasObservers)
    reader = nil
    #expect(!numbers.hasObservers)
  }

  @Test("after disposal, nothing more arrives")
  func dispose() {
    var got: [Int] = []
    let numbers = PublishSubject<Int>()
    let subscription = numbers.subscribe(onNext: { got.append($0) })
    numbers.onNext(1)
    subscription.dispose()
    numbers.onNext(2)
    #expect(got == [1])
  }

  @Test("a stream can end with the deallocation of its owner")
  func takeUntilDeallocated() {
    var got: [String] = []
    let bag = DisposeBag()
    let knocks = PublishSubject<Int>()
    var door: Door? = Door()
    if let door {
      knocks.take(until: door.rx.deallocated).subscribe { got.append("\($0)") }.disposed(by: bag)
    }
    knocks.onNext(1)
    door = nil
    knocks.onNext(2)
    #expect(got == ["next(1)", "completed"])
  }
}
