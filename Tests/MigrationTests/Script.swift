import Testing

/// A step of a migration: the type of the feature after it.
nonisolated struct Step<Feature>: CustomTestStringConvertible, @unchecked Sendable {
  let feature: Feature

  init(_ feature: Feature) { self.feature = feature }

  var testDescription: String { "\(feature)" }
}

/// Actions, and the lines that each step of a migration shows for them.
nonisolated struct Script<Action: Sendable>: CustomTestStringConvertible {
  let testDescription: String
  let actions: [Action]
  let lines: [String]

  init(_ description: String, _ actions: [Action], shows lines: [String]) {
    (testDescription, self.actions, self.lines) = (description, actions, lines)
  }
}
