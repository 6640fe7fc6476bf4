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
      lesson: "A proof has to be older than the question: capture it by value, or it always agrees with itself."),
    PlantedFault(
      "Nobody is told that a count has begun, before its first part is there.", in: ToTheEnd.self, .delegate,
      DelegateWay.QuietBeginning.Controller.self,
      change: #"""
        Delegate.swift
          func count(_ text: String) {
        -   view?.show(.counting(0))
        """#,
      shownBy: "tap count",
      lesson: "Work elsewhere takes its time to answer. Show that it has begun at once, or somebody taps again."),
    PlantedFault(
      "What comes back is asked whether some count goes on, not whether it is its own.", in: BackgroundChapter.self,
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
      lesson: "Whether anything goes on is true again with the next count. Who comes back has to prove who it is."),
    PlantedFault(
      "From one part counted to the next nothing is taken for changed: only whether it goes on is compared.",
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
      lesson: "Old and new that are compared have to be compared as a whole: what the comparison leaves out is never "
        + "shown."),
    PlantedFault(
      "The words are counted on the main queue: only the subscription is made elsewhere.", in: ToTheEnd.self, .rx,
      RxWay.WrongScheduler.Controller.self,
      change: #"""
        Rx.swift
        - Observable.from(WordCounting(text), scheduler: background)
        + Observable.from(WordCounting(text), scheduler: main)
        """#,
      shownBy: "tap count",
      lesson: "subscribe(on:) says where a stream is begun. A source with a scheduler of its own works there, and on "
        + "the main queue nothing is shown before it has ended."),
    PlantedFault(
      "All streams that ever began are listened to, and not only the latest.", in: BackgroundChapter.self, .rx,
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
      lesson: "merge adds a stream to those that go on, switchLatest disposes the one before: that is the cancelling."),
  ]
}
