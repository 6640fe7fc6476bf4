import Stage

extension ArticlesChapter {
  static let faults = [
    PlantedFault(
      "Rows are shown only when an answer has come: a new search does not clear the old ones.",
      in: ListOfArticles.self, .callback, CallbackWay.OldRows.Controller.self,
      change: #"""
        Callback/CallbackView.swift
        - source.show(list.contents)
        + if list.phase == .finished { source.show(list.contents) }
        """#,
      shownBy: """
        wait 500ms
        scroll articles bottom
        replace search "t"
        wait 3s
        """,
      lesson: "A list has more states than come to mind. Show each state as a whole, and no `if` can forget one."),
    PlantedFault(
      "Each drag of the list requests the next page, not only one that ends at the bottom.", in: ArticlesChapter.self,
      .callback,
      CallbackWay.Log.RestlessScroll.Controller.self,
      change: #"""
        Callback/CallbackView+Log.swift
        - if screen.articles.isAtBottom { presenter.reachBottom() }
        + presenter.reachBottom()
        """#,
      shownBy: """
        wait 500ms
        scroll articles top
        """,
      lesson:
        "A table calls back when a finger is lifted, wherever the list is by then. Checking the place is up to you."),
    PlantedFault(
      "Earlier typing is searched for as well.", in: ArticlesChapter.self, .delegate,
      DelegateWay.Log.OldTyping.Controller.self,
      change: #"""
        Delegate/DelegatePresenter+Log.swift
          func textChanged(_ text: String) {
        -   typing?.cancel()
        """#,
      shownBy: """
        replace search "es"
        wait 500ms
        """,
      lesson: "To wait for a pause in typing, cancel the timer with each key. In Rx, debounce does both."),
    PlantedFault(
      "A page is requested when the finger goes down, and not when it is lifted.", in: ListOfArticles.self, .observer,
      ObserverWay.WrongEdge.Controller.self,
      change: #"""
        Observer/ObserverView.swift
        - screen.articles.observe(\.isDragging) { [weak self] table, _ in if !table.isDragging { self?.dragEnded() } },
        + screen.articles.observe(\.isDragging) { [weak self] table, _ in if table.isDragging { self?.dragEnded() } },
        """#,
      shownBy: """
        wait 500ms
        scroll articles bottom
        """,
      lesson: "A property that is true for a while notifies twice: at the beginning and at the end. Check which "
        + "it is."),
    PlantedFault(
      "Each request for a picture cancels the one before.", in: ListOfArticles.self, .rx,
      RxWay.LonePicture.Controller.self,
      change: #"""
        Rx/RxPresenter.swift
        - .flatMap { [interactor, picturesRelay] url in
        + .flatMapLatest { [interactor, picturesRelay] url in
        """#,
      shownBy: "wait 3s",
      lesson: "flatMapLatest is for requests that replace each other, such as a search. Here all answers are wanted."),
  ]
}
