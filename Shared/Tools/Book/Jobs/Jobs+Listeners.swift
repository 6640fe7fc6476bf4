extension Jobs {
  static let listeners = [
    Job(
      "one computation for several listeners", "three labels show one result, which is computed once.",
      in: "05-Streams", ["step 2", #"type text "1""#],
      callback: [
        .run("Callback+Shared.swift", "func change"), .run("Callback+Shared.swift", "func show(_ checksum: Checksum)"),
      ],
      delegate: [
        .run("Delegate+Shared.swift", "func change"),
        .run("Delegate+Shared.swift", "func viewModel(_ viewModel: ViewModel, didChange checksum: Checksum) {"),
      ],
      observer: [.run("Observer+Shared.swift", "func change"), .run("Observer+Shared.swift", "observations = [")],
      rx: [.putUp("Rx+Shared.swift", "let computed = input.text.map")]),
    Job(
      "one more listener", "a log receives every list, too.",
      in: "11-Articles", ["step 2", "wait 1s", "tap refresh"],
      callback: [.run("Callback/CallbackView+Log.swift", "func show(_ list: ArticleList)")],
      delegate: [
        .run("Delegate/DelegatePresenter+Log.swift", "for view in views { view.view?.show(list) }")
      ],
      observer: [
        .run(
          "Observer/ObserverView+Log.swift",
          #"presenter.observe(\.list) { presenter, _ in logger.note(presenter.list) }"#)
      ],
      rx: [.putUp("Rx/RxView+Log.swift", "presenter.list.drive(onNext: ArticleLogger")]),
    Job(
      "work only for listeners", "the receiver stops when the last of two readers stops.",
      in: "12-Location", ["step 2", "tap read-trip", "tap read-position", "tap read-trip"],
      callback: [.run("Callback+Readers.swift", "func stopReading")],
      delegate: [.run("Delegate+Readers.swift", "func stopReading")],
      observer: [.run("Observer+Readers.swift", "func stopReading")],
      rx: [.run("Rx+Readers.swift", "onDispose:")]),
    Job(
      "progress", "a bar follows a property of a loader.",
      in: "06-WebPage", ["step 3", "tap load", "wait 300ms"],
      callback: [.run("Callback+History.swift", "func showProgress")],
      delegate: [
        .run("Delegate+History.swift", "func pageLoader(_ loader: PageLoader, didProgressTo progress: Double)"),
        .run("Delegate+History.swift", "func viewModel(_ viewModel: ViewModel, didChangeProgress progress: Double?) {"),
      ],
      observer: [.run("Observer+History.swift", #"page.observe(\.estimatedProgress"#)],
      rx: [
        .run("Rx+History.swift", "progress = loader.rx.estimatedProgress.map"),
        .putUp("Rx+History.swift", "viewModel.progress.drive"),
      ]),
    Job(
      "events of the whole system", "the keyboard announces its next frame.",
      in: "08-Keyboard", ["step 2", "tap send", "event keyboard-show 291"], butNotFor: "tap send",
      callback: [
        .run("Callback+Dragging.swift", "let token = notifications.addObserver"),
        .run("Callback+Dragging.swift", "func move"),
      ],
      delegate: [
        .run("Delegate+Dragging.swift", "let token = notifications.addObserver"),
        .run("Delegate+Dragging.swift", "func move"),
      ],
      observer: [.run("Observer+Dragging.swift", "let token = notifications.addObserver")],
      rx: [
        .run("Rx+Dragging.swift", "keyboard = RxKeyboard"),
        .run("Rx+Dragging.swift", "keyboard.visibleHeight.drive"),
      ]),
    Job(
      "rows from a list", "signing out removes a section, and the table receives the difference.",
      in: "07-Settings", ["step 4", "event sign-out"],
      callback: [.run("Callback+Updates.swift", "func show(_ list: SettingsList)")],
      delegate: [
        .run("Delegate+Updates.swift", "func viewModel(_ viewModel: ViewModel, didChange list: SettingsList) {")
      ],
      observer: [.run("Observer+Updates.swift", "func show(_ list: SettingsList)")],
      rx: [.run("Rx+Updates.swift", "viewModel.list.map {")]),
    Job(
      "a result handed back", "a second screen offers a choice, returns it, and closes.",
      in: "07-Settings", ["step 4", "event sign-out", "select settings 3", "tap large"], butNotFor: "event sign-out",
      callback: [
        .run("Callback+Updates.swift", "push(chooser, drivenBy: TextSizePage"),
        .run("Callback+Updates.swift", "func take"),
      ],
      delegate: [
        .run("Delegate+Updates.swift", "func textSizePage"),
        .run("Delegate/DelegatePageAndCell+Updates.swift", "func choose"),
      ],
      observer: [
        .run("Observer+Updates.swift", "pageObservation = page.observe"), .run("Observer+Updates.swift", "func take"),
      ],
      rx: [
        .run("Rx+Updates.swift", "return chooser.rx.chosen.take"),
        .putUp("Rx+Updates.swift", ".map(SettingsEvent.textSizeChosen)"),
      ]),
  ]
}
