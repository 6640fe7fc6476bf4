import Controls
import Trace
import World

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

  /// The same, with what happened in each pane on the way.
  func trace(_ input: Input) throws(PaneError) -> [[Link]]

  /// Whether requests go out to the real network.
  var isOnline: Bool { get }

  /// Whether something is still to come in one of the panes: a request is under way, or work waits for its time.
  var isWaiting: Bool { get }

  /// The first thing in which the panes differ, or in which one of them is unsound, after the last input.
  func disagreement() -> Disagreement?
}

extension Panes: StagedPanes {
  /// Lets `input` happen in every pane, and returns what happened in each on the way.
  ///
  /// - Throws: the first `PaneError`; the panes after that one have not performed the input.
  public func trace(_ input: Input) throws(PaneError) -> [[Link]] {
    var chains: [[Link]] = []
    for pane in all {
      chains.append(try Trace.recording { () throws(PaneError) in try pane.perform(input) }.links)
    }
    return chains
  }

  /// The names of the ways, in the order of the book.
  public var names: [String] { all.map(\.name) }

  /// What a person sees in each pane.
  public var snapshots: [Snapshot] { all.map(\.snapshot) }

  /// Whether something is still to come in one of the panes.
  public var isWaiting: Bool { all.contains { $0.world.pendingCount > 0 } }

  /// What scripts may name: what is there from the start, and what comes later.
  public var identifiers: [String] { all.first?.identifiers ?? [] }

  /// Refuses, before anything happens, an input that this step can never take: an unknown control or event, a label
  /// that is to be tapped, an event with too few arguments.
  public func validate(_ input: Input) throws(PaneError) {
    try all.first?.validate(input)
  }
}

extension Step {
  /// Opens the panes of these patterns, or of all four.
  static func open(_ patterns: [Pattern], goesOnline: Bool, isLive: Bool) throws(PaneError) -> any StagedPanes {
    try Panes(Self.self, patterns.map(way), goesOnline: goesOnline && usesNetwork, isLive: isLive)
  }
}
