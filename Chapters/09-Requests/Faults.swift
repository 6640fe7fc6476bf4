import Stage

extension RequestsChapter {
  static let faults = [
    PlantedFault(
      "Each request takes the place of all that was under way before it.", in: RequestsChapter.self, .callback,
      CallbackWay.Both.CrowdedOut.Controller.self,
      change: #"""
        Callback+Both.swift
        - underWay.append(task)
        + underWay = [task]
        """#,
      shownBy: """
        tap load-both
        wait 4s
        """,
      lesson: """
        A list that is assigned to forgets what was in it: of two requests at once the first is let go of, and both \
        together never come. To add is append.
        """),
    PlantedFault(
      "Nobody remembers what was asked for: every answer is taken for a token.", in: OneAfterAnother.self, .delegate,
      DelegateWay.EveryAnswerAToken.Controller.self,
      change: #"""
        Delegate.swift
          private func get(_ request: Request, _ step: LoadingStep) {
        -   self.step = step
        """#,
      shownBy: """
        tap load-profile
        wait 4s
        """,
      lesson: """
        One method hears of all tasks, so what an answer is about has to be kept somewhere: a property that is set \
        with each request, or better the task itself.
        """),
    PlantedFault(
      "The feed of the load before is still there when the next one begins.", in: RequestsChapter.self, .delegate,
      DelegateWay.Both.FeedOfBefore.Controller.self,
      change: #"""
        Delegate+Both.swift
        - (token, profile, avatar, feed) = (nil, nil, nil, nil)
        + (token, profile, avatar) = (nil, nil, nil)
        """#,
      shownBy: """
        tap load-both
        wait 4s
        tap load-profile
        event answer last 200
        wait 1s
        """,
      lesson: """
        What waits in a property for the rest to come waits for the next load, too. Of four properties one is easily \
        forgotten; a single value that holds all four is made anew as a whole.
        """),
    PlantedFault(
      "Who waits for both looks only when the profile comes.", in: RequestsChapter.self, .observer,
      ObserverWay.Both.OneOfTwoHeard.Controller.self,
      change: #"""
        Observer+Both.swift
        - observe(\.both) { viewModel, _ in
        + observe(\.profile) { viewModel, _ in
        """#,
      shownBy: """
        tap load-both
        wait 4s
        """,
      lesson: """
        What depends on two properties changes with either. Observe what is made of them, and not the one that comes \
        last on your own network.
        """),
    PlantedFault(
      "While a load is under way, nothing takes its place: not even a cancel.", in: OneAfterAnother.self, .rx,
      RxWay.UnheardCancel.Controller.self,
      change: #"""
        Rx.swift
        - .flatMapLatest { $0 }
        + .flatMapFirst { $0 }
        """#,
      shownBy: """
        tap load-profile
        tap cancel
        """,
      lesson: """
        flatMapFirst keeps out a second tap, and everything else that comes the same way. Where one thing has to end \
        another, flatMapLatest is needed.
        """),
    PlantedFault(
      "The switch is told like a tap: whoever turns it loads the profile again.", in: RequestsChapter.self, .rx,
      RxWay.Both.LoadBySwitch.Controller.self,
      change: #"""
        Rx/RxController+Both.swift
        - loadProfile: screen.loadProfile.rx.tap.withLatestFrom(policy),
        + loadProfile: Observable.combineLatest(screen.loadProfile.rx.tap, policy) { $1 },
        """#,
      shownBy: """
        tap load-profile
        tap cancel
        toggle retry
        """,
      lesson: """
        combineLatest speaks when either side does, and so makes a cause of what was only to be looked at. A tap that \
        needs a state asks withLatestFrom.
        """),
  ]
}
