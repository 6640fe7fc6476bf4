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
      lesson:
        "In a copied line two words have to change, and it compiles if only one does. Compare such lines word by word."),
    PlantedFault(
      "With the first Exit the delegate is removed, though the screen stays.", in: ButtonTapChapter.self, .delegate,
      DelegateWay.FourButtons.LastExit.Controller.self,
      change: #"""
        Delegate+FourButtons.swift
          viewModel.exit()
        + viewModel.delegate = nil
        """#,
      shownBy: """
        tap exit
        tap login
        """,
      lesson:
        "A call through delegate? does nothing if there is no delegate. Leave a weak reference alone: it becomes nil by "
        + "itself."
    ),
    PlantedFault(
      "The controller does not store the token of the observation, so the observation ends at once.",
      in: OneButton.self, .observer,
      ObserverWay.UnheldToken.Controller.self,
      change: #"""
        Observer.swift
        - observation = viewModel.observe(\.message) { [weak self] viewModel, _ in
        + _ = viewModel.observe(\.message) { [weak self] viewModel, _ in
        """#,
      shownBy: "tap login",
      lesson:
        "An observation lasts as long as its token is stored. The compiler warns about an unused token; _ = only silences "
        + "the warning."),
    PlantedFault(
      "The first tap of Reset Password is skipped, as if it were a value from the start.",
      in: ButtonTapChapter.self, .rx, RxWay.FourButtons.SkippedTap.Controller.self,
      change: #"""
        Rx+FourButtons.swift
        - resetPassword: screen.resetPassword.rx.tap.asSignal(),
        + resetPassword: screen.resetPassword.rx.tap.asSignal().skip(1),
        """#,
      shownBy: "tap reset-password",
      lesson:
        "skip(1) is for streams that begin with the present value, such as rx.text. A stream of taps begins with a tap."
    ),
  ]
}
