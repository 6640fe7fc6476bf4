import Stage

extension CounterChapter {
  static let faults = [
    PlantedFault(
      "A step down changes the count without calling the closure.", in: ThreeButtons.self, .callback,
      CallbackWay.UnseenStep.Controller.self,
      change: #"""
        Callback.swift
          count = count.moved(by: -1)
        - show(count)
        """#,
      shownBy: "tap down",
      lesson:
        "Where each request takes the closure for its answer, each has to call it on every path: the compiler does not check."
    ),
    PlantedFault(
      "The delegate is notified before the count has changed.", in: ThreeButtons.self, .delegate,
      DelegateWay.NotifiedTooEarly.Controller.self,
      change: #"""
        Delegate.swift
        + delegate?.viewModel(self, didChange: count)
          count = count.moved(by: -1)
        - delegate?.viewModel(self, didChange: count)
        """#,
      shownBy: "tap down",
      lesson: "A delegate shows the value that it is passed. First change the state, then notify."),
    PlantedFault(
      "The controller does not ask for the count as it is before the first change.", in: CounterChapter.self, .observer,
      ObserverWay.Tens.BlankStart.Controller.self,
      change: #"""
        Observer+Tens.swift
        - observation = viewModel.observe(\.count, options: .initial) { [weak self] viewModel, _ in
        + observation = viewModel.observe(\.count) { [weak self] viewModel, _ in
        """#,
      shownBy: "",
      lesson:
        "An observer is notified of changes. The present value comes with the option .initial, or has to be read."),
    PlantedFault(
      "Each stream waits for the completion of the one before it, and a stream of taps never completes.",
      in: CounterChapter.self,
      .rx, RxWay.Tens.QueuedStreams.Controller.self,
      change: #"""
        Rx+Tens.swift
        - let changes = Observable<(Count) -> Count>.merge(
        + let changes = Observable<(Count) -> Count>.concat(
        """#,
      shownBy: "tap down",
      lesson:
        "concat subscribes to the second once the first has completed. Merge streams that are active at the same time."),
  ]
}
