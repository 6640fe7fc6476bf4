import Controls
import Trace
import World

/// The panes of any step, as scripts, the prompt and the terminal use them.
@MainActor public protocol StagedPanes: AnyObject {
  /// The names of the ways, in the order of the book.
  var names: [String] { get }

  /// The visible state of each pane.
  var snapshots: [Snapshot] { get }

  /// The identifiers that scripts may name.
  var identifiers: [String] { get }

  /// Refuses, before anything happens, an input that this step can never take.
  func validate(_ input: Input) throws(PaneError)

  /// Lets `input` happen in every pane, also if one of them fails.
  func perform(_ input: Input) throws(PaneError)

  /// The same, with a record of the calls and links in each pane.
  func trace(_ input: Input) throws(PaneError) -> [TraceRecord]

  /// The record of how each pane was opened; empty unless it was asked for.
  var openings: [TraceRecord] { get }

  /// Closes each pane, and returns a record of the calls and links in it.
  func traceClosing() -> [TraceRecord]

  /// The changes in each pane since the last input began.
  var changes: [[Change]] { get }

  /// The time of the panes' worlds.
  var time: Duration { get }

  /// The network traffic of each pane.
  var networkRecords: [NetworkRecord] { get }

  /// The time until the first work falls due in one of the panes; nil if no work waits for its time.
  var timeToNext: Duration? { get }

  /// A Boolean value indicating whether requests go out to the real network.
  var isOnline: Bool { get }

  /// A Boolean value indicating whether a request is under way in one of the panes, or work waits for its time.
  var isWaiting: Bool { get }

  /// A Boolean value indicating whether one of the panes waits for an answer from outside, whose time is unknown.
  var isAwaitingOutside: Bool { get }

  /// Sleeps until an answer has arrived from the real network; `limit` at most. Without that network it returns at once.
  func awaitOutside(atMost limit: Duration)

  /// The first thing in which the panes differ, or in which one of them is unsound, after the last input.
  func disagreement() -> Disagreement?
}

extension Panes: StagedPanes {
  /// Lets `input` happen in every pane, also if one of them fails, and returns a record of the calls and links in each.
  ///
  /// - Throws: the first `PaneError`.
  public func trace(_ input: Input) throws(PaneError) -> [TraceRecord] {
    var records: [TraceRecord] = []
    try takeTurns { pane throws(PaneError) in
      records.append(try Trace.recordingCalls { () throws(PaneError) in try pane.perform(input) }.record)
    }
    return records
  }

  /// The changes in each pane since the last input began.
  public var changes: [[Change]] { all.map { $0.frames.flatMap(\.changes) } }

  /// The time of the panes' worlds.
  public var time: Duration { all.first?.world.now ?? .zero }

  /// The network traffic of each pane.
  public var networkRecords: [NetworkRecord] { all.map(\.world.networkRecord) }

  /// The time until the first work falls due in one of the panes; nil if no work waits for its time.
  public var timeToNext: Duration? { all.compactMap(\.world.timeToNext).min() }

  /// The names of the ways, in the order of the book.
  public var names: [String] { all.map(\.name) }

  /// The visible state of each pane.
  public var snapshots: [Snapshot] { all.map(\.snapshot) }

  /// A Boolean value indicating whether a request is under way in one of the panes, or work waits for its time.
  public var isWaiting: Bool { all.contains { $0.world.pendingCount > 0 } }

  /// A Boolean value indicating whether one of the panes waits for an answer from outside, whose time is unknown.
  public var isAwaitingOutside: Bool { all.contains { $0.world.isAwaitingOutside } }

  /// Sleeps until an answer has arrived from the real network; `limit` at most. Without that network it returns at once.
  public func awaitOutside(atMost limit: Duration) { network?.awaitOutside(atMost: limit) }

  /// The identifiers that scripts may name: those of the controls that exist from the start, and those that come later.
  public var identifiers: [String] { all.first?.identifiers ?? [] }

  /// Refuses, before anything happens, an input that this step can never take: an unknown control or event, a label
  /// that is to be tapped, an event with too few arguments.
  public func validate(_ input: Input) throws(PaneError) {
    try all.first?.validate(input)
  }
}
