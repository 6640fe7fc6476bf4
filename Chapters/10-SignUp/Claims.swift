import Controls
import Foundation
import Models
import Rx
import RxControls
import Stage
import World

extension SignUpChapter {
  static let claims: [Claim] = [
    Claim("A binder does not retain its control.", at: SourcePlace(.signUp, 161...167)) { _ in
      let results = PublishSubject<ValidationResult>()
      let bag = DisposeBag()
      weak var bound: Label?
      weak var captured: Label?
      do {
        let (first, second) = (Label("bound"), Label("captured"))
        (bound, captured) = (first, second)
        results.bind(to: first.rx.validationResult).disposed(by: bag)
        results.subscribe(onNext: { second.show($0) }).disposed(by: bag)
      }
      return withExtendedLifetime(bag) {
        Finding(
          [
            ObservedValue("a bound label, after its owner was deallocated", state(of: bound), claimed: "deallocated"),
            ObservedValue("a label that a closure captures", state(of: captured)),
          ], "A binder holds its control weakly. A closure passed to `subscribe` needs `[weak …]` for the same effect.")
      }
    },
    Claim(
      "shareReplay(1) prevents the validation of the name from running once for each subscription.",
      at: SourcePlace(.signUp, 346),
      script: """
        event directory off
        paste username "lovelace"
        """
    ) { script in
      let requests = try [original, Way("unshared", OriginalWay.Unshared.self)].map { way in
        try pane(way, after: script).world.scriptedNetwork.calls.count
      }
      return Finding(
        [
          ObservedValue("requests for one name, shared", requests[0], claimed: 1),
          ObservedValue("requests for one name, not shared", requests[1]),
        ], "The message and the button both subscribe. Without sharing, each of them would make the request.")
    },
    Claim(
      "In this sample, flatMap would probably give the same result as flatMapLatest.", at: SourcePlace(.signUp, 389),
      script: """
        event directory off
        paste username "babbage"
        paste username "1"
        event answer 2 404
        event answer 1 200
        """
    ) { script in
      let ways = [Way("flatMap", OriginalWay.Merging.self), Way("flatMapLatest", OriginalWay.Controller.self)]
      let seen = try observations(script, on: Self.self, ways) { pane in
        "\(quoted(pane.screen.username.text ?? "")): \(pane.screen.usernameMessage.text ?? "")"
      }
      return Finding(
        same: seen,
        """
        With flatMap, the answer about the earlier name arrives last and is shown for the later name. The button \
        follows it.
        """)
    },
    Claim(
      "combineLatest always combines the latest elements of its sources.", at: SourcePlace(.signUp, 397...434)
    ) { _ in
      let (letters, numbers) = (PublishSubject<String>(), PublishSubject<Int>())
      var combined: [String] = []
      let subscription = Observable.combineLatest(letters, numbers) { "\($0) \($1)" }
        .subscribe(onNext: { combined.append($0) })
      letters.onNext("a")
      letters.onNext("b")
      numbers.onNext(1)
      numbers.onNext(2)
      letters.onNext("ab")
      subscription.dispose()
      return Finding(
        [ObservedValue("a, b, 1, 2, ab", combined, claimed: ["b 1", "b 2", "ab 2"])],
        "Nothing is emitted until each source has an element; then each new element is combined with the latest others."
      )
    },
    Claim(
      "MVVM binds view and view model in both directions: the view shows values, and the view model receives input.",
      at: SourcePlace(.signUp, 226),
      script: """
        type username "lovelace"
        type password "engine"
        type repeat "engine"
        wait 1s
        tap sign-up
        wait 1s
        tap ok
        """
    ) { script in
      let pane = try Pane(Self.self, original)
      var fieldsSet = 0
      for input in try Script(parsing: script, name: "claim").inputs {
        try pane.perform(input)
        fieldsSet += pane.frames.flatMap(\.changes).count { change in
          !change.isByPerson && change.property == .text
            && ["username", "password", "repeat"].contains(change.identifier)
        }
      }
      let posts = signUps(in: pane)
      return Finding(
        [
          ObservedValue(
            "message about the name", pane.screen.usernameMessage.text ?? "", claimed: "Username available"),
          ObservedValue("sign-ups after a tap", posts, claimed: 1),
          ObservedValue("texts of fields that the view model has set", fieldsSet),
        ],
        """
        There are two directions, and each has its own streams: inputs go into the view model, and outputs come out. \
        No property is bound in both directions, and the view model never writes to a field.
        """)
    },
    Claim(
      "The stream waits until a button of the alert is tapped. Then the controller's subscription runs.",
      at: SourcePlace(.signUp, 560...561), script: filledIn + "\ntap sign-up\nwait 1s\ntap ok"
    ) { script in
      let pane = try Pane(Self.self, original)
      var printed: [Int] = []
      for input in try Script(parsing: script, name: "claim").inputs {
        try pane.perform(input)
        printed.append(pane.screen.console.lines.count)
      }
      return Finding(
        ["printed: \(pane.screen.console.lines.joined(separator: ", "))"],
        [
          ObservedValue("lines printed while the alert is open", printed[printed.count - 2], claimed: 0),
          ObservedValue("lines printed after OK", printed[printed.count - 1], claimed: 1),
        ], "The element waits for the alert: `promptFor` emits when a button is tapped.")
    },
  ]

  static let findings: [Claim] = [
    Claim(
      "A sign-up that begins while the alert is open waits for the alert.",
      script: filledIn + "\ntap sign-up\nevent answer last 500"
    ) { script in
      let found = try [original, way(.rx)].map { way in
        let pane = try pane(way, after: script)
        let before = pane.screen.alert?.title ?? "none"
        // A touch cannot reach the button behind an alert, so the event comes from code.
        pane.screen.signUp.sendActions(for: .touchUpInside)
        try pane.perform(.wait(.seconds(1)))
        let alerts = "\(quoted(before)), then \(quoted(pane.screen.alert?.title ?? "none"))"
        return (name: way.name, alerts: alerts, signUps: signUps(in: pane))
      }
      return Finding(
        found.map { "\($0.name): \($0.alerts)" },
        [
          ObservedValue("sign-ups in the original", found[0].signUps, claimed: 1),
          ObservedValue("sign-ups in rx", found[1].signUps),
        ],
        """
        Only the inner stream waits. Behind the alert the button is enabled again. The user cannot tap it there, but a \
        tap event sent in code starts a sign-up, whose alert replaces the first. `flatMapFirst`, with the alert \
        inside, ignores it.
        """)
    },
    Claim(
      "When the directory fails, the message says so.",
      script: """
        event directory off
        paste username "lovelace"
        event answer last 500
        paste username "2"
        event fail last no-network
        """
    ) { script in
      let seen = try observations(script, on: Self.self, [original, way(.rx)]) { pane in
        quoted(pane.screen.usernameMessage.text ?? "")
      }
      let messages = [2, 4].map { seen.rows[$0 + 1].details[0] }
      let claimed = quoted("Error contacting server")
      return Finding(
        seen.table,
        [
          ObservedValue("the original after status 500", messages[0], claimed: claimed),
          ObservedValue("the original without a network", messages[1], claimed: claimed),
        ],
        """
        In RxExample's request, which the article does not show, each error and each status except 404 means that the \
        name is taken. So the `catchErrorJustReturn` after it never runs, and its text is never shown.
        """)
    },
    Claim(
      "A button that is enabled by combineLatest never flashes.",
      script: """
        paste username "lovelace"
        wait 1s
        paste password "engi"
        paste repeat "engi"
        wait 1s
        paste password "ne"
        """
    ) { script in
      let seen = try observations(script, on: Self.self, [original, way(.rx)]) { pane in
        let set = pane.frames.flatMap(\.changes).filter { $0.identifier == "sign-up" && $0.property == .isEnabled }
        return set.filter { $0.oldValue != $0.newValue }.map { "\($0.newValue)" }.joined(separator: ", ")
      }
      let changes = seen.rows[seen.rows.count - 1].details
      return Finding(
        seen.table, [ObservedValue("the original after the last input", quoted(changes[0]), claimed: quoted(""))],
        """
        The first password reaches the button on two paths. If it becomes long enough while the repetition is still \
        "repeated", the button is enabled for a moment. The Rx way judges both passwords together, so there is one path.
        """)
    },
  ]

  static let traps: [Claim] = [
    Claim("The version with drivers is shorter.") { _ in
      let files = try ["Rx.swift", "Drivers.swift"].map { try SourceFile(contentsOf: $0) }
      func count(_ word: String) -> String {
        let counts = files.map { file in (file.part("View model") ?? []).count { $0.contains(word) } }
        // An argument follows a name that ends with a colon.
        return "\(word)\(word.hasSuffix(":") ? ")" : ""): \(counts[0]) and \(counts[1])"
      }
      let lines = files.map { $0.lineCount(of: "View model") ?? 0 }
      return Finding(
        ["share(replay: 1)", "observe(on:", "catch", "onError", "asObservable()", "asDriver()"].map(count),
        [
          ObservedValue("lines of the view model with observables", lines[0]),
          ObservedValue("lines of the view model with drivers", lines[1], claimed: "fewer") { $0 < lines[0] },
        ],
        """
        A driver's type includes sharing and the main queue. Both versions have to say what happens after an error; \
        only with drivers does the compiler require it.
        """)
    },
    Claim("One more field takes the same number of lines in each way.") { _ in
      let costs = try ["Callback", "Delegate", "Observer", "Rx", "Drivers"].map { way in
        (way: way, lines: try linesOfTheRepetition(in: ["\(way).swift", "\(way)/\(way)Controller.swift"]))
      }
      let state = try linesOfTheRepetition(in: ["../../Shared/Models/SignUp/SignUpState.swift"])
      return Finding(
        costs.map { "\($0.way.lowercased()): \(counted($0.lines, "line"))" }
          + ["the state that the first three have in common: \(counted(state, "line"))"],
        [ObservedValue("different costs", Set(costs.map(\.lines)).count, claimed: 1)],
        """
        The figures count the lines that name the repetition. Callback, delegate and observer pass it to a value that \
        computes what depends on it. Rx names it as an input, as an output and where it is bound.
        """)
    },
    Claim(
      "If the form refuses a name, the service would refuse it too.",
      script: """
        paste username "a-b"
        wait 1s
        """
    ) { script in
      let seen = try observations(script, on: Self.self, [way(.rx)]) { pane in
        quoted(pane.screen.usernameMessage.text ?? "")
      }
      let signUp = Directory.embedded.signUp(Credentials(username: "a-b", password: "engine"))
      let status = EmbeddedDirectory.status(of: signUp.method, signUp.url.path, signUp.body)
      return Finding(
        seen.table,
        [
          ObservedValue("the directory's status for a sign-up with this name", status, claimed: "an error status") {
            $0 >= 400
          }
        ],
        "Only the form has this rule: the embedded directory has none, and GitHub accepts single hyphens in a name.")
    },
  ]

  static let additions = [
    "a request only when the name changes, and none when the focus moves",
    "a message of its own when the directory fails (the article's message for it is never shown)",
    "with --live, also the reason for the failure",
    "a button that stays disabled until the user closes the alert",
    "one sign-up at a time, and none with an invalid form, even if code sends the tap",
    "both passwords judged together, so that the button never flashes",
    "an embedded directory whose response time you can choose",
  ]

  private static let original = Way("original", OriginalWay.Controller.self)

  /// A form that may be signed up. The focus has left the name: the original asks again when it does.
  private static let filledIn = """
    replace username "lovelace"
    wait 5s
    replace password "engine"
    replace repeat "engine"
    wait 5s
    """

  private static func pane(_ way: Way<SignUpScreen>, after script: String) throws -> Pane<Self> {
    let pane = try Pane(Self.self, way)
    for input in try Script(parsing: script, name: "claim").inputs { try pane.perform(input) }
    return pane
  }

  private static func signUps(in pane: Pane<Self>) -> Int {
    pane.world.scriptedNetwork.calls.count { $0.request.method == "POST" }
  }

  private static func state(of object: AnyObject?) -> String { object == nil ? "deallocated" : "alive" }

  /// Returns the number of lines of code that name the repeated password, in files relative to this one's folder.
  private static func linesOfTheRepetition(in files: [String]) throws -> Int {
    try files.reduce(0) { sum, file in
      try sum + SourceFile(contentsOf: file).lines.count { $0.isCode && $0.contains(/[Rr]epe(at|tit)/) }
    }
  }
}
