import Stage

extension SettingsChapter {
  static let faults = [
    PlantedFault(
      "The closure uses the old size, and not the one that is handed back.",
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
        A parameter of the closure has the same name as the size in the method. With an underscore in its place, the \
        closure captures the old size without a warning. Use different names.
        """),
    PlantedFault(
      "The controller of the page has no owner: it is deallocated before a size can be chosen.",
      in: SettingsChapter.self, .delegate,
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
        The buttons hold their page weakly, and the page its delegate: with weak references on both sides, the page needs \
        an owner. Pass it to the navigator, which owns it.
        """),
    PlantedFault(
      "The row is never deselected.", in: TwoSections.self, .delegate,
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
        The table selects a row and does no more. The delegate has to deselect it; only a UITableViewController does so by \
        itself, when it appears again.
        """),
    PlantedFault(
      "An equal page is not set again: the same row opens no page the second time.",
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
        A property that stands for an event has to be set for each event, even if its value is the same. Skipping equal \
        values is right for a state, and wrong for an event.
        """),
    PlantedFault(
      "A mistake is shown, and never removed.", in: SettingsChapter.self, .observer,
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
        An optional has two cases, and this if handles one: nil means that there is no mistake any more, and has to be \
        shown as well.
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
        distinctUntilChanged is for states, where a repetition carries no news. Rows that are reversed twice are back in \
        their order; a skipped event is a lost change.
        """),
  ]
}
