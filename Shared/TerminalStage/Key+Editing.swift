import Controls
import Stage
import StageSession
import Terminal

nonisolated extension Key {
  /// The effect of the key on a text, as in the shells and on a Mac.
  var editing: EditingKey? {
    let byWords = modifiers.contains(.alt) || modifiers.contains(.control)
    let selects = modifiers.contains(.shift)
    return switch name {
    case .left where byWords: selects ? .selectWordLeft : .wordLeft
    case .right where byWords: selects ? .selectWordRight : .wordRight
    case .left: selects ? .selectLeft : .left
    case .right: selects ? .selectRight : .right
    case .home: selects ? .selectHome : .home
    case .end: selects ? .selectEnd : .end
    case .backspace: byWords ? .deleteWord : .backspace
    case .delete: .delete
    case .character("a") where modifiers == .control: .home
    case .character("e") where modifiers == .control: .end
    case .character("a") where modifiers == .alt: .selectAll
    case .character("b") where modifiers == .alt: .wordLeft
    case .character("f") where modifiers == .alt: .wordRight
    case .character("w") where modifiers == .control: .deleteWord
    case .character("u") where modifiers == .control: .deleteHome
    case .character("k") where modifiers == .control: .deleteEnd
    case .character("d") where modifiers == .control: .delete
    case .character("_") where modifiers == .control: .undo
    default: nil
    }
  }
}
