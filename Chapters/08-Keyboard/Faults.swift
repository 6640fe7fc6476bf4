import Stage

extension KeyboardChapter {
  static let faults = [
    PlantedFault(
      "What is sent is said in a copy, and the next message knows nothing of it.", in: StandingBar.self, .callback,
      CallbackWay.DraftOnACopy.Controller.self,
      change: #"""
        Callback.swift
          func send(_ draft: String) {
        +   var conversation = conversation
        """#,
      shownBy: """
        paste draft "H"
        tap send
        paste draft "H"
        tap send
        """,
      lesson: """
        A conversation is a value, and a variable that is given one has a copy. Change the property itself, or put the \
        copy back.
        """),
    PlantedFault(
      "The closure keeps the bounds of before the device was turned.", in: KeyboardChapter.self, .callback,
      CallbackWay.Dragging.BoundsBeforeTheTurn.Controller.self,
      change: #"""
        Callback+Dragging.swift
        - viewModel = ViewModel(world.notifications) { screen.bounds }
        + viewModel = ViewModel(world.notifications) { [bounds = screen.bounds] in bounds }
        """#,
      shownBy: """
        event keyboard-show 291
        event rotate
        """,
      lesson: """
        What stands in the capture list is read once, when the closure is made. What may change has to be asked for \
        inside, each time.
        """),
    PlantedFault(
      "What is read is where the keyboard comes from, and not where it goes to.", in: StandingBar.self, .delegate,
      DelegateWay.FrameOfBefore.Controller.self,
      change: #"""
        Delegate.swift
        - let frame = notification.keyboardFrameEnd
        + let frame = notification.userInfo?[SystemKeyboard.keyboardFrameBeginUserInfoKey] as? CGRect
        """#,
      shownBy: "event keyboard-show 291",
      lesson: """
        Each notification of the keyboard brings two frames, under keys that look alike. A property with a name of its \
        own, such as keyboardFrameEnd, asks for the right one once and for all.
        """),
    PlantedFault(
      "Room is made when the keyboard comes or goes, and not when it gets another height.",
      in: KeyboardChapter.self, .delegate, DelegateWay.Dragging.RoomForTheFirstHeight.Controller.self,
      change: #"""
        Delegate+Dragging.swift
        - if new.visibleHeight != old.visibleHeight {
        + if new.isHidden != old.isHidden {
        """#,
      shownBy: """
        event keyboard-show 291
        event keyboard-show 346
        """,
      lesson: """
        Coming and going is what everybody tries, and then it works. Compare the very value that is told: who is told \
        a height has to hear whenever the height changes.
        """),
    PlantedFault(
      "The old place was not asked for, and so there never is one.", in: StandingBar.self, .observer,
      ObserverWay.NoOldPlace.Controller.self,
      change: #"""
        Observer.swift
        - viewModel.observe(\.place, options: [.old, .new]) { _, change in
        + viewModel.observe(\.place, options: .new) { _, change in
        """#,
      shownBy: "event keyboard-show 291",
      lesson: """
        oldValue is nil unless the options have .old, and the guard makes silence of it. What a change brings along is \
        what the options ask for.
        """),
    PlantedFault(
      "The bag is a local one: with the end of the init all subscriptions end.", in: StandingBar.self, .rx,
      RxWay.LocalBag.Controller.self,
      change: #"""
        Rx.swift
          init(_ screen: KeyboardScreen, _ world: World) {
        +   let disposeBag = DisposeBag()
        """#,
      shownBy: "event keyboard-show 291",
      lesson: """
        A bag disposes of all that is in it when it goes. A local constant hides the property of the same name, and \
        what is shown at once hides that nothing comes later.
        """),
  ]
}
