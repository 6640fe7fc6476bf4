extension Jobs {
  static let trouble = [
    Job(
      "show an error and continue", "the message appears, and the next search works.",
      in: "13-ImageSearch", ["step 2", #"type query "cats""#, "tap search", "event answer 1 429"],
      callback: [.run("Callback+Cancelling.swift", "case .failure(let trouble)")],
      delegate: [.run("Delegate+Cancelling.swift", "case .failure(let trouble)")],
      observer: [.run("Observer+Cancelling.swift", "case .failure(let trouble)?")],
      rx: [.run("Rx+Cancelling.swift", "action.underlyingError.map")]),
    Job(
      "cancel", "a button ends the requests that are under way.",
      in: "09-Requests", ["step 2", "tap load-profile", "wait 1s", "tap cancel"], butNotFor: "tap load-profile",
      callback: [.run("Callback+Both.swift", "func cancel"), .run("Callback+Both.swift", "func end")],
      delegate: [.run("Delegate+Both.swift", "func cancel"), .run("Delegate+Both.swift", "func end")],
      observer: [.run("Observer+Both.swift", "func cancel"), .run("Observer+Both.swift", "func end")],
      rx: [.run("Rx+Both.swift", "input.cancel.map")]),
    Job(
      "ignore what arrives too late", "a count was cancelled while a part of its result was on the way.",
      in: "14-Background", ["step 2", "tap count", "event cancel-late"],
      callback: [.run("Callback+Cancelling.swift", "guard number == self.number else")],
      delegate: [.run("Delegate+Cancelling.swift", "guard task === self.task else")],
      observer: [.run("Observer+Cancelling.swift", "guard number == self.number else")],
      rx: [.putUp("Rx+Cancelling.swift", "state = Observable.merge")]),
    Job(
      "restore the previous state", "after a load is stopped, the previous page is still shown, and the bar is hidden.",
      in: "06-WebPage",
      ["step 3", "tap load", "wait 1s", #"replace address "a.test""#, "tap load", "tap stop"],
      callback: [.run("Callback+History.swift", "case .failure(.cancelled)")],
      delegate: [
        .run("Delegate+History.swift", "func pageLoader(_ loader: PageLoader, didFailWith error: PageError)"),
        .run("Delegate+History.swift", "func notifyOfProgress(of loader: PageLoader)"),
      ],
      observer: [.run("Observer+History.swift", #"page.observe(\.isLoading"#)],
      rx: [.run("Rx+History.swift", "viewModel.isLoading.map {")]),
    Job(
      "release everything at the end", "a screen closes while a count is under way.",
      in: "14-Background", ["step 2", "tap count", "step 1"], butNotFor: "tap count",
      callback: [.run("Callback+Cancelling.swift", "isolated deinit")],
      delegate: [.run("Delegate+Cancelling.swift", "isolated deinit")],
      observer: [.run("Observer+Cancelling.swift", "isolated deinit")],
      rx: [
        .putUp("Rx+Cancelling.swift", "private let disposeBag"), .putUp("Rx+Cancelling.swift", "viewModel.state.drive"),
      ]),
  ]
}
