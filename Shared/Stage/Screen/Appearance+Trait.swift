import Controls

/// The comparison of a view with the expectation of a script.
nonisolated extension Snapshot {
  /// The answer to an expectation.
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
    guard let view = self[expectation.control] else {
      return expectation.control == Self.alertIdentifier ? answerOfAlert(expectation.trait) : .isMissing
    }
    if case .row(let number, _) = expectation.trait, let table = view.table, table[number] == nil {
      return .differs(found: "row \(number) out of sight")
    }
    guard let found = view.found(expectation.trait) else { return .doesNotApply(view.kind) }
    return found == expectation.trait ? .matches : .differs(found: "\(found)")
  }

  /// The name that scripts use for the alert in front, unless a control has that name.
  private static let alertIdentifier = "alert"

  private func answerOfAlert(_ trait: Expectation.Trait) -> Answer {
    let found: Expectation.Trait? =
      switch trait {
      case .hidden: .hidden(alert == nil)
      case .title: alert.map { .title($0.title) }
      case .text: alert?.message.map { .text($0) }
      default: nil
      }
    if let found { return found == trait ? .matches : .differs(found: "\(found)") }
    return alert == nil ? .isMissing : .differs(found: "an alert, which has no such property")
  }
}

nonisolated extension Appearance {
  /// The view's own value of the property that `trait` is about; nil if it has no such property.
  package func found(_ trait: Expectation.Trait) -> Expectation.Trait? {
    switch trait {
    case .text: text.map { .text($0) }
    case .title: title.map { .title($0) }
    case .enabled: canBeUsed ? .enabled(isEnabled) : nil
    case .hidden: .hidden(isHidden)
    case .focused: kind == .textField ? .focused(isFocused) : nil
    case .color: kind == .label ? .color(color) : nil
    case .alpha: .alpha(alpha)
    case .caret: editing.map { .caret($0.caret) }
    case .value: thumb.map { .value($0.value) }
    case .bottom: bottom.map { .bottom(Float($0)) }
    case .inset: scrolling.map { .inset(Float($0.bottomInset)) }
    case .last: scrolling.map { .last($0.lastVisibleLine) }
    case .rows: (scrolling?.lines.count ?? table?.rowCount).map { .rows($0) }
    case .row(let number, text: _): (scrolling?.line(number) ?? table?[number]?.words).map { .row(number, text: $0) }
    case .selected: table.map { .selected(row: $0.selectedRow) }
    case .on: (isOn ?? isAnimating).map { .on($0) }
    case .progress: progress.map { .progress($0) }
    }
  }

  /// True for a control; other views only show something.
  private var canBeUsed: Bool {
    switch kind {
    case .button, .textField, .slider, .toggle, .cell: true
    case .label, .progressBar, .activityIndicator, .textArea, .toolbar, .messageList, .table: false
    }
  }
}

nonisolated extension Appearance.Scrolling {
  /// The line in a row, which is counted from 1; empty where there is none.
  fileprivate func line(_ row: Int) -> String? {
    lines.indices.contains(row - 1) ? lines[row - 1] : ""
  }
}

nonisolated extension Appearance.Table {
  /// The row of this number, if it is in sight.
  fileprivate subscript(number: Int) -> Row? { rows.first { $0.number == number } }
}

nonisolated extension Snapshot.Answer: CustomStringConvertible {
  /// The actual value, in the words of scripts.
  public var description: String {
    switch self {
    case .matches: "as expected"
    case .differs(let found): found
    case .isMissing: "not there"
    case .doesNotApply(.activityIndicator): "nothing: an activity indicator has no such property"
    case .doesNotApply(let kind): "nothing: a \(kind.rawValue) has no such property"
    }
  }
}
