import Controls
import World

/// The ways of one step side by side, one world each, all stepped alike.
@MainActor public final class Panes<S: Step> {
  /// The ways, in the order of the book.
  public let all: [Pane<S>]

  /// Opens a pane for each of `ways`.
  public init(_ step: S.Type, _ ways: [Way<S.Screen>]) throws(PaneError) {
    var all: [Pane<S>] = []
    for way in ways { all.append(try Pane(step, way)) }
    self.all = all
  }

  /// Lets `input` happen in every pane.
  public func perform(_ input: Input) throws(PaneError) {
    for pane in all { try pane.perform(input) }
  }

  /// Whether a person could do this now: touch a control that takes the touch. The world can always act.
  ///
  /// The first pane answers for all: the panes were equal before.
  public func canPerform(_ input: Input) -> Bool {
    guard let control = input.control else { return true }
    return all.first?.screen.view(control)?.takesTouch ?? false
  }

  /// The first thing in which the panes differ, or in which one of them is unsound, after the last input.
  public func disagreement() -> Disagreement? {
    let faulty = all.filter { pane in pane.frames.contains { !$0.faults.isEmpty } }
    if !faulty.isEmpty {
      return .faults(faulty.map { pane in .init(pane.name, pane.frames.flatMap(\.faults)) })
    }
    let snapshots = all.map(\.snapshot)
    if snapshots.dropFirst().contains(where: { $0 != snapshots[0] }) {
      return .snapshots(zip(all, snapshots).map { .init($0.name, $1) })
    }
    guard S.demandsEqualChanges else { return nil }
    let changes = all.map { pane in pane.frames.flatMap { $0.changes.filter(\.isVisible) } }
    if changes.dropFirst().contains(where: { $0 != changes[0] }) {
      return .changes(zip(all, changes).map { .init($0.name, $1) })
    }
    return nil
  }
}
