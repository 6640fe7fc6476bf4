import Controls
import Stage
import StageSession

/// Something on the screen that the keys of the terminal can be pointed at.
nonisolated struct Target: Hashable {
  /// The control, or the table that the row is in.
  var identifier: String

  /// The kind, which decides the effect of the keys.
  var kind: Kind

  enum Kind: Hashable {
    case button
    case field
    case slider
    case toggle
    case row(Int)
    case table
  }
}

nonisolated extension Snapshot {
  /// The controls and rows that the keys can be pointed at, in reading order. An alert in front leaves only its
  /// buttons.
  ///
  /// A disabled control counts as well: a person can see that a touch has no effect there.
  var targets: [Target] {
    if let alert { return alert.buttons.flatMap(\.targets) }
    return views.filter { !$0.isHidden }.flatMap(\.targets)
  }
}

nonisolated extension Snapshot {
  /// The view `identifier`, or the table with it in a row.
  func view(holding identifier: String) -> String? {
    views.first { view in
      view.identifier == identifier || view.table?.rows.contains { $0.control?.identifier == identifier } ?? false
    }?.identifier
  }
}

nonisolated extension Appearance {
  /// The view as a target, and the rows of a table.
  var targets: [Target] {
    switch kind {
    case .button: [Target(identifier: identifier, kind: .button)]
    case .textField: [Target(identifier: identifier, kind: .field)]
    case .slider: [Target(identifier: identifier, kind: .slider)]
    case .toggle: [Target(identifier: identifier, kind: .toggle)]
    case .table: table?.targets(in: identifier) ?? []
    case .label, .toolbar, .messageList, .progressBar, .activityIndicator, .textArea, .cell: []
    }
  }
}

nonisolated extension Appearance.Table {
  /// The rows, and behind each what can be touched in it; an empty table itself.
  func targets(in identifier: String) -> [Target] {
    guard !rows.isEmpty else { return [Target(identifier: identifier, kind: .table)] }
    return rows.flatMap { row in
      [Target(identifier: identifier, kind: .row(row.number))] + (row.control?.targets ?? [])
    }
  }
}
