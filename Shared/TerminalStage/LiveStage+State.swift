import Controls
import Stage
import StageSession

/// Derived state.
extension LiveStage {
  /// The targets that can be pointed at now. The first pane answers for all.
  var targets: [Target] { session.panes.snapshots.first?.targets ?? [] }

  /// A Boolean value indicating whether the keys go to the screens, as they are now.
  var isOnScreens: Bool { if case .screen = mode { session.journey == nil } else { false } }

  /// A Boolean value indicating whether letters go into the field that the keys are pointed at.
  var isTyping: Bool { isOnScreens && pointer.target?.kind == .field && !keepsLetters }

  /// A Boolean value indicating whether letters are written somewhere, so that many may come at once.
  var isWriting: Bool { if case .line = mode { true } else { isTyping } }

  /// The keys for the accounts of all ways, and those for the next way: letters that are written or choose are none.
  var keysForAccounts: (all: String, next: String) {
    switch mode {
    case .screen: isTyping ? ("Esc y", "Esc f") : ("y", "f")
    case .page: ("y", "f")
    case .line, .menu: ("Esc y", "Esc f")
    }
  }

  /// The keys that open another step; nil where they mean something else or nothing.
  var keysForSteps: String? { isOnScreens ? isTyping ? "Esc [ ]" : "[ ]" : nil }

  /// The size in which things are drawn.
  var elementSize: ElementSize { isForProjector ? .large : .normal }
}
