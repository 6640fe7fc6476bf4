nonisolated extension Expectations {
  static let otherLifetimes: [Output] = [
    (
      "other-lifetimes",
      #"""
      observer
        Trap: a forgotten removeObserver
          count is 1
          the observer is here
          ClassicObserver is gone, but was never removed as an observer of "count" of Model
        Trap: a token that is dropped at once
          kept: 1
      delegate
        Trap: a delegate that is held strongly
          nobody needs the view any more: it is still here
        Trap: a weak delegate that nobody else holds
          the delegate is gone at once
      callback
        Trap: a closure that holds self, stored in what self holds
          nobody needs the screen any more: it is still here
        Cure: [weak self]
          nobody needs the screen any more: it is gone
      """#
    )
  ]
}
