import Rx
import RxMarbles
import Testing

/// Subscriptions that end while they are being made: the source is subscribed and disposed.
struct EarlyEndTests {
  /// A source that never ends, and how many subscriptions of it are open, and were.
  private final class Source {
    private(set) var open = 0
    private(set) var total = 0

    var observable: Observable<Int> {
      .create { _ in
        self.open += 1
        self.total += 1
        return Disposables.create { self.open -= 1 }
      }
    }
  }

  /// A subscription that ends while it is being made.
  enum Ending: CaseIterable {
    case startWithTake, takeUntil, zipWithError, first

    func subscribe(_ shared: Observable<Int>) -> any Disposable {
      switch self {
      case .startWithTake: shared.startWith(0).take(1).subscribe()
      case .takeUntil: shared.take(until: Observable.just(1)).subscribe()
      case .zipWithError:
        Observable.zip(Observable<Int>.error(TestError.planned), shared) { $0 + $1 }.subscribe(onError: { _ in })
      case .first: shared.startWith(0).first().subscribe()
      }
    }
  }

  @Test(arguments: Sharing.allCases, Ending.allCases)
  func `a shared source does not stay subscribed`(_ sharing: Sharing, _ ending: Ending) {
    let source = Source()
    let shared = sharing.apply(source.observable)
    _ = ending.subscribe(shared)
    #expect(source.total == 1)
    #expect(source.open == 0)
    // A later subscriber begins anew, and has the source for itself.
    let later = shared.subscribe()
    #expect(source.open == 1)
    later.dispose()
    #expect(source.open == 0)
  }

  @Test func `skip(until:) fails with a notifier that emits and fails at once`() {
    let notifier = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onError(TestError.planned)
      return Disposables.create()
    }
    var events: [String] = []
    _ = Observable<Int>.never().skip(until: notifier).subscribe { events.append("\($0)") }
    #expect(events == ["error(planned)"])
  }
}
