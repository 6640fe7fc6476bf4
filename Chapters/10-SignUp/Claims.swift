import Controls
import Foundation
import Stage
import World

extension SignUpChapter {
  static let claims: [Claim] = [
    Claim(
      "flatMap would do as well as flatMapLatest.",
      script: """
        event directory off
        paste username "babbage"
        paste username "1"
        event answer 2 404
        event answer 1 200
        """
    ) { script in
      let seen = try observations(script, on: Self.self, [Way("flatMap", OriginalWay.Merging.self), way(.rx)]) { pane in
        "\(quoted(pane.screen.username.text ?? "")): \(pane.screen.usernameMessage.text ?? "")"
      }
      return Finding(
        seen.table, holds: seen.isSame,
        "The answer about the earlier name comes last, and is shown for the later one. The button goes with it.")
    },
    Claim("The stream waits while the alert is open.") { _ in
      let ways = [Way("original", OriginalWay.Plain.self), way(.rx)]
      let lines = try ways.map { way in
        let pane = try Pane(Self.self, way)
        for input in filledIn + [.tap("sign-up"), .event("answer", ["last", "500"])] { try pane.perform(input) }
        let before = pane.screen.alert?.title ?? "none"
        // No finger reaches the button behind an alert: its event is sent by code.
        pane.screen.signUp.sendActions(for: .touchUpInside)
        try pane.perform(.wait(.seconds(1)))
        let posts = pane.world.scriptedNetwork.calls.count { $0.request.method == "POST" }
        return (way.name, "\(quoted(before)), then \(quoted(pane.screen.alert?.title ?? "none"))", posts)
      }
      return Finding(
        lines.map { "\($0): \($1), \(counted($2, "sign-up"))" }, holds: lines[0].2 == 1,
        """
        Only that inner stream does: a second tap makes a new one, and its alert takes the place of the first. What keeps \
        taps out is `flatMapFirst`, with the alert inside.
        """)
    },
    Claim(
      "MVVM means two-way binding.",
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
      let pane = try Pane(Self.self, way(.rx))
      var changes = 0
      for line in try Script(parsing: script, name: "claim").lines {
        guard case .input(let input) = line.command else { continue }
        try pane.perform(input)
        changes += pane.frames.flatMap(\.changes).count { change in
          !change.isByPerson && change.property == .text
            && ["username", "password", "repeat"].contains(change.identifier)
        }
      }
      return Finding(
        ["the view model has set the text of a field \(changes) times"], holds: changes > 0,
        "Everything here flows one way in and one way out; a field is never written to.")
    },
    Claim(
      "Server trouble says so.",
      script: """
        event directory off
        paste username "lovelace"
        event answer 1 500
        """
    ) { script in
      let seen = try observations(script, on: Self.self, [Way("original", OriginalWay.Plain.self), way(.rx)]) { pane in
        quoted(pane.screen.usernameMessage.text ?? "")
      }
      return Finding(
        seen.table, holds: seen.rows.last?.details.first == quoted("Error contacting server"),
        "The error is turned into \"not available\" before the one who would tell of it sees it: that text is dead.")
    },
    Claim(
      "What the form refuses, the service would refuse.",
      script: """
        paste username "a-b"
        wait 1s
        """
    ) { script in
      let seen = try observations(script, on: Self.self, [way(.rx)]) { pane in
        quoted(pane.screen.usernameMessage.text ?? "")
      }
      let status = EmbeddedDirectory.status(of: "GET", "/users/a-b", nil)
      return Finding(
        seen.table + ["asked all the same, the directory answers \(status)"], holds: status != 404,
        "The form knows letters and digits; GitHub also takes single hyphens inside a name. The rule is the form's own."
      )
    },
  ]

  static let traps: [Claim] = [
    Claim("The version with drivers is shorter.") { _ in
      let files = try ["Rx.swift", "Drivers.swift"].map { try SourceFile(contentsOf: $0) }
      func count(_ word: String) -> String {
        let counts = files.map { file in (file.part("View model") ?? []).count { $0.contains(word) } }
        // Behind a name that ends with a colon an argument stands.
        return "\(word)\(word.hasSuffix(":") ? ")" : ""): \(counts[0]) and \(counts[1])"
      }
      let lines = files.map { $0.lineCount(of: "View model") ?? 0 }
      return Finding(
        ["lines of the view model: \(lines[0]) and \(lines[1])"]
          + ["share(replay: 1)", "observe(on:", "catch", "onError", "asObservable()", "asDriver()"].map(count),
        holds: lines[1] < lines[0],
        """
        By what nobody can forget any more: who shares, and where an answer arrives. What becomes of an error has to be \
        said in both; only the drivers insist on it.
        """)
    },
    Claim("Another field costs each way the same.") { _ in
      let costs = try ["Callback", "Delegate", "Observer", "Rx", "Drivers"].map { way in
        (way: way, lines: try linesOfTheRepetition(in: ["\(way).swift", "\(way)/\(way)Controller.swift"]))
      }
      let state = try linesOfTheRepetition(in: ["../../Shared/Models/SignUp/SignUpState.swift"])
      return Finding(
        costs.map { "\($0.way.lowercased()): \(counted($0.lines, "line"))" }
          + ["the state that the first three have in common: \(counted(state, "line"))"],
        holds: Set(costs.map(\.lines)).count == 1,
        """
        Lines that name the repetition. Callback, delegate and observer hand it to a value that knows what depends on it; \
        Rx says so itself, and names it as an input, as an output and where it is bound.
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
      let seen = try observations(script, on: Self.self, [Way("original", OriginalWay.Plain.self), way(.rx)]) { pane in
        let set = pane.frames.flatMap(\.changes).filter { $0.identifier == "sign-up" && $0.property == .isEnabled }
        return set.filter { $0.oldValue != $0.newValue }.map { "\($0.newValue)" }.joined(separator: ", ")
      }
      return Finding(
        seen.table, holds: seen.isSame,
        """
        The first password arrives on two ways: once it is long enough, and the repetition still "repeated", the button is \
        enabled for a moment. Both passwords are judged together here, so there is one way.
        """)
    },
  ]

  /// How many lines of code in these files, given relative to this one's folder, name the repeated password.
  private static func linesOfTheRepetition(in files: [String], beside source: String = #filePath) throws -> Int {
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent()
    return try files.reduce(0) { sum, file in
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return sum + text.split(separator: "\n").count { $0.isCode && $0.contains(/[Rr]epe(at|tit)/) }
    }
  }

  private static let filledIn: [Input] = [
    .replace("username", text: "lovelace"), .wait(.seconds(5)), .replace("password", text: "engine"),
    .replace("repeat", text: "engine"),
    // The original asks again when the focus leaves the name.
    .wait(.seconds(5)),
  ]
}
