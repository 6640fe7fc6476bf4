import Stage

extension SignUpChapter {
  static let faults = [
    PlantedFault(
      "The line was copied: the second password calls the action of the first.",
      in: SignUpChapter.self, .callback, CallbackWay.FieldOfTheOther.Controller.self,
      change: #"""
        Callback/CallbackController.swift
        - screen.repeated.addTarget(self, action: Controller.repeatedChanged, for: .editingChanged)
        + screen.repeated.addTarget(self, action: Controller.passwordChanged, for: .editingChanged)
        """#,
      shownBy: #"replace repeat "e""#,
      lesson: "Of three lines that look alike, two are copies with two words to change. Compare them by column."),
    PlantedFault(
      "When the directory cannot be reached, the form waits for ever.",
      in: SignUpChapter.self, .callback, CallbackWay.UnansweredQuestion.Controller.self,
      change: #"""
        Callback.swift
          private func checkEnded(with outcome: HTTPTask.Outcome) {
        +   guard case .success = outcome else { return }
        """#,
      shownBy: """
        replace username "a"
        event answer last cut
        """,
      lesson: "An early exit for errors looks tidy, but leaves the form in between. Every path needs an end."),
    PlantedFault(
      "Only the next request cancels the previous one; a name that needs no request does not.",
      in: SignUpChapter.self, .delegate, DelegateWay.AnswerWithoutQuestion.Controller.self,
      change: #"""
        Delegate.swift
          // Only the latest name counts.
        - checking?.cancel()
        + if ValidationResult.username(username) == .validating { checking?.cancel() }
        """#,
      shownBy: """
        type username "1"
        clear username
        event answer last 200
        """,
      lesson: "Every new name makes the previous request obsolete. Cancel first, then decide about the next."),
    PlantedFault(
      "Two observations share one property for their tokens: the second ends the first.",
      in: SignUpChapter.self, .observer, ObserverWay.OneTokenForTwo.Controller.self,
      change: #"""
        Observer/ObserverController.swift
        - alertObservation = screen.observe(\.alert) { [weak self] screen, _ in
        + stateObservation = screen.observe(\.alert) { [weak self] screen, _ in
        """#,
      shownBy: #"replace username "a""#,
      lesson: "Releasing a token ends its observation. A list of tokens avoids the mix-up."),
    PlantedFault(
      "Two subscribers want the answer, and each of them makes the request.",
      in: SignUpChapter.self, .rx, RxWay.TwoQuestions.Controller.self,
      change: #"""
        Rx.swift
              .startWith(judged)
          }
        - .share(replay: 1)
        """#,
      shownBy: """
        replace username "a"
        event answer last 404
        """,
      lesson: "A stream with a request in it makes one for each subscriber. Share it: share(replay: 1), or a Driver."),
    PlantedFault(
      "An error of one request is caught behind all of them, where it has ended the stream of names.",
      in: SignUpChapter.self, .rx, RxWay.CaughtOutside.Controller.self,
      change: #"""
        Rx.swift
        -     .catch { error in .just(.username(directory.availability(after: error))) }
              .startWith(judged)
          }
        + .catch { error in .just(.username(directory.availability(after: error))) }
        """#,
      shownBy: """
        replace username "a"
        event answer last cut
        replace username "ad"
        """,
      lesson:
        "An error ends each stream that it passes. Catch it inside flatMapLatest, in the stream of the request."),
  ]
}
