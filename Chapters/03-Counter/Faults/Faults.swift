import Stage

extension CounterChapter {
  static let faults = [
    PlantedFault(
      "A step down changes the count, and nobody hears of it.", in: ThreeButtons.self, .callback,
      CallbackWay.UnseenStep.Controller.self,
      shownBy: "tap down",
      lesson:
        "Where each request brings the closure for its answer, each has to call it, on every path: nothing reminds you."
    ),
    PlantedFault(
      "The screen is told before the count has moved.", in: ThreeButtons.self, .delegate,
      DelegateWay.ToldTooEarly.Controller.self,
      shownBy: "tap down",
      lesson: "A delegate shows what it is told at that moment. First change the state, then tell."),
    PlantedFault(
      "Nobody asks how the count stands before it changes for the first time.", in: CounterChapter.self, .observer,
      ObserverWay.Tens.BlankStart.Controller.self,
      shownBy: "",
      lesson:
        "An observer is told of changes. What is already there it gets with the option .initial, or has to ask for."),
    PlantedFault(
      "The stream of resets ends with the first one.", in: CounterChapter.self, .rx,
      RxWay.Tens.OneReset.Controller.self,
      shownBy: """
        tap reset
        tap up
        tap reset
        """,
      lesson: "take(1) completes, and what has completed is never heard again. A stream of taps ends with its screen."),
  ]
}
