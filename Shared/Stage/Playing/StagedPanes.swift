import Controls

/// The panes of some step, for those who do not care which: scripts, the prompt, the terminal.
@MainActor public protocol StagedPanes: AnyObject {
  /// The names of the ways, in the order of the book.
  var names: [String] { get }

  /// What a person sees in each pane.
  var snapshots: [Snapshot] { get }

  /// What scripts may name.
  var identifiers: [String] { get }

  /// Refuses, before anything happens, an input that this step can never take.
  func validate(_ input: Input) throws(PaneError)

  /// Lets `input` happen in every pane, also if one of them fails.
  func perform(_ input: Input) throws(PaneError)

  /// The first thing in which the panes differ, or in which one of them is unsound, after the last input.
  func disagreement() -> Disagreement?
}

extension Panes: StagedPanes {
  /// The names of the ways, in the order of the book.
  public var names: [String] { all.map(\.name) }

  /// What a person sees in each pane.
  public var snapshots: [Snapshot] { all.map(\.snapshot) }

  /// What scripts may name: what is there from the start, and what comes later.
  public var identifiers: [String] {
    (all.first?.screen.views.map(\.identifier) ?? []) + S.laterIdentifiers
  }

  /// Refuses, before anything happens, an input that this step can never take: an unknown control or event, a label
  /// that is to be tapped, an event with too few arguments.
  public func validate(_ input: Input) throws(PaneError) {
    try all.first?.validate(input)
  }
}

extension Step {
  /// Opens the panes of these patterns, or of all four.
  static func open(_ patterns: [Pattern]) throws(PaneError) -> any StagedPanes {
    try Panes(Self.self, patterns.map(way))
  }
}
