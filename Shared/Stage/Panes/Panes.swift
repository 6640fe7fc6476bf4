import Controls
import Parity
import Trace
import World

/// The ways of one step side by side, one world each, all stepped alike.
@MainActor public final class Panes<S: Scene> {
  /// The ways, in the order of the book.
  public let all: [Pane<S>]

  /// The real network, if requests go out to it.
  let network: SharedNetwork?

  /// The record of how each pane was opened; empty unless it was asked for.
  public let openings: [TraceRecord]

  // Not generic, as the panes are: an input is compared in less time than it takes to look up what a pane's type is.
  private let recorders: [FrameRecorder]
  private let ways: [Way<S.Screen>]

  /// The places of the ways that show each change at once, so that the order of their changes can be compared.
  private let ordered: [Int]
  private var equality = ScreenEquality()

  /// Opens a pane for each of `ways`.
  ///
  /// - Parameters:
  ///   - goesOnline: whether requests go out to the real network.
  ///   - isLive: whether the real service is asked in the place of the one that the step brings along.
  ///   - replaying: for each way, what its first requests are answered instead.
  ///   - awaitsReplies: whether what would go out waits for an `Input.reply` instead.
  ///   - isTraced: whether the openings are recorded.
  /// - Throws: `PaneError.endless` if one of them never comes to rest.
  public init(
    _ step: S.Type, _ ways: [Way<S.Screen>], goesOnline: Bool = false, isLive: Bool = false,
    replaying: [NetworkRecord] = [], awaitsReplies: Bool = false, isTraced: Bool = false
  ) throws(PaneError) {
    let network = (goesOnline || isLive) && !awaitsReplies ? SharedNetwork() : nil
    var all: [Pane<S>] = []
    var openings: [TraceRecord] = []
    for (index, way) in ways.enumerated() {
      let record = replaying.indices.contains(index) ? replaying[index] : NetworkRecord()
      func open() throws(PaneError) -> Pane<S> {
        try Pane(
          step, way, goesOnline: goesOnline, isLive: isLive, replaying: record, awaitsReplies: awaitsReplies,
          sharing: network)
      }
      if isTraced {
        let (pane, opening) = try Trace.recordingCalls(open)
        all.append(pane)
        openings.append(opening)
      } else {
        all.append(try open())
      }
    }
    network?.endTurn()
    self.network = network
    self.all = all
    self.openings = openings
    // A closure: what a key path of a generic type is would be looked up at each opening.
    recorders = all.map { $0.recorder }
    self.ways = ways
    ordered = ways.indices.filter { !ways[$0].updatesTogether }
  }

  isolated deinit {
    network?.cancelAll()
  }

  /// A Boolean value indicating whether requests go out to the real network.
  public var isOnline: Bool { network != nil }

  /// Lets `input` happen in every pane, also if one of them fails.
  ///
  /// - Throws: the first `PaneError`.
  public func perform(_ input: Input) throws(PaneError) {
    try takeTurns { pane throws(PaneError) in try pane.perform(input) }
  }

  /// Calls `act` with every pane, also if one of them fails.
  ///
  /// - Throws: the first `PaneError`.
  func takeTurns(_ act: (Pane<S>) throws(PaneError) -> Void) throws(PaneError) {
    network?.beginTurn()
    defer { network?.endTurn() }
    var failure: PaneError?
    for pane in all {
      do throws(PaneError) { try act(pane) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  /// Returns true if a person could do this now: touch a control that takes the touch. The world can always act.
  ///
  /// The first pane answers for all: the panes were equal before.
  public func canPerform(_ input: Input) -> Bool {
    guard let control = input.control else { return true }
    guard let view = recorders.first?.screen.view(control), view.takesTouch else { return false }
    if case .select(_, let row) = input, let table = view as? Table { return row <= table.rowCount }
    return true
  }

  /// The first thing in which the panes differ, or in which one of them is unsound, after the last input.
  public func disagreement() -> Disagreement? {
    for recorder in recorders where !recorder.faults.isEmpty {
      return .faults(all.filter { !$0.recorder.faults.isEmpty }.map { named($0, $0.recorder.faults) })
    }
    if !equality.holds(between: recorders) { return .snapshots(all.map { named($0, $0.snapshot) }) }
    guard S.demandsEqualChanges else { return nil }
    for index in ordered where !recorders[index].showedTheSame(as: recorders[ordered[0]]) {
      return .changes(ordered.map { named(all[$0], recorders[$0].changes.filter(\.isVisible)) })
    }
    return nil
  }

  /// Returns the changes in panes since their last frame ended, after everything had come to rest.
  func lateChanges() -> Disagreement? {
    let late = all.filter { !$0.recorder.openChanges.isEmpty }
    return late.isEmpty ? nil : .late(late.map { named($0, Array($0.recorder.openChanges)) })
  }

  private func named<Value>(_ pane: Pane<S>, _ value: Value) -> Named<Value> {
    let yours = ways.filter(\.isYours)
    return Named(pane.name, value, isJudged: yours.isEmpty || yours.contains { $0.name == pane.name })
  }
}
