extension ObservableType {
  /// The same element again and again, each time as an action on `scheduler`, until disposed.
  ///
  ///     repeatElement(a).take(3)    (a,a,a,|)
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    Wired { sink in
      let stage = Forward(sink)
      Loop.start(stage, on: scheduler) {
        stage.next(element)
        return true
      }
    }
  }
}
