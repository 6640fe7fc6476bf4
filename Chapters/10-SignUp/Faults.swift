import Stage

extension SignUpChapter {
  static let faults = [
    PlantedFault(
      "The line was copied: the second password calls what belongs to the first.", in: SignUpChapter.self, .callback,
      CallbackWay.FieldOfTheOther.Controller.self,
      change: #"""
        Callback/CallbackController.swift
        - screen.repeated.addTarget(self, action: Controller.repeatedChanged, for: .editingChanged)
        + screen.repeated.addTarget(self, action: Controller.passwordChanged, for: .editingChanged)
        """#,
      shownBy: #"replace repeat "e""#,
      lesson: """
        Of three lines that look alike, two are copies of the first, and each has two words to be changed. Compare \
        them column by column.
        """),
    PlantedFault(
      "When the directory cannot be reached nobody is told: the name waits for ever.",
      in: SignUpChapter.self, .callback, CallbackWay.UnansweredQuestion.Controller.self,
      change: #"""
        Callback.swift
          private func learn(_ outcome: HTTPTask.Outcome, _ show: Show) {
        +   guard case .success = outcome else { return }
        """#,
      shownBy: """
        replace username "a"
        event answer last cut
        """,
      lesson: """
        An early exit for trouble looks tidy, and leaves the form in between. What has said that it is validating has \
        to say something else on every path.
        """),
    PlantedFault(
      "Only the next question takes a question back, and not a name that needs none.",
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
      lesson: """
        With a new name the old question is of no use, whatever becomes of the new one. Cancel first, and then decide \
        whether there is anything to ask.
        """),
    PlantedFault(
      "Two observations have one place for their tokens: the second ends the first.", in: SignUpChapter.self, .observer,
      ObserverWay.OneTokenForTwo.Controller.self,
      change: #"""
        Observer/ObserverController.swift
        - alertObservation = screen.observe(\.alert) { [weak self] screen, _ in
        + stateObservation = screen.observe(\.alert) { [weak self] screen, _ in
        """#,
      shownBy: #"replace username "a""#,
      lesson: """
        A property of the right type takes any token, and to let go of one is to stop observing. Where there are many, \
        a list to which each is appended cannot be mistaken.
        """),
    PlantedFault(
      "Two want the answer, and each of them asks the question: nobody shares it.", in: SignUpChapter.self, .rx,
      RxWay.TwoQuestions.Controller.self,
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
      lesson: """
        A stream with a request in it sends one for each subscriber. As long as both get the same answer nobody \
        notices but the server: share(replay: 1), or a Driver.
        """),
    PlantedFault(
      "Trouble with one name is caught behind all of them, where it has ended what hears of names.",
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
      lesson: """
        An error ends every stream through which it passes. Catch it inside of flatMapLatest, in the stream of the one \
        question: then the next name is asked for as well.
        """),
  ]
}
