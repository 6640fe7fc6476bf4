import Stage

extension KeyboardChapter {
  static let faults = [
    PlantedFault(
      "The draft goes into a copy of the conversation, and the next message starts from the old one.",
      in: StandingBar.self, .callback,
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
        A conversation is a value, and a new variable holds a copy. Change the property itself, or assign the copy to it.
        """),
    PlantedFault(
      "The closure keeps the bounds from before the device was turned.", in: KeyboardChapter.self, .callback,
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
        A capture list is evaluated once, when the closure is made. Read a value that may change inside the closure.
        """),
    PlantedFault(
      "The code reads the frame at the beginning of the move, and not the one at its end.", in: StandingBar.self,
      .delegate,
      DelegateWay.FrameOfBefore.Controller.self,
      change: #"""
        Delegate.swift
        - let frame = notification.keyboardFrameEnd
        + let frame = notification.userInfo?[SystemKeyboard.keyboardFrameBeginUserInfoKey] as? CGRect
        """#,
      shownBy: "event keyboard-show 291",
      lesson: """
        Each notification of the keyboard has two frames, under similar keys. A property with a name, such as \
        keyboardFrameEnd, picks the right one in one place.
        """),
    PlantedFault(
      "The screen makes room when the keyboard appears or disappears, but not when its height changes.",
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
        You try the keyboard up and down, and it works. Compare the value that you report: a delegate that gets a height \
        has to be notified whenever the height changes.
        """),
    PlantedFault(
      "The options lack .old, so the change never has an old place.", in: StandingBar.self, .observer,
      ObserverWay.NoOldPlace.Controller.self,
      change: #"""
        Observer.swift
        - viewModel.observe(\.place, options: [.old, .new]) { _, change in
        + viewModel.observe(\.place, options: .new) { _, change in
        """#,
      shownBy: "event keyboard-show 291",
      lesson: """
        oldValue is nil unless the options contain .old, and then the guard returns each time. The options decide which \
        values a change has.
        """),
    PlantedFault(
      "The bag is a local constant: all subscriptions end when init returns.", in: StandingBar.self, .rx,
      RxWay.LocalBag.Controller.self,
      change: #"""
        Rx.swift
          init(_ screen: KeyboardScreen, _ world: World) {
        +   let disposeBag = DisposeBag()
        """#,
      shownBy: "event keyboard-show 291",
      lesson: """
        A bag disposes of its subscriptions when it is deallocated. A local constant shadows the property of the same \
        name, and the correct first frame hides that no later one follows.
        """),
  ]
}
