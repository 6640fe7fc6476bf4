import Terminal

extension SequenceDiagram {
  /// Reads the text of a diagram.
  ///
  /// - Parameter lines: as ``lines`` gives them.
  /// - Throws: a ``DiagramError`` for any other text, however little it differs.
  public init(reading lines: [String]) throws(DiagramError) {
    guard let title = lines.first else { throw DiagramError(line: 0, "here a diagram should stand") }
    self.init(title)
    if lines.count > 1, lines[1].hasPrefix(" ") {
      throw DiagramError(line: 1, "the names of a sequence diagram begin at the edge")
    }
    let names = lines.count > 1 ? Self.names(lines[1].columns) : []
    participants = names.map { Self.name($0.name) }
    for (index, line) in lines.enumerated().dropFirst(2) {
      guard let row = DrawnRow(line.columns, names.map(\.column)) else {
        throw DiagramError(line: index, "this is no row of a sequence diagram")
      }
      endCalls(before: row)
      add(row.step)
    }
    open = []
    try expect(lines)
  }

  /// Leaves as many calls open as the bars of a row show.
  private mutating func endCalls(before row: DrawnRow) {
    let callees = open.map { activations[$0].participant }
    let count = (0...open.count).first { count in
      let open = callees.prefix(count) + (row.step.kind == .call ? [row.step.to] : [])
      return row.bars == participants.indices.map { index in min(open.count { $0 == index }, 2) }
    }
    open.removeLast(open.count - (count ?? open.count))
  }

  /// Checks that the diagram is drawn as it was read: then nothing was misread.
  private func expect(_ lines: [String]) throws(DiagramError) {
    let drawn = self.lines
    guard drawn != lines else { return }
    let line = zip(drawn, lines).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    throw DiagramError(line: line ?? min(drawn.count, lines.count), "this sequence diagram is not as it is drawn")
  }

  private static func names(_ cells: [(column: Int, character: Character)]) -> [(name: String, column: Int)] {
    var names: [(name: String, column: Int)] = []
    for (index, cell) in cells.enumerated() where cell.character != " " {
      let before = cells[..<index].suffix(2).map(\.character)
      if index == 0 || before == [" ", " "] {
        names.append((String(cell.character), cell.column))
      } else {
        names[names.count - 1].name += (before.last == " " ? " " : "") + String(cell.character)
      }
    }
    return names
  }
}

/// The step in a row of characters, and the number of open calls that each lifeline shows.
private struct DrawnRow {
  let step: SequenceDiagram.Step
  let bars: [Int]

  init?(_ cells: [(column: Int, character: Character)], _ lifelines: [Int]) {
    let signs = Dictionary(cells.map { ($0.column, $0.character) }) { first, _ in first }
    let forms = lifelines.map { column in
      Sign.lifelines.map { signs[column].flatMap($0.firstIndex) }
    }
    bars = forms.compactMap { $0.firstIndex { $0 != nil } }
    let marks: Set<Character?> = [Sign.headToLeft, Sign.event]
    let head = lifelines.firstIndex { signs[$0 - 1] == Sign.headToRight || marks.contains(signs[$0 + 1]) }
    guard bars.count == lifelines.count, let head else { return nil }
    let start = forms.firstIndex { $0.contains(1) || $0.contains(2) }
    let characters = cells.map(\.character)
    let words = String(characters.filter { !Sign.all.contains($0) }).split(separator: " ")
    step = SequenceDiagram.Step(
      kind: characters.contains(Sign.event) ? .event : characters.contains(Sign.dashes) ? .answer : .call,
      from: start ?? head, to: head, label: words.joined(separator: " "))
  }
}

extension String {
  fileprivate var columns: [(column: Int, character: Character)] {
    var column = 0
    return map { character in
      defer { column += character.displayWidth }
      return (column, character)
    }
  }
}
