import Controls

nonisolated extension Expectation {
  /// One thing that a person can see of a control.
  public enum Trait: Hashable, Sendable {
    /// The text that it shows: a label's, a field's, an alert's message.
    case text(String)

    /// The title on it: a button's, a screen's, an alert's.
    case title(String)

    /// It takes touches or not: `enabled` or `disabled`.
    case enabled(Bool)

    /// It is out of sight or not: `hidden` or `visible`.
    case hidden(Bool)

    /// It receives the keys or not: `focused` or `unfocused`.
    case focused(Bool)

    /// The meaning that its colour has.
    case color(TextColor)

    /// Its opacity, from 0 (clear) to 1.
    case alpha(Double)

    /// The number of characters before the caret of a field.
    case caret(Int)

    /// Which row of a table is selected, from 1; `nil` for none.
    case selected(row: Int?)

    /// The text in one row of a table, from 1.
    case row(Int, text: String)

    /// The number of rows of a table.
    case rows(Int)

    /// The state of a switch: `on` or `off`. An indicator that turns is on.
    case on(Bool)

    /// The filled part of a bar, from 0 to 1.
    case progress(Double)

    /// Where the thumb of a slider stands.
    case value(Float)

    /// Where the lower edge of a bar is, in points from the top of the screen.
    case bottom(Float)

    /// The covered part at the lower end of a list, in points.
    case inset(Float)

    /// The lowest line of a list that can be seen whole; `nil` for none.
    case last(String?)
  }
}

nonisolated extension Expectation.Trait: CustomStringConvertible {
  /// The words that stand behind `expect ID` in a script.
  public var description: String {
    switch self {
    case .text(let text): quoted(text)
    case .title(let title): "title \(quoted(title))"
    case .enabled(let isEnabled): isEnabled ? "enabled" : "disabled"
    case .hidden(let isHidden): isHidden ? "hidden" : "visible"
    case .focused(let isFocused): isFocused ? "focused" : "unfocused"
    case .color(let color): color.rawValue
    case .alpha(let alpha): "alpha \(Self.written(alpha))"
    case .caret(let position): "caret \(position)"
    case .selected(let row): "selected \(row.map { "\($0)" } ?? "none")"
    case .row(let row, let text): "row \(row) \(quoted(text))"
    case .rows(let count): "rows \(count)"
    case .on(let isOn): isOn ? "on" : "off"
    case .progress(let progress): "progress \(Self.written(progress))"
    case .value(let value): "value \(Grammar.written(value))"
    case .bottom(let y): "bottom \(Grammar.written(y))"
    case .inset(let height): "inset \(Grammar.written(height))"
    case .last(let line): "last \(line.map { quoted($0) } ?? "none")"
    }
  }

  /// `1` rather than `1.0`, as a person writes it.
  private static func written(_ fraction: Double) -> String {
    fraction == 0 ? "0" : fraction == 1 ? "1" : "\(fraction)"
  }
}
