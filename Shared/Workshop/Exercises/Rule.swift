import Stage

/// Something that must hold of whatever the reader writes, and where to look if it does not.
@MainActor public struct Rule<S: Scene> {
  /// The rule, as a sentence.
  public let statement: String

  /// Where to look when it is broken: a question, or a place.
  public let advice: String

  /// The script by which it is tried, line by line; none where more than a script is needed.
  package let script: [String]

  /// A Boolean value indicating whether it is about visible state, and so must hold for all ways that are equal.
  let isSeen: Bool

  private let look: (Way<S.Screen>) throws -> Breach?

  /// The rule `statement`, of which `look` returns how a way breaks it.
  public init(_ statement: String, advice: String, look: @escaping (Way<S.Screen>) throws -> Breach?) {
    self.init(statement, "", isSeen: false, advice, look)
  }

  private init(
    _ statement: String, _ script: String, isSeen: Bool, _ advice: String,
    _ look: @escaping (Way<S.Screen>) throws -> Breach?
  ) {
    self.statement = statement
    self.advice = advice
    self.script = script.split(whereSeparator: \.isNewline).map(String.init)
    self.isSeen = isSeen
    self.look = look
  }

  /// The rule `statement`: all that `script` expects comes true, and every frame is sound.
  public init(_ statement: String, script: String, advice: String) {
    self.init(statement, script, isSeen: true, advice) { way in
      try Breach(of: Script(parsing: script, name: "rule"), on: S.self, by: way) { _ in nil }
    }
  }

  /// The rule `statement`: after `script` the pane's `detail` is `expected`.
  ///
  /// - Parameter detail: what no screen shows, in words: how many requests went out, say.
  public init(
    _ statement: String, script: String, expects expected: String, advice: String,
    of detail: @escaping (Pane<S>) -> String
  ) {
    self.init(statement, script, isSeen: false, advice) { way in
      try Breach(of: Script(parsing: script, name: "rule"), on: S.self, by: way) { pane in
        let found = detail(pane)
        return found == expected ? nil : (expected, found)
      }
    }
  }

  /// Returns the breach of the rule by `way`; nil if there is none.
  ///
  /// - Throws: `ScriptError` or `PaneError` if the rule itself is wrong.
  public func breach(by way: Way<S.Screen>) throws -> Breach? {
    try look(way)
  }
}
