import Rx

extension ObservableConvertibleType {
  /// Emits the same events on `scheduler`, in their order: `observe(on:)`, with a short cut for the scheduler of
  /// worlds.
  ///
  /// Nearly all that a screen shows goes straight through here.
  @inlinable
  func delivered(on scheduler: any SchedulerType) -> Observable<Element> {
    guard let scheduler = scheduler as? WorldScheduler else { return asObservable().observe(on: scheduler) }
    let source = asObservable()
    return .create { observer in Delivery(to: observer, on: scheduler).subscribe(to: source) }
  }
}

/// The way of one subscription's events to the main queue of a world. The queue keeps their order.
@usableFromInline final class Delivery<Element>: ObserverType {
  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let scheduler: WorldScheduler
  // The subscription to the source, and the events that had to wait.
  @usableFromInline let disposables = CompositeDisposable()

  @usableFromInline init(to observer: AnyObserver<Element>, on scheduler: WorldScheduler) {
    self.observer = observer
    self.scheduler = scheduler
  }

  @inlinable func subscribe(to source: Observable<Element>) -> any Disposable {
    _ = disposables.insert(source.subscribe(self))
    return disposables
  }

  @inlinable func on(_ event: Event<Element>) {
    if !scheduler.runAtOnce({ observer.on(event) }) { deliverLater(event) }
  }

  @usableFromInline func deliverLater(_ event: Event<Element>) {
    let work = SingleAssignmentDisposable()
    guard let key = disposables.insert(work) else { return }
    work.setDisposable(
      scheduler.schedule(event) { [disposables, observer] event in
        disposables.remove(for: key)
        observer.on(event)
        return Disposables.create()
      })
  }
}
