import Controls

/// Something that a source of the workbook says, and a run that tells whether it is so.
@MainActor public struct Claim {
  /// What is claimed, in the workbook's own words.
  public let statement: String

  /// The script that is played to find out; empty where nothing needs to be touched.
  public let script: String

  private let look: (String) throws -> Finding

  /// The claim `statement`, judged by `look`, which gets the script.
  public init(_ statement: String, script: String = "", look: @escaping (String) throws -> Finding) {
    self.statement = statement
    self.script = script
    self.look = look
  }

  /// Plays the script and looks.
  public func find() throws -> Finding {
    try look(script)
  }
}

/// What a run finds about a claim.
nonisolated public struct Finding: Hashable, Sendable {
  /// What came out, line by line.
  public let observed: [String]

  /// Whether the claim is true as it stands.
  public let holds: Bool

  /// What to learn from it.
  public let lesson: String

  /// What came out, whether the claim holds, and what to learn from it.
  public init(_ observed: [String], holds: Bool, _ lesson: String) {
    self.observed = observed
    self.holds = holds
    self.lesson = lesson
  }
}

/// Plays `script` on each of `ways` and tells what a person saw of `identifiers` before it and after each line.
///
/// The rows are aligned for a person: the line, then the text of each way.
@MainActor public func observations<S: Step>(
  _ script: String, on step: S.Type, _ ways: [Way<S.Screen>], of identifier: String
) throws -> Observations {
  let panes = try Panes(step, ways)
  var rows = [Observations.Row(line: "first frame", texts: panes.texts(of: identifier))]
  for line in try Script(parsing: script, name: "claim").lines {
    guard case .input(let input) = line.command else { continue }
    try panes.perform(input)
    rows.append(Observations.Row(line: "\(input)", texts: panes.texts(of: identifier)))
  }
  return Observations(names: panes.names, rows: rows)
}

/// What some ways showed in one place, line by line of a script.
nonisolated public struct Observations: Hashable, Sendable {
  /// The names of the ways.
  public let names: [String]

  /// The first frame, then each line.
  public let rows: [Row]

  /// What the ways showed after one line.
  public struct Row: Hashable, Sendable {
    /// The line of the script.
    public let line: String
    /// What each way showed.
    public let texts: [String]
  }

  /// Whether all ways showed the same all the time.
  public var isSame: Bool { rows.allSatisfy { Set($0.texts).count == 1 } }

  /// The rows as an aligned table, the names of the ways in its first line.
  public var table: [String] {
    let cells = [[""] + names] + rows.map { [$0.line] + $0.texts.map(quoted) }
    let widths = cells[0].indices.map { column in cells.map { $0[column].displayWidth }.max() ?? 0 }
    return cells.map { row in
      let line = zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension Panes {
  fileprivate func texts(of identifier: String) -> [String] {
    snapshots.map { $0[identifier]?.text ?? "not there" }
  }
}
