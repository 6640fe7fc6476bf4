import Controls

/// The panes of some step, for those who do not care which: scripts, the prompt, the terminal.
@MainActor public protocol StagedPanes: AnyObject {
  /// The names of the ways, in the order of the book.
  var names: [String] { get }

  /// What a person sees in each pane.
  var snapshots: [Snapshot] { get }

  /// What scripts may name.
  var identifiers: [String] { get }

  /// Lets `input` happen in every pane.
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
}

extension Step {
  /// Opens the panes of these patterns, or of all four.
  static func open(_ patterns: [Pattern]) throws(PaneError) -> any StagedPanes {
    try Panes(Self.self, patterns.map(way))
  }
}
