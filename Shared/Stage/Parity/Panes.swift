import Controls
import World

/// The ways of one step side by side, one world each, all stepped alike.
@MainActor public final class Panes<S: Step> {
  /// The ways, in the order of the book.
  public let all: [Pane<S>]

  /// Whether the screens were compared after the last input, and looked the same.
  private var areEqual = false

  /// Whether they were before it, and only a person or the time changed them.
  private var wereEqual = false

  /// Opens a pane for each of `ways`.
  ///
  /// - Throws: `PaneError.endless` if one of them never comes to rest.
  public init(_ step: S.Type, _ ways: [Way<S.Screen>]) throws(PaneError) {
    var all: [Pane<S>] = []
    for way in ways { all.append(try Pane(step, way)) }
    self.all = all
  }

  /// Lets `input` happen in every pane, also if one of them fails.
  ///
  /// - Throws: the first `PaneError`.
  public func perform(_ input: Input) throws(PaneError) {
    wereEqual = areEqual && !input.isEvent
    areEqual = false
    var failure: PaneError?
    for pane in all {
      do throws(PaneError) { try pane.perform(input) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  /// Whether a person could do this now: touch a control that takes the touch. The world can always act.
  ///
  /// The first pane answers for all: the panes were equal before.
  public func canPerform(_ input: Input) -> Bool {
    guard let control = input.control else { return true }
    return all.first?.screen.view(control)?.takesTouch ?? false
  }

  /// The first thing in which the panes differ, or in which one of them is unsound, after the last input.
  ///
  /// Asked after every input of a check: loops here, for a closure that goes into the standard library is asked each
  /// time whether it runs on the main actor.
  public func disagreement() -> Disagreement? {
    for pane in all where !pane.recorder.faults.isEmpty { return faults }
    guard let first = all.first else { return nil }
    var haveChangedAlike = true
    for pane in all.dropFirst() where !pane.recorder.hasSameOutput(as: first.recorder) { haveChangedAlike = false }
    // Equal screens on which the same was set are equal: most of the time that is all there is to compare.
    if !(wereEqual && haveChangedAlike && first.recorder.tellsAll) {
      for pane in all.dropFirst() where !pane.screen.looksLike(first.screen) {
        return .snapshots(all.map { .init($0.name, $0.snapshot) })
      }
    }
    areEqual = true
    guard S.demandsEqualChanges, !haveChangedAlike else { return nil }
    return .changes(all.map { .init($0.name, $0.recorder.changes.filter(\.isVisible)) })
  }

  private var faults: Disagreement {
    .faults(all.filter { !$0.recorder.faults.isEmpty }.map { .init($0.name, $0.recorder.faults) })
  }

  /// What was set in panes since their last frame ended, after everything had come to rest.
  func lateChanges() -> Disagreement? {
    let late = all.filter { !$0.recorder.openChanges.isEmpty }
    return late.isEmpty ? nil : .late(late.map { .init($0.name, Array($0.recorder.openChanges)) })
  }
}
