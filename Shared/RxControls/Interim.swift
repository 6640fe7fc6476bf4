import Rx

// Stands in for operators that `Rx` does not have yet; goes as soon as it has them.
extension ObservableType {
  func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    .create { observer in
      let running = CompositeDisposable()
      _ = running.insert(
        subscribe { event in
          let work = scheduler.schedule(event) { event in
            observer.on(event)
            return Disposables.create()
          }
          if work as? BooleanDisposable == nil { _ = running.insert(work) }
        })
      return running
    }
  }

  func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    .create { observer in scheduler.schedule(()) { subscribe(observer) } }
  }
}
