import Synchronization

extension ObservableType {
  /// The elements without the first `count`.
  ///
  ///     source     a b - c d |
  ///     skip(2)    - - - c d |
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    forEachSubscription {
      var remaining = count
      return { element, stage in
        guard remaining > 0 else { return stage.send(element) }
        remaining -= 1
      }
    }
  }

  /// The elements that come when `duration` has passed since the subscription, on `scheduler`.
  ///
  /// The end and an error of the source are sent at any time.
  ///
  ///     source              a b - c d |
  ///     skip(2, scheduler)  - - - c d |
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Wired { sink in
      let stage = SkipForSink(sink)
      stage.timer.setUpstream(
        scheduler.scheduleRelative((), dueTime: duration) { _ in
          stage.open()
          return Disposables.create()
        })
      source.attach(stage)
    }
  }
}

private final class SkipForSink<Element>: Stage<Element, Element> {
  let timer = Subscription()
  private let isOpen = Atomic(false)

  func open() {
    isOpen.store(true, ordering: .releasing)
  }

  override func onNext(_ element: Element) {
    if isOpen.load(ordering: .acquiring) { send(element) }
  }

  override func disposed() {
    timer.dispose()
  }
}
