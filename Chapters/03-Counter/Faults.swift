import Stage

extension CounterChapter {
  static let faults = [
    PlantedFault(
      "A step down changes the count, and nobody hears of it.", in: ThreeButtons.self, .callback,
      CallbackWay.UnseenStep.Controller.self,
      change: #"""
        Callback.swift
          count = count.moved(by: -1)
        - show(count)
        """#,
      shownBy: "tap down",
      lesson:
        "Where each request brings the closure for its answer, each has to call it, on every path: nothing reminds you."
    ),
    PlantedFault(
      "The screen is told before the count has moved.", in: ThreeButtons.self, .delegate,
      DelegateWay.ToldTooEarly.Controller.self,
      change: #"""
        Delegate.swift
        + view?.show(count)
          count = count.moved(by: -1)
        - view?.show(count)
        """#,
      shownBy: "tap down",
      lesson: "A delegate shows what it is told at that moment. First change the state, then tell."),
    PlantedFault(
      "Nobody asks how the count stands before it changes for the first time.", in: CounterChapter.self, .observer,
      ObserverWay.Tens.BlankStart.Controller.self,
      change: #"""
        Observer+Tens.swift
        - observation = viewModel.observe(\.count, options: .initial) { [weak self] viewModel, _ in
        + observation = viewModel.observe(\.count) { [weak self] viewModel, _ in
        """#,
      shownBy: "",
      lesson:
        "An observer is told of changes. What is already there it gets with the option .initial, or has to ask for."),
    PlantedFault(
      "Each stream waits for the end of the one before it, and a stream of taps has none.", in: CounterChapter.self,
      .rx, RxWay.Tens.QueuedStreams.Controller.self,
      change: #"""
        Rx+Tens.swift
        - Observable.merge(
        + Observable.concat(
        """#,
      shownBy: "tap down",
      lesson: "concat listens to the second when the first has completed. Streams that go on side by side are merged."),
  ]
}
