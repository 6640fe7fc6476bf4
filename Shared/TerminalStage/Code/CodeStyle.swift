import Highlighting
import Stage
import StageSession
import Terminal

nonisolated extension HighlightedSource.Kind {
  /// The style. The words of the language and the comments stand out without colour too; the colours are those of the
  /// theme that can be read on light and on dark ground.
  var textStyle: TextStyle {
    switch self {
    case .plain: .plain
    case .keyword: TextStyle(.bold)
    case .type: TextStyle(foreground: .cyan)
    case .string: TextStyle(foreground: .green)
    case .number, .attribute: TextStyle(foreground: .magenta)
    case .comment: TextStyle([.faint, .italic])
    }
  }
}
