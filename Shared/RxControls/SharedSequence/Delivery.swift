import Rx

extension ObservableConvertibleType {
  /// Emits the same events on `scheduler`, in their order: `observe(on:)`, with a short cut for the scheduler of
  /// worlds.
  ///
  /// Nearly all that a screen shows goes straight through here.
  func delivered(on scheduler: any SchedulerType) -> Observable<Element> {
    guard let scheduler = scheduler as? WorldScheduler else { return asObservable().observe(on: scheduler) }
    let source = asObservable()
    return .create { observer in
      let delivery = Delivery(to: observer, on: scheduler)
      return Disposables.create(source.subscribe(delivery.deliver), delivery.waiting)
    }
  }
}

/// The way of one subscription's events to the main queue of a world. The queue keeps their order.
private final class Delivery<Element> {
  /// The events that had to wait.
  let waiting = CompositeDisposable()

  private let observer: AnyObserver<Element>
  private let scheduler: WorldScheduler

  init(to observer: AnyObserver<Element>, on scheduler: WorldScheduler) {
    self.observer = observer
    self.scheduler = scheduler
  }

  func deliver(_ event: Event<Element>) {
    guard !scheduler.runAtOnce({ observer.on(event) }) else { return }
    let work = SingleAssignmentDisposable()
    guard let key = waiting.insert(work) else { return }
    work.setDisposable(
      scheduler.schedule(event) { [waiting, observer] event in
        waiting.remove(for: key)
        observer.on(event)
        return Disposables.create()
      })
  }
}
