import Controls

/// Whether a view looks as a script expects.
nonisolated extension Snapshot {
  /// What came of an expectation.
  public enum Answer: Hashable, Sendable {
    /// It looks as expected.
    case matches
    /// It looks like this instead.
    case differs(found: String)
    /// The control is not there now.
    case isMissing
    /// A control of this kind never has such a property.
    case doesNotApply(Appearance.Kind)
  }

  /// Compares one visible property.
  public func answer(_ expectation: Expectation) -> Answer {
    guard let view = self[expectation.control] else { return .isMissing }
    if case .row(let number, _) = expectation.trait, let table = view.table, table[number] == nil {
      return .differs(found: "row \(number) out of sight")
    }
    guard let found = view.found(expectation.trait) else { return .doesNotApply(view.kind) }
    return found == expectation.trait ? .matches : .differs(found: "\(found)")
  }
}

nonisolated extension Appearance {
  /// The view's own value of the property that `trait` is about; nil if it has no such property.
  func found(_ trait: Expectation.Trait) -> Expectation.Trait? {
    switch trait {
    case .text: text.map { .text($0) }
    case .title: title.map { .title($0) }
    case .enabled: kind == .label || kind == .table ? nil : .enabled(isEnabled)
    case .hidden: .hidden(isHidden)
    case .focused: kind == .textField ? .focused(isFocused) : nil
    case .color: kind == .label ? .color(color) : nil
    case .alpha: .alpha(alpha)
    case .caret: editing.map { .caret($0.caret) }
    case .value: thumb.map { .value($0.value) }
    case .selected: table.map { .selected(row: $0.selectedRow) }
    case .row(let number, _): table?[number].map { .row(number, text: $0.words) }
    case .rows: table.map { .rows($0.rowCount) }
    case .on: isOn.map { .on($0) }
    case .progress: nil
    }
  }
}

nonisolated extension Appearance.Table {
  /// The row of this number, if it is in sight.
  fileprivate subscript(number: Int) -> Row? { rows.first { $0.number == number } }
}

nonisolated extension Snapshot.Answer: CustomStringConvertible {
  /// What was found, in the words of scripts.
  public var description: String {
    switch self {
    case .matches: "as expected"
    case .differs(let found): found
    case .isMissing: "not there"
    case .doesNotApply(let kind): "nothing: a \(kind.rawValue) has no such property"
    }
  }
}
