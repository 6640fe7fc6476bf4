extension ObservableType {
  /// One element, then the end, at once.
  ///
  ///     just(a)    (a,|)
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    Just(element)
  }

  /// One element, then the end, as two actions on `scheduler`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Wired { sink in
      let stage = Forward(sink)
      stage.setUpstream(
        scheduler.schedule(element) { element in
          stage.next(element)
          return scheduler.schedule(()) { _ in
            stage.completed()
            return Disposables.create()
          }
        })
    }
  }
}

@usableFromInline final class Just<Element>: Observable<Element> {
  private let element: Element

  @usableFromInline init(_ element: Element) {
    self.element = element
    super.init()
  }

  override func attach(_ sink: Sink<Element>) {
    sink.next(element)
    sink.completed()
  }
}
