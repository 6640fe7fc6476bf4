import Terminal

extension SequenceDiagram {
  /// The diagram as text: its title, the names, a line for each row; the title alone if nothing happened.
  public var lines: [String] {
    guard !participants.isEmpty else { return [title] }
    let layout = SequenceLayout(self)
    let names = zip(participants, layout.columns).reduce("") { $0.padded(to: $1.1) + $1.0 }
    return [title, names] + layout.rows.map { TextRow($0, layout.columns).text }
  }
}

/// A row of a sequence diagram in characters.
private struct TextRow {
  private let columns: [Int]
  private(set) var text = ""

  init(_ row: SequenceLayout.Row, _ columns: [Int]) {
    self.columns = columns
    switch row {
    case .message(let from, let to, let label) where from == to:
      mark(from, "\(Sign.startToRight)\(Sign.headToLeft)", label)
    case .message(let from, let to, let label) where from < to:
      span(from, to, label, Sign.line, "\(Sign.startToRight)", "\(Sign.headToRight)\(Sign.lifeline)")
    case .message(let from, let to, let label):
      span(to, from, label, Sign.line, "\(Sign.lifeline)\(Sign.headToLeft)", "\(Sign.startToLeft)")
    case .event(let at, let from?, let label) where from < at:
      span(from, at, label, Sign.dashes, "\(Sign.startToRight)", "\(Sign.event)")
    case .event(let at, let from?, let label):
      span(at, from, label, Sign.dashes, "\(Sign.event)", "\(Sign.startToLeft)")
    case .event(let at, nil, let label):
      mark(at, "\(Sign.event)", label)
    case .transfer(let from, let to):
      span(min(from, to), max(from, to), "", Sign.dashes, "\(Sign.startToRight)", "\(Sign.startToLeft)")
    }
  }

  /// A line from one lifeline to another one to its right, with a label in it.
  private mutating func span(
    _ left: Int, _ right: Int, _ label: String, _ fill: Character, _ start: String, _ end: String
  ) {
    lifelines(0..<left)
    text = text.padded(to: columns[left]) + start
    // Two characters of the line stand before the label, one of them in the place of the arrow's head.
    let lead = String(repeating: fill, count: 3 - start.count)
    text += label.isEmpty ? "" : "\(lead) \(label) "
    let room = columns[right] + 1 - end.count - text.displayWidth
    text += String(repeating: fill, count: room) + end
    lifelines(right + 1..<columns.count)
  }

  private mutating func mark(_ place: Int, _ sign: String, _ label: String) {
    lifelines(0..<place)
    text = text.padded(to: columns[place]) + sign + (label.isEmpty ? "" : " \(label)")
    lifelines(place + 1..<columns.count)
  }

  private mutating func lifelines(_ range: Range<Int>) {
    for index in range { text = text.padded(to: columns[index]) + String(Sign.lifeline) }
  }
}
