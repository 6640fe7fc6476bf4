extension ObservableType {
  /// A value, the next one made from it, and so on, as long as `condition` is true; each as an action on `scheduler`.
  ///
  /// - Parameters:
  ///   - initialState: the first value.
  ///   - condition: gets each value before it is sent; the first for which it is false is not, and the end follows.
  ///   - scheduler: sends the values.
  ///   - iterate: makes the next value.
  /// - Errors: one that `condition` or `iterate` throws.
  ///
  ///     generate(initialState: 1, condition: { $0 < 5 }) { $0 * 2 }    (1,2,4,|)
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Wired { sink in
      let stage = Forward(sink)
      var state = initialState
      var isFirst = true
      Loop.start(stage, on: scheduler) {
        do {
          if isFirst { isFirst = false } else { state = try iterate(state) }
          guard try condition(state) else {
            stage.completed()
            return false
          }
          stage.next(state)
          return true
        } catch {
          stage.error(error)
          return false
        }
      }
    }
  }
}
