import Stage

extension StreamsChapter {
  static let faults = [
    PlantedFault(
      "During editing, an empty text is ignored, and the labels are stale.",
      in: MapPerLabel.self, .callback, CallbackWay.PassedOverText.Controller.self,
      change: #"""
        Callback.swift
          let text = screen.text.text ?? ""
        + if screen.text.isEditing, text.isEmpty { return }
        """#,
      shownBy: "clear text",
      lesson: "An early return leaves the old answer on the screen. An empty text has an answer of its own."),
    PlantedFault(
      "The field reports each key twice: to a target, and to an action beside it.", in: StreamsChapter.self, .callback,
      CallbackWay.Shared.TwofoldKey.Controller.self,
      change: #"""
        Callback+Shared.swift
          screen.text.addTarget(self, action: Controller.textChanged, for: .allEditingEvents)
        + screen.text.addAction(for: .editingChanged) { [weak self] in self?.textChanged() }
        """#,
      shownBy: #"type text "1""#,
      lesson: "If you connect an event in a new way, remove the old one: a control calls all its targets and actions."),
    PlantedFault(
      "The first checksum is computed before the view model has a delegate.", in: StreamsChapter.self, .delegate,
      DelegateWay.Shared.LateDelegate.Controller.self,
      change: #"""
        Delegate+Shared.swift
        - viewModel.delegate = self
          textChanged()
        + viewModel.delegate = self
        """#,
      shownBy: "",
      lesson: "A view model without a delegate notifies nothing, and it does not say so. Set the delegate before the "
        + "first request."),
    PlantedFault(
      "The closure shows the result from the time when it was made.", in: StreamsChapter.self, .observer,
      ObserverWay.Shared.CaughtResult.Controller.self,
      change: #"""
        Observer+Shared.swift
        - viewModel.observe(\.result, options: .initial) { [weak self] viewModel, _ in
        -   self?.screen.binary.text = viewModel.result.binary
        + viewModel.observe(\.result, options: .initial) { [weak self, result = viewModel.result] _, _ in
        +   self?.screen.binary.text = result.binary
        """#,
      shownBy: #"type text "1""#,
      lesson: "A capture list is evaluated once, when the closure is made. Read the object that the closure gets."),
    PlantedFault(
      "The text is shared, and the costly map behind it is not.", in: StreamsChapter.self, .rx,
      RxWay.Shared.SharedInput.Controller.self,
      change: #"""
        Rx+Shared.swift
        - let computed = input.text.map(checksum.compute).share(replay: 1)
        + let computed = input.text.share(replay: 1).map(checksum.compute)
        """#,
      shownBy: "",
      lesson: "share covers the operators above it. Each map below it runs once more for each subscriber."),
  ]
}
