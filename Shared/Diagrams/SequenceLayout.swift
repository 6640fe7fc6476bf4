import Terminal

/// Where the parts of a sequence diagram stand, for text and pictures alike.
public struct SequenceLayout: Hashable, Sendable {
  /// A row of the drawing, from top to bottom.
  public enum Row: Hashable, Sendable {
    /// A message from one lifeline to another.
    case message(from: Int, to: Int, label: String)
    /// Something that happens at a lifeline, reached from another one if there is one.
    case event(at: Int, from: Int?, label: String)
    /// The next step begins at another lifeline than the last one ended.
    case transfer(from: Int, to: Int)
  }

  /// The columns of the lifelines, from 0, wide enough for the names and the labels between them.
  public let columns: [Int]

  /// All rows.
  public let rows: [Row]

  /// How many columns the drawing takes.
  public let width: Int

  /// Lays a diagram out.
  ///
  /// - Parameter centersNames: whether names stand over the middle of their lifelines, or begin there.
  public init(_ diagram: SequenceDiagram, centersNames: Bool = false) {
    rows = Self.rows(of: diagram.steps)
    let widths = diagram.participants.map(\.displayWidth)
    var columns: [Int] = []
    for index in widths.indices {
      let room = index == 0 ? 0 : centersNames ? (widths[index - 1] + widths[index]) / 2 + 4 : widths[index - 1] + 2
      let neighbour = index == 0 ? 0 : columns[index - 1] + room
      let needed = rows.compactMap { $0.room(upTo: index) }.map { columns[$0.start] + $0.columns }
      columns.append(needed.reduce(neighbour, max))
    }
    self.columns = columns
    let names = zip(columns, widths).map { $0 + (centersNames ? ($1 + 1) / 2 : $1) }
    let ends = rows.map { $0.end(columns) }
    width = (names + ends).max() ?? 0
  }

  private static func rows(of steps: [SequenceDiagram.Step]) -> [Row] {
    var rows: [Row] = []
    // Where the last step ended.
    var place: Int?
    for step in steps {
      switch step {
      case .message(let from, let to, let label):
        if let place, place != from { rows.append(.transfer(from: place, to: from)) }
        rows.append(.message(from: from, to: to, label: label))
        place = to
      case .event(let at, let label):
        rows.append(.event(at: at, from: place == at ? nil : place, label: label))
        place = at
      }
    }
    return rows
  }
}

extension SequenceLayout.Row {
  /// The lifelines at its ends, the left one first, and its label.
  private var span: (left: Int, right: Int, label: String) {
    switch self {
    case .message(let from, let to, let label): (min(from, to), max(from, to), label)
    case .event(let at, let from, let label): (min(at, from ?? at), max(at, from ?? at), label)
    case .transfer(let from, let to): (min(from, to), max(from, to), "")
    }
  }

  /// How far the lifeline `index` must be from the one at `start`, if this row has something to say of it.
  fileprivate func room(upTo index: Int) -> (start: Int, columns: Int)? {
    let (left, right, label) = span
    if left == right { return index == left + 1 ? (left, label.displayWidth + 4) : nil }
    // As in `├── label ──▶│`.
    return right == index ? (left, label.isEmpty ? 4 : label.displayWidth + 8) : nil
  }

  /// The column behind its last character.
  fileprivate func end(_ columns: [Int]) -> Int {
    let (left, right, label) = span
    return left == right ? columns[left] + 3 + label.displayWidth : columns[right] + 1
  }
}
