import Controls
import Stage
import StageSession

/// What follows from what the stage holds.
extension LiveStage {
  /// What can be pointed at now. The first pane answers for all.
  var targets: [Target] { session.panes.snapshots.first?.targets ?? [] }

  /// Whether letters go into the field that the keys are pointed at.
  var isTyping: Bool {
    if case .screen = mode { return pointer.target?.kind == .field && !keepsLetters }
    return false
  }

  /// Whether letters are written somewhere, so that many may come at once.
  var isWriting: Bool { if case .line = mode { true } else { isTyping } }

  /// The keys that tell what happened in all ways: letters that are written or choose are none.
  var keysForChains: String {
    switch mode {
    case .screen: isTyping ? "Esc y" : "y"
    case .travel, .page: "y"
    case .line, .menu: "Esc y"
    }
  }

  /// How large things are drawn.
  var elementSize: ElementSize { isForProjector ? .large : .normal }
}
