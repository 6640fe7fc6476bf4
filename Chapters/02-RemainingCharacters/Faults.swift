import Stage

extension RemainingCharactersChapter {
  static let faults = [
    PlantedFault(
      "The address is read when its editing ends, and not at each key.",
      in: RemainingCharactersChapter.self, .callback, CallbackWay.AwaitedEnd.Controller.self,
      change: #"""
        Callback.swift
        - screen.address.addTarget(self, action: Controller.addressChanged, for: .editingChanged)
        + screen.address.addTarget(self, action: Controller.addressChanged, for: .editingDidEnd)
        """#,
      shownBy: #"type address "é""#,
      lesson: "editingDidEnd is one event, at the end. To follow each key, use editingChanged."),
    PlantedFault(
      "A new name makes a new contact, which has no address.", in: RemainingCharactersChapter.self, .delegate,
      DelegateWay.LostAddress.Controller.self,
      change: #"""
        Delegate.swift
        - contact.name = name
        + contact = Contact(name: name)
        """#,
      shownBy: """
        type address "é"
        type name "A"
        """,
      lesson:
        "A parameter with a default value can be left out without a warning. Change the one property instead of making "
        + "a new value."),
    PlantedFault(
      "The button follows the name, though it depends on the address as well.",
      in: RemainingCharactersChapter.self, .observer, ObserverWay.UnaskedAddress.Controller.self,
      change: #"""
        Observer.swift
        - viewModel.observe(\.canBeSaved, options: .initial) { [weak self] viewModel, _ in
        + viewModel.observe(\.name, options: .initial) { [weak self] viewModel, _ in
        """#,
      shownBy: """
        type name "A"
        type address "é"
        """,
      lesson:
        "Observe the property that you show, not one of those on which it depends: the other one changes it as well."),
    PlantedFault(
      "Each name waits for the address of the same number, and each address for its name.",
      in: RemainingCharactersChapter.self, .rx, RxWay.PairedTexts.Controller.self,
      change: #"""
        Rx.swift
        - canBeSaved = Driver.combineLatest(input.name, input.address) { Contact(name: $0, address: $1).canBeSaved }
        + canBeSaved = Driver.zip(input.name, input.address) { Contact(name: $0, address: $1).canBeSaved }
        """#,
      shownBy: """
        type name "A"
        clear name
        type address "é"
        """,
      lesson: "zip pairs the elements by their number. For the latest element of both, use combineLatest."),
  ]
}
