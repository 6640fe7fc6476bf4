import Stage

extension RemainingCharactersChapter {
  static let faults = [
    PlantedFault(
      "The address is only asked for when its editing ends, and not at each key.",
      in: RemainingCharactersChapter.self, .callback, CallbackWay.AwaitedEnd.Controller.self,
      change: #"""
        Callback.swift
        - screen.address.addTarget(self, action: Controller.addressChanged, for: .editingChanged)
        + screen.address.addTarget(self, action: Controller.addressChanged, for: .editingDidEnd)
        """#,
      shownBy: #"type address "é""#,
      lesson: "editingDidEnd is one event, at the end. What is to follow each key hears of editingChanged."),
    PlantedFault(
      "A new name makes a new contact, which knows no address.", in: RemainingCharactersChapter.self, .delegate,
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
      lesson: "A parameter with a default can be left out, and nobody asks for it. Change the one part; do not build "
        + "the whole anew."),
    PlantedFault(
      "The button follows the name, though it rests on the address as well.",
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
      lesson: "Observe what you show, not one of the things on which it rests: the other one changes it as well."),
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
      lesson: "zip makes pairs, first with first, second with second. For the latest of both there is combineLatest."),
  ]
}
