extension Jobs {
  static let time = [
    Job(
      "one request after another", "the avatar can be requested once the profile has arrived.",
      in: "09-Requests", ["step 2", "tap load-profile", "wait 1s", "wait 1s"],
      callback: [.run("Callback+Both.swift", "func loadAvatar")],
      delegate: [
        .run("Delegate+Both.swift", "case .profile: profile = try Profile(body: body)"),
        .run("Delegate+Both.swift", "get(service.avatar(of: profile, token), .avatar)"),
      ],
      observer: [.run("Observer+Both.swift", "func loadAvatar")],
      rx: [.run("Rx+Both.swift", "get(service.avatar(of: profile, token), policy).announced")]),
    Job(
      "two at once, shown together", "profile and feed, in whatever order they arrive.",
      in: "09-Requests", ["step 2", "tap load-both", "wait 1s", "wait 1s"],
      callback: [.run("Callback+Both.swift", "func loadBoth(_ token: AccessToken)")],
      delegate: [
        .run("Delegate+Both.swift", "default: feed = try Feed(body: body)"),
        .run("Delegate+Both.swift", "if let feed"),
      ],
      observer: [.run("Observer+Both.swift", "var both: Loaded?"), .run("Observer+Both.swift", #"observe(\.both)"#)],
      rx: [.putUp("Rx+Both.swift", "Single.zip")]),
    Job(
      "cancel the old request", "after the next keystroke, the answer about the previous text is no longer needed.",
      in: "10-SignUp", ["step 1", #"type username "ada""#, "wait 2s", #"type password "e""#, #"type username "1""#],
      butNotFor: #"type password "e""#,
      callback: [.run("Callback.swift", "func enter(username: String")],
      delegate: [.run("Delegate.swift", "func enter(username: String")],
      observer: [.run("Observer.swift", "func enter(username: String")],
      rx: [.run("Rx.swift", "validatedUsername = username.flatMapLatest")]),
    Job(
      "wait until typing stops", "a search begins 200 ms after the last keystroke.",
      in: "11-Articles", ["step 2", "wait 1s", "tap refresh", #"paste search "rx""#, "wait 200ms"],
      butNotFor: "tap refresh",
      callback: [.run("Callback/CallbackPresenter.swift", "func textChanged")],
      delegate: [.run("Delegate/DelegatePresenter+Log.swift", "func textChanged")],
      observer: [.run("Observer/ObserverPresenter.swift", "func textChanged")],
      rx: [.putUp("Rx/RxPresenter.swift", "input.text.debounce")]),
    Job(
      "retry after a failure", "after a pause, as often as a policy allows.",
      in: "09-Requests", ["step 2", "toggle retry", "tap load-profile", "wait 1s", "event answer 2 503"],
      callback: [.run("Callback/CallbackRetryingTask+Both.swift", "func ended")],
      delegate: [
        .run("Delegate/DelegateRetryingTask+Both.swift", "delegate?.task(self, willRetry"),
        .run("Delegate/DelegateRetryingTask+Both.swift", "underWay = world.schedule"),
      ],
      observer: [.run("Observer/ObserverRetryingTask+Both.swift", "func ended")],
      rx: [.run("Rx/RxRetryingTask+Both.swift", "retry { (errors: Observable<any Error>) in")]),
    Job(
      "time out", "after twelve seconds in all, including retries and pauses.",
      in: "09-Requests",
      ["step 2", "toggle retry", "event service off", "tap load-profile", "wait 5s", "wait 7s"],
      callback: [.run("Callback+Both.swift", "underWay = [world.schedule(after: limit)")],
      delegate: [.run("Delegate+Both.swift", "underWay = [world.schedule(after: limit)")],
      observer: [.run("Observer+Both.swift", "underWay = [world.schedule(after: limit)")],
      rx: [.putUp("Rx+Both.swift", ".timeout(limit.interval"), .run("Rx+Both.swift", ".catch { error in")]),
    Job(
      "one tap, one request", "the return key during a search begins no second search.",
      in: "13-ImageSearch", ["step 2", #"type query "cats""#, "submit query", "submit query"],
      callback: [.run("Callback/CallbackAction.swift", "guard isEnabled else")],
      delegate: [.run("Delegate/DelegateAction.swift", "guard isEnabled, let delegate else")],
      observer: [.run("Observer/ObserverAction.swift", "guard isEnabled else")],
      rx: [.putUp("Rx+Cancelling.swift", "action = Action"), .putUp("Rx+Cancelling.swift", "taps.withLatestFrom")]),
    Job(
      "return to the main thread", "words are counted on a background queue and shown on the main queue.",
      in: "14-Background", ["step 2", "tap count", "wait 100ms"],
      callback: [
        .run("Callback+Cancelling.swift", "let task = CountingTask"), .run("Callback+Cancelling.swift", "func receive"),
      ],
      delegate: [.run("Delegate+Cancelling.swift", "func task"), .run("Delegate+Cancelling.swift", "func receive")],
      observer: [
        .run("Observer+Cancelling.swift", "let task = CountingTask"), .run("Observer+Cancelling.swift", "func receive"),
      ],
      rx: [.putUp("Rx+Cancelling.swift", ".observe(on: main)")]),
  ]
}
