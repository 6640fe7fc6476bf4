import Stage

extension RequestsChapter {
  static let faults = [
    PlantedFault(
      "Each request replaces all that were under way before it.",
      in: RequestsChapter.self, .callback, CallbackWay.Both.CrowdedOut.Controller.self,
      change: #"""
        Callback+Both.swift
        - underWay.append(task)
        + underWay = [task]
        """#,
      shownBy: """
        tap load-both
        wait 4s
        """,
      lesson: "An assignment drops the elements of a list: the first of two requests is released. Use append."),
    PlantedFault(
      "The view model does not remember its request: every answer is taken for a token.",
      in: OneAfterAnother.self, .delegate, DelegateWay.EveryAnswerAToken.Controller.self,
      change: #"""
        Delegate.swift
          private func get(_ request: Request, _ step: LoadingStep) {
        -   self.step = step
        """#,
      shownBy: """
        tap load-profile
        wait 4s
        """,
      lesson: "One method gets all answers, so the view model has to store which request is current."),
    PlantedFault(
      "The feed of the previous load is still there when the next one begins.",
      in: RequestsChapter.self, .delegate, DelegateWay.Both.FeedOfBefore.Controller.self,
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
      lesson: "Of four properties, one is easily forgotten. A single value is replaced as a whole."),
    PlantedFault(
      "The observation of both results looks at the profile only.",
      in: RequestsChapter.self, .observer, ObserverWay.Both.OneOfTwoHeard.Controller.self,
      change: #"""
        Observer+Both.swift
        - observe(\.both) { viewModel, _ in
        + observe(\.profile) { viewModel, _ in
        """#,
      shownBy: """
        tap load-both
        wait 4s
        """,
      lesson: "A value that depends on two properties changes with either. Observe the value, not one of its sources."),
    PlantedFault(
      "While a load is running, no input replaces it: not even a cancel.",
      in: OneAfterAnother.self, .rx, RxWay.UnheardCancel.Controller.self,
      change: #"""
        Rx.swift
        - .flatMapLatest { $0 }
        + .flatMapFirst { $0 }
        """#,
      shownBy: """
        tap load-profile
        tap cancel
        """,
      lesson: "flatMapFirst ignores every input while one is running. A cancel needs flatMapLatest."),
    PlantedFault(
      "The switch counts as a tap: turning it loads the profile again.",
      in: RequestsChapter.self, .rx, RxWay.Both.LoadBySwitch.Controller.self,
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
      lesson: "combineLatest emits when either source does. A tap that only needs the latest value uses withLatestFrom."
    ),
  ]
}
