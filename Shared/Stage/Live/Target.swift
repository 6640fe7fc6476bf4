import Controls

/// Something on the screen that the keys of the terminal can be pointed at.
nonisolated struct Target: Hashable {
  /// The control, or the table that the row is in.
  var identifier: String

  /// What the keys do there.
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
  /// What can be pointed at, in reading order. An alert in front leaves nothing but its buttons.
  ///
  /// What takes no touch counts as well: that nothing happens there is something to show.
  var targets: [Target] {
    if let alert { return alert.buttons.flatMap(\.targets) }
    return views.filter { !$0.isHidden }.flatMap(\.targets)
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
  fileprivate func targets(in identifier: String) -> [Target] {
    guard !rows.isEmpty else { return [Target(identifier: identifier, kind: .table)] }
    return rows.flatMap { row in
      [Target(identifier: identifier, kind: .row(row.number))] + (row.control?.targets ?? [])
    }
  }
}

/// Which target the keys are pointed at: it stays with its control while the screens change.
nonisolated struct Pointer: Hashable {
  /// The target, if there is any on the screen.
  private(set) var target: Target?

  /// Where the target was among the others, for when it goes.
  private var index = 0

  /// Points at what is there now: the same target, or, if it has gone, the one that has come to its place.
  mutating func follow(_ targets: [Target]) {
    if let target, let index = targets.firstIndex(of: target) {
      self.index = index
    } else {
      index = min(index, max(0, targets.count - 1))
      target = targets.isEmpty ? nil : targets[index]
    }
  }

  /// Moves on by `step` targets, around the end.
  mutating func move(by step: Int, among targets: [Target]) {
    guard !targets.isEmpty else { return }
    index = ((index + step) % targets.count + targets.count) % targets.count
    target = targets[index]
  }

  /// Points at `target` if it is one of `targets`.
  mutating func move(to target: Target, among targets: [Target]) {
    guard let index = targets.firstIndex(of: target) else { return }
    (self.index, self.target) = (index, target)
  }
}
