import Stage

extension WebPageChapter {
  static let faults = [
    PlantedFault(
      "After a failure the bar stays, and the indicator keeps turning.", in: WebPageChapter.self, .callback,
      CallbackWay.History.TurningIndicator.Controller.self,
      change: #"""
        Callback+History.swift
          case .failure(let error):
        -   screen.showLoading(false)
        """#,
      shownBy: """
        paste address "/"
        tap load
        """,
      lesson: "A load begins in one place and ends in three, and it is easy to forget one of them: count the ends."),
    PlantedFault(
      "The loader calls no method of this name, so that no object is notified of a failure.", in: Failures.self,
      .delegate,
      DelegateWay.Failures.UncalledMethod.Controller.self,
      change: #"""
        Delegate+Failures.swift
        - func pageLoader(_ loader: PageLoader, didFailWith error: PageError) {
        + func pageLoader(_ loader: PageLoader, didFailWithError error: PageError) {
        """#,
      shownBy: """
        tap load
        tap stop
        """,
      lesson:
        "The compiler does not miss an optional method of a delegate: one with nearly the right name is never called."),
    PlantedFault(
      "The key of the change is loading; the code compares it with isLoading, and ignores the rest.", in: Loading.self,
      .observer,
      ObserverWay.UnknownKey.Controller.self,
      change: #"""
        Observer.swift
        - case "loading": screen.showLoading(value as? Bool ?? false)
        + case "isLoading": screen.showLoading(value as? Bool ?? false)
        """#,
      shownBy: "",
      lesson: "The property is isLoading, its key loading. #keyPath(WKWebView.isLoading) has the compiler look it up."),
    PlantedFault(
      "A failure is shown, but its end is not.", in: WebPageChapter.self, .observer,
      ObserverWay.History.OldMessage.Controller.self,
      change: #"""
        Observer+History.swift
        - self?.screen.error.text = page.failure?.description
        + if let failure = page.failure { self?.screen.error.text = failure.description }
        """#,
      shownBy: """
        paste address "/"
        tap load
        replace address "bundle:patterns"
        tap load
        """,
      lesson: "nil is a value to show as well: the failure is over. Use if let only if nil needs no action."),
    PlantedFault(
      "The first Stop ends the stream of loads as well.", in: Failures.self, .rx,
      RxWay.Failures.LastStop.Controller.self,
      change: #"""
        Rx+Failures.swift
        - input.load.withLatestFrom(input.address)
        + input.load.take(until: input.stop).withLatestFrom(input.address)
        """#,
      shownBy: """
        tap load
        tap stop
        tap load
        """,
      lesson: "take(until:) completes the stream to which you apply it. On the taps it drops all later ones."),
    PlantedFault(
      "After the first tap each key in the address begins a load of its own.", in: WebPageChapter.self, .rx,
      RxWay.History.LoadAtEachKey.Controller.self,
      change: #"""
        Rx+History.swift
        - input.load.withLatestFrom(input.address)
        + Observable.combineLatest(input.load, input.address) { _, address in address }
        """#,
      shownBy: """
        tap load
        paste address "/"
        """,
      lesson: "combineLatest emits for each of its sources. A tap that only reads the field needs withLatestFrom."),
  ]
}
