/// A result as the text of a file.
///
///     Four Ways, result
///     name: Ada
///     Counter/Reset: solved, 1 hint
///     Counter/Leak: begun, 3 hints, solution seen
///     Counter/Tens: not begun
extension ClassResult {
  private static let head = "Four Ways, result"
  private static let nameMark = "name: "

  struct Damage: Error, Equatable {
    let description: String
  }

  var text: String {
    ([Self.head, Self.nameMark + name] + exercises.map(\.text)).map { $0 + "\n" }.joined()
  }

  /// Reads the text of a file; the line ends of Windows are fine, and so are empty lines.
  init(_ text: String) throws(Damage) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.first.map(String.init) == Self.head else {
      throw Damage(description: "line 1: this is no result of the workbook")
    }
    guard lines.count > 1, lines[1].hasPrefix(Self.nameMark) else {
      throw Damage(description: "line 2: here stands name: and a name")
    }
    name = try Self.name(String(lines[1].dropFirst(Self.nameMark.count)))
    var read: [Line] = []
    for (index, line) in lines.enumerated().dropFirst(2) where !line.isEmpty {
      guard let exercise = Line(line) else {
        throw Damage(description: "line \(index + 1): this is not as in Counter/ResetUnseen: solved, 1 hint")
      }
      guard !read.contains(where: { $0.path == exercise.path }) else {
        throw Damage(description: "line \(index + 1): \(exercise.path) stands here twice")
      }
      read.append(exercise)
    }
    exercises = read
  }

  private static func name(_ text: String) throws(Damage) -> String {
    do throws(WorkbookError) { return try LearnersName(text).text } catch {
      throw Damage(description: "line 2: \(error.line)")
    }
  }
}

extension ClassResult.Line {
  fileprivate var text: String {
    let help = [hints > 0 ? "\(hints) hint\(hints == 1 ? "" : "s")" : nil, hasSeenSolution ? "solution seen" : nil]
    return "\(path): " + ([state.rawValue] + help.compactMap(\.self)).joined(separator: ", ")
  }

  fileprivate init?(_ line: Substring) {
    let form = /([A-Za-z0-9]+\/[A-Za-z0-9]+): (solved|begun|not begun)(?:, ([0-9]) hints?)?(, solution seen)?/
    guard let match = line.wholeMatch(of: form), let state = ClassResult.State(rawValue: String(match.2))
    else { return nil }
    self.init(
      path: String(match.1), isSolved: state == .solved, isBegun: state == .begun,
      hints: match.3.flatMap { Int($0) } ?? 0, hasSeenSolution: match.4 != nil)
  }
}
