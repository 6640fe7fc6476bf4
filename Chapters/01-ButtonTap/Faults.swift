import Stage

extension ButtonTapChapter {
  static let faults = [
    PlantedFault(
      "The line that connects Help is a copy of the one for Exit, and still calls its method.",
      in: ButtonTapChapter.self, .callback, CallbackWay.FourButtons.ExitTwice.Controller.self,
      change: #"""
        Callback+FourButtons.swift
        - screen.help.addTarget(self, action: Controller.helpTapped, for: .touchUpInside)
        + screen.help.addTarget(self, action: Controller.exitTapped, for: .touchUpInside)
        """#,
      shownBy: "tap help",
      lesson: "A copied line has two words to be changed, and compiles with one of them. Read such lines in pairs of "
        + "words."),
    PlantedFault(
      "With the first Exit the view is detached, though the screen stays.", in: ButtonTapChapter.self, .delegate,
      DelegateWay.FourButtons.LastExit.Controller.self,
      change: #"""
        Delegate+FourButtons.swift
          viewModel.exit()
        + viewModel.detachView()
        """#,
      shownBy: """
        tap exit
        tap login
        """,
      lesson: "view?.show is silent about a view that is gone. Detach where the view ends, not where an answer does."),
    PlantedFault(
      "Nobody keeps the token of the observation, so that it ends at once.", in: OneButton.self, .observer,
      ObserverWay.UnheldToken.Controller.self,
      change: #"""
        Observer.swift
        - observation = viewModel.observe(\.message) { [weak self] viewModel, _ in
        + _ = viewModel.observe(\.message) { [weak self] viewModel, _ in
        """#,
      shownBy: "tap login",
      lesson: "An observation lasts as long as somebody holds its token. The compiler warns of an unused one; _ = only "
        + "silences it."),
    PlantedFault(
      "The first tap of Reset Password is skipped, as if it were a value from the start.",
      in: ButtonTapChapter.self, .rx, RxWay.FourButtons.SkippedTap.Controller.self,
      change: #"""
        Rx+FourButtons.swift
        - resetPassword: screen.resetPassword.rx.tap.asSignal(),
        + resetPassword: screen.resetPassword.rx.tap.asSignal().skip(1),
        """#,
      shownBy: "tap reset-password",
      lesson: "skip(1) is for streams that begin with the value of now, such as rx.text. A stream of taps begins with "
        + "a tap."),
  ]
}
