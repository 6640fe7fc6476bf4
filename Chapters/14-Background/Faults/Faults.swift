import Stage

extension BackgroundChapter {
  static let faults = [
    PlantedFault(
      "The number is read on the way back, and not when the count begins.", in: BackgroundChapter.self, .callback,
      CallbackWay.Cancelling.NumberTooLate.Controller.self,
      shownBy: """
        tap count
        event cancel-late
        """,
      lesson: "A proof has to be older than the question: capture it by value, or it always agrees with itself."),
    PlantedFault(
      "Nobody is told that a count has begun, before its first part is there.", in: ToTheEnd.self, .delegate,
      DelegateWay.QuietBeginning.Controller.self,
      shownBy: "tap count",
      lesson: "Work elsewhere takes its time to answer. Show that it has begun at once, or somebody taps again."),
    PlantedFault(
      "What comes back is asked whether some count goes on, not whether it is its own.", in: BackgroundChapter.self,
      .delegate, DelegateWay.Cancelling.SomeCount.Controller.self,
      shownBy: """
        tap count
        event count-late
        """,
      lesson: "Whether anything goes on is true again with the next count. Who comes back has to prove who it is."),
    PlantedFault(
      "The new value is taken from the change, which has it only for those who ask with .new.", in: ToTheEnd.self,
      .observer, ObserverWay.UnaskedValue.Controller.self,
      shownBy: "",
      lesson: "newValue is nil unless the options say .new, and if let hides it. The object itself always knows."),
    PlantedFault(
      "The text is the one of the moment at which the screen was wired.", in: ToTheEnd.self, .rx,
      RxWay.OldText.Controller.self,
      shownBy: """
        type text "t"
        tap count
        wait 100ms
        """,
      lesson: "A capture list is filled when the closure is made. What may change until a tap is asked at the tap."),
    PlantedFault(
      "All streams that ever began are listened to, and not only the latest.", in: BackgroundChapter.self, .rx,
      RxWay.Cancelling.MergedCounts.Controller.self,
      shownBy: """
        tap count
        event cancel-late
        """,
      lesson: "merge adds a stream to those that go on, switchLatest disposes the one before: that is the cancelling."),
  ]
}
