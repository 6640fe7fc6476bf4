import Controls
import Terminal

/// The signs that views are drawn with, in a transcript and on the stage alike; they need no colour.
nonisolated extension Appearance {
  /// The title of a button, in brackets of another kind if the button is disabled.
  package var signedTitle: String {
    let title = (title ?? "").visible
    return isEnabled ? "[ \(title) ]" : "( \(title) )"
  }

  /// The position of a switch, in brackets of the same kinds: `[on]`, `(off)`.
  package var signedSwitch: String {
    let position = isOn == true ? "on" : "off"
    return isEnabled ? "[\(position)]" : "(\(position))"
  }

  /// The text of a label, with a sign if its colour marks an error or a success.
  package var signedText: String {
    let text = (text ?? "").visible
    return switch color {
    case _ where text.isEmpty: ""
    case .error: "! \(text)"
    case .ok: "✓ \(text)"
    case .normal, .secondary: text
    }
  }

  /// Where the lower edge of a bar is.
  package var signedBottom: String { "▁▁▁ \(Grammar.written(Float(bottom ?? 0)))" }

  /// The two parts of a bar of so many columns: `━━━━━` and `╌╌╌╌╌`.
  package func bar(columns: Int) -> (filled: String, rest: String) {
    let filled = Int((min(max(0, progress ?? 0), 1) * Double(columns)).rounded())
    return (String(repeating: "━", count: filled), String(repeating: "╌", count: columns - filled))
  }
}

nonisolated extension Appearance.Thumb {
  /// A track of so many columns with the thumb on it: `───●─────`.
  package func track(columns: Int, line: String = "─") -> String {
    let place = Int((fraction * Float(columns - 1)).rounded())
    return String(repeating: line, count: place) + "●" + String(repeating: line, count: columns - 1 - place)
  }
}
