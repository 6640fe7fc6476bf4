nonisolated extension Expectations {
  static let deadButton: [Output] = [
    (
      "dead-button",
      #"""
      Trap: the error of an inner stream is the error of the whole
        tap 1
        error: planned
        disposed
        tap 2
      Cure: caught inside, where the tap's stream does not see it
        tap 1
        not saved: planned
        tap 2
        saved
      Cure: materialize makes an element of the error
        tap 1
        not saved: planned
        tap 2
        saved
      Cure: an action has elements here, and errors there
        tap 1
        not saved: planned
        tap 2
        saved
      callback: an error is one answer, and the next tap asks again
        tap 1
        not saved: planned
        tap 2
        saved
      """#
    )
  ]
}
