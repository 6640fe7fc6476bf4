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
    for (index, line) in lines.enumerated().dropFirst(2) {
      guard let row = DrawnRow(line.columns, names.map(\.column)) else {
        throw DiagramError(line: index, "this is no row of a sequence diagram")
      }
      switch row {
      case .message(let from, let to, let label): message(from: names[from].name, to: names[to].name, label)
      case .event(let at, let label): event(at: names[at].name, label)
      case .transfer: break
      }
    }
    try expect(lines)
  }

  /// What was read must be drawn as it stands: then nothing was misread.
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

/// What a row of characters says.
private enum DrawnRow {
  case message(from: Int, to: Int, label: String)
  case event(at: Int, label: String)
  case transfer

  init?(_ cells: [(column: Int, character: Character)], _ lifelines: [Int]) {
    func place(of sign: Character, shift: Int = 0) -> Int? {
      cells.first { $0.character == sign }.flatMap { cell in lifelines.firstIndex(of: cell.column + shift) }
    }
    let start = place(of: Sign.startToRight) ?? place(of: Sign.startToLeft)
    if let to = place(of: Sign.headToRight, shift: 1), let start {
      self = .message(from: start, to: to, label: Self.label(cells, lifelines[start], lifelines[to]))
    } else if let to = place(of: Sign.headToLeft, shift: -1), let start {
      let end = to == start ? Self.end(of: lifelines[to], cells) : lifelines[start]
      self = .message(from: start, to: to, label: Self.label(cells, lifelines[to] + 1, end))
    } else if let at = place(of: Sign.event) {
      let end = start.map { lifelines[$0] } ?? Self.end(of: lifelines[at], cells)
      self = .event(at: at, label: Self.label(cells, min(lifelines[at], end), max(lifelines[at], end)))
    } else if start != nil {
      self = .transfer
    } else {
      return nil
    }
  }

  /// Where the text behind a mark ends: before the next lifeline.
  private static func end(of column: Int, _ cells: [(column: Int, character: Character)]) -> Int {
    cells.first { $0.column > column && $0.character == Sign.lifeline }?.column ?? .max
  }

  private static func label(_ cells: [(column: Int, character: Character)], _ left: Int, _ right: Int) -> String {
    let inside = cells.filter { $0.column > left && $0.column < right && !Sign.all.contains($0.character) }
    return String(inside.map(\.character)).split(separator: " ").joined(separator: " ")
  }
}

extension String {
  /// The characters, each with the column where it begins on a terminal.
  fileprivate var columns: [(column: Int, character: Character)] {
    var column = 0
    return map { character in
      defer { column += character.displayWidth }
      return (column, character)
    }
  }
}
