import Stage

extension BackgroundChapter {
  static let faults = [
    PlantedFault(
      "The number is read on the way back, and not when the count begins.", in: BackgroundChapter.self, .callback,
      CallbackWay.Cancelling.NumberTooLate.Controller.self,
      change: #"""
        Callback+Cancelling.swift
        - let task = CountingTask(text, in: world) { [weak self, world, number] state in
        -   world.post { [weak self] in self?.receive(state, of: number) }
        + let task = CountingTask(text, in: world) { [weak self, world] state in
        +   world.post { [weak self] in if let self { receive(state, of: number) } }
        """#,
      shownBy: """
        tap count
        event cancel-late
        """,
      lesson:
        "A number that identifies the count has to be captured by value when the count begins, or it always matches."),
    PlantedFault(
      "The beginning of a count is not shown: the first part is the first state.", in: ToTheEnd.self, .delegate,
      DelegateWay.QuietBeginning.Controller.self,
      change: #"""
        Delegate.swift
          func count(_ text: String) {
        -   delegate?.viewModel(self, didChange: .counting(0))
        """#,
      shownBy: "tap count",
      lesson: "Work on another thread takes time to report. Show at once that it has begun, or the user taps again."),
    PlantedFault(
      "The check is that some count is under way, not that it is the one that the state belongs to.",
      in: BackgroundChapter.self,
      .delegate, DelegateWay.Cancelling.SomeCount.Controller.self,
      change: #"""
        Delegate+Cancelling.swift
        - guard task === self.task else { return }
        + guard self.task != nil else { return }
        """#,
      shownBy: """
        tap count
        event count-late
        """,
      lesson: "With the next count, some count is under way again. Compare the task that the state belongs to."),
    PlantedFault(
      "Progress is not taken for a change: only isCounting is compared.",
      in: ToTheEnd.self, .observer, ObserverWay.HalfCompared.Controller.self,
      change: #"""
        Observer.swift
        - observation = viewModel.observe(\.state, options: .initial) { [weak self] viewModel, _ in
        + observation = viewModel.observe(\.state, options: [.initial, .old, .new]) { [weak self] viewModel, change in
        +   guard change.oldValue?.isCounting != change.newValue?.isCounting else { return }
        """#,
      shownBy: """
        tap count
        wait 100ms
        """,
      lesson: "Compare the old and the new value as a whole: a part that the comparison leaves out is never shown."),
    PlantedFault(
      "The words are counted on the main queue: only the subscription is made elsewhere.", in: ToTheEnd.self, .rx,
      RxWay.WrongScheduler.Controller.self,
      change: #"""
        Rx.swift
        - Observable.from(WordCounting(text), scheduler: background)
        + Observable.from(WordCounting(text), scheduler: main)
        """#,
      shownBy: "tap count",
      lesson:
        "subscribe(on:) says where a stream is subscribed to. A source with its own scheduler works there, and on "
        + "the main queue nothing is shown before it has ended."),
    PlantedFault(
      "All streams stay subscribed, and not only the latest.", in: BackgroundChapter.self, .rx,
      RxWay.Cancelling.MergedCounts.Controller.self,
      change: #"""
        Rx+Cancelling.swift
        - .switchLatest()
        + .merge()
        """#,
      shownBy: """
        tap count
        event cancel-late
        """,
      lesson: "merge adds a stream to those before, switchLatest disposes the one before: that is the cancelling."),
  ]
}
