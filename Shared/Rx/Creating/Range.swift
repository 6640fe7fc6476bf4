extension ObservableType where Element: RxAbstractInteger {
  /// `count` whole numbers from `start` on, then the end, each as an action on `scheduler`.
  ///
  /// A negative `count`, and a last number that `Element` cannot hold, is a programming error and stops the program.
  ///
  ///     range(start: 1, count: 3)    (1,2,3,|)
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    precondition(count >= 0, "the count of a range is negative")
    precondition(
      count == 0 || !start.addingReportingOverflow(count - 1).overflow, "the end of a range is no such integer")
    return Wired { sink in
      let stage = Forward(sink)
      // Counted from 0: the number behind the last one may be none.
      var sent: Element = 0
      Loop.start(stage, on: scheduler) {
        guard sent < count else {
          stage.completed()
          return false
        }
        sent += 1
        stage.next(start + (sent - 1))
        return true
      }
    }
  }
}
