import Stage

extension SettingsChapter {
  static let faults = [
    PlantedFault(
      "The closure takes the size that was there before, and not the one handed back.",
      in: SettingsChapter.self, .callback, CallbackWay.Updates.SizeOfBefore.Controller.self,
      change: #"""
        Callback+Updates.swift
        - push(chooser, drivenBy: TextSizePage(chooser) { [weak self] size in self?.take(size) })
        + push(chooser, drivenBy: TextSizePage(chooser) { [weak self] _ in self?.take(size) })
        """#,
      shownBy: """
        select settings 7
        tap large
        """,
      lesson: """
        Two things have the same name, one given to the method and one to the closure: behind the underscore the old \
        one is captured, and nothing complains. Give what is handed back a name of its own.
        """),
    PlantedFault(
      "Nobody holds what drives the page: it is gone before a size can be chosen.", in: SettingsChapter.self, .delegate,
      DelegateWay.Updates.UnheldPage.Controller.self,
      change: #"""
        Delegate+Updates.swift
        - push(chooser, drivenBy: page)
        + push(chooser)
        """#,
      shownBy: """
        select settings 7
        tap large
        """,
      lesson: """
        The buttons hold their page weakly, and the page its delegate: with weak references on both sides somebody has \
        to be the owner. Here it is the navigator, if it is told.
        """),
    PlantedFault(
      "Nobody takes the selection back from the row.", in: TwoSections.self, .delegate,
      DelegateWay.LastingSelection.Controller.self,
      change: #"""
        Delegate.swift
          func table(_ table: Table, didSelectRowAt indexPath: IndexPath) {
        -   table.deselectRow(at: indexPath)
        """#,
      shownBy: """
        select settings 1
        tap back
        """,
      lesson: """
        The table selects and leaves it at that. Whoever is told that a row was selected has to deselect it; only a \
        UITableViewController does so by itself, when it appears again.
        """),
    PlantedFault(
      "The page of before is not a change: the same row leads nowhere the second time.",
      in: ThreeSections.self, .observer, ObserverWay.PageOpensOnce.Controller.self,
      change: #"""
        Observer.swift
        - if let page = list.page(of: row) { self.page = page }
        + if let page = list.page(of: row), page != self.page { self.page = page }
        """#,
      shownBy: """
        select settings 1
        tap back
        select settings 1
        """,
      lesson: """
        A property that stands for an event has to be set for each, also if it is the same again. Leaving out equal \
        values is right for a state, and wrong for what happens.
        """),
    PlantedFault(
      "A mistake is shown, and nobody takes it back when all is well again.", in: SettingsChapter.self, .observer,
      ObserverWay.Updates.MistakeStays.Controller.self,
      change: #"""
        Observer+Updates.swift
        - screen.show(list.mistake)
        + if list.mistake != nil { screen.show(list.mistake) }
        """#,
      shownBy: """
        event notice 1 "Storage is full"
        event notice 1 "Storage is full"
        event sign-out
        """,
      lesson: """
        An optional says two things, and an if that asks for the one forgets the other: nil means that nothing is \
        wrong any more, and has to be shown as well.
        """),
    PlantedFault(
      "Two equal events, one after the other, count as one.", in: SettingsChapter.self, .rx,
      RxWay.Updates.EqualEventLost.Controller.self,
      change: #"""
        Rx+Updates.swift
        - events: Observable.merge(screen.account.rx.event, handedBack.asObservable()),
        + events: Observable.merge(screen.account.rx.event, handedBack.asObservable()).distinctUntilChanged(),
        """#,
      shownBy: """
        event notice 1 "Storage is full"
        event notice 1 "Storage is full"
        """,
      lesson: """
        distinctUntilChanged belongs to states, where a repetition says nothing new. Rows that turn around twice are \
        back where they were; an event left out is a change lost.
        """),
  ]
}
