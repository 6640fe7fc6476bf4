import Rx
import Testing

/// Subscribers that are disposed while they attach: the source is begun, as RxSwift begins it, and let go.
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

  /// The ways of sharing.
  enum Sharing: CaseIterable {
    case share, replayOne, replayTwo, forever, replayForever, publish, replay

    func shared(_ source: Observable<Int>) -> Observable<Int> {
      switch self {
      case .share: source.share()
      case .replayOne: source.share(replay: 1)
      case .replayTwo: source.share(replay: 2)
      case .forever: source.share(scope: .forever)
      case .replayForever: source.share(replay: 1, scope: .forever)
      case .publish: source.publish().refCount()
      case .replay: source.replay(1).refCount()
      }
    }
  }

  /// What ends while it subscribes to a shared sequence.
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

  @Test("a shared source does not stay subscribed", arguments: Sharing.allCases, Ending.allCases)
  func shared(_ sharing: Sharing, _ ending: Ending) {
    let source = Source()
    let shared = sharing.shared(source.observable)
    _ = ending.subscribe(shared)
    #expect(source.total == 1)
    #expect(source.open == 0)
    // A later subscriber begins anew, and has the source for itself.
    let later = shared.subscribe()
    #expect(source.open == 1)
    later.dispose()
    #expect(source.open == 0)
  }

  @Test("take(until:) that ends at once subscribes to its source")
  func takeUntil() {
    let source = Source()
    var events: [String] = []
    _ = source.observable.take(until: Observable.just(1)).subscribe { events.append("\($0)") }
    #expect(events == ["completed"])
    #expect(source.total == 1)
    #expect(source.open == 0)
  }

  @Test("skip(until:) fails with a notifier that sends and fails at once")
  func skipUntil() {
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
