import Stage

/// The breach of a rule by a way: the script, the expected outcome, and the actual one.
nonisolated public struct Breach: Hashable, Sendable {
  /// The script, from a fresh screen on; empty if the first frame is already wrong.
  public let script: [String]

  /// The expected outcome.
  public let expected: String

  /// The actual outcome.
  public let found: String

  /// After `script` there should be `expected`, and there is `found`.
  public init(script: [String], expected: String, found: String) {
    self.script = script
    self.expected = expected
    self.found = found
  }
}

extension Breach {
  /// The first thing in which `way` is not as `script` says; `look` sees the screen at its end.
  ///
  /// An expectation says more about a moment than that its frames are not sound, and so comes first.
  /// - Throws: `ScriptError` or `PaneError` for a script that asks for something that there is not: it is ours, and no fault of
  ///   the way.
  @MainActor init?<S: Scene>(
    of script: Script, on scene: S.Type, by way: Way<S.Screen>, look: (Pane<S>) -> (expected: String, found: String)?
  ) throws {
    var played: [String] = []
    do {
      let panes = try Panes(scene, [way])
      let (pane, player) = (panes.all[0], Player(panes))
      try player.validate(script)
      for line in script.lines {
        if case .input(let input) = line.command {
          if let fault = pane.fault {
            self.init(script: played, expected: "a sound frame", found: fault)
            return
          }
          played.append("\(input)")
        }
        let outcome = try player.play(line.command)
        if case .answered(let answers) = outcome, answers[0] != .matches, case .expect(let expectation) = line.command {
          self.init(script: played, expected: "\(expectation.control) \(expectation.trait)", found: "\(answers[0])")
          return
        }
      }
      guard let (expected, found) = pane.fault.map({ ("a sound frame", $0) }) ?? look(pane) else { return nil }
      self.init(script: played, expected: expected, found: found)
    } catch PaneError.argument(let argument) {
      // The rule speaks of a request, say, that the way has not made, or that is over.
      self.init(script: played, expected: argument.expected, found: "none")
    } catch PaneError.endless {
      self.init(script: played, expected: "rest", found: "never comes to rest")
    }
  }
}

extension Pane {
  /// The fault of the first frame of the last input that is not sound.
  fileprivate var fault: String? { frames.flatMap(\.faults).first?.description }
}
