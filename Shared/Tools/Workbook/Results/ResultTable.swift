import Terminal
import Workbench

/// The results of a class as lines for a terminal.
struct ResultTable {
  let results: [ClassResult]

  /// The exercises in the order of the book; the chapters of others come behind theirs.
  let order: [ExerciseFiles]

  /// A row for each learner with how many exercises of each chapter are solved, and then what most got stuck on. A chapter
  /// without any begun exercise has no column; where the names of the others would not fit, they are called by their
  /// numbers.
  var lines: [String] {
    let chapters = chapters
    let named = table(chapters, heads: chapters)
    guard named[0].displayWidth > 80 else { return named + stuckLines }
    let numbers = Dictionary(order.map { ($0.program, $0.chapterNumber) }, uniquingKeysWith: { first, _ in first })
    return table(chapters, heads: chapters.map { numbers[$0]?.map(String.init) ?? $0 }) + stuckLines
  }

  private func table(_ chapters: [String], heads: [String]) -> [String] {
    let head = ["learner"] + heads + ["hints", "solutions seen"]
    let rows = [head] + results.map { row($0, chapters) }
    let widths = head.indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated()
        .map { $0 == 0 ? $1.0.padded(to: $1.1) : $1.0.indented(to: $1.1) }.joined(separator: "  ")
    }
  }

  private var chapters: [String] {
    let begun = Set(results.flatMap(\.exercises).filter(\.isTouched).map(\.program))
    let known = order.map(\.program).filter(begun.contains).reduce(into: [String]()) {
      if $0.last != $1 { $0.append($1) }
    }
    return known + begun.subtracting(known).sorted()
  }

  private func row(_ result: ClassResult, _ chapters: [String]) -> [String] {
    let counts = chapters.map { chapter in
      let all = result.exercises.filter { $0.program == chapter }
      return all.isEmpty ? "–" : "\(all.count { $0.state == .solved })/\(all.count)"
    }
    let hints = result.exercises.reduce(0) { $0 + $1.hints }
    return [result.name.visible] + counts + ["\(hints)", "\(result.exercises.count(where: \.hasSeenSolution))"]
  }

  /// At most five exercises: begun and not solved, or solved with a look at the solution, by the number of learners.
  private var stuckLines: [String] {
    var counts: [(path: String, stuck: Int, touched: Int)] = []
    for exercise in results.flatMap(\.exercises) where !counts.contains(where: { $0.path == exercise.path }) {
      let lines = results.flatMap(\.exercises).filter { $0.path == exercise.path }
      counts.append((exercise.path, lines.count(where: \.isStuck), lines.count(where: \.isTouched)))
    }
    // The sort keeps the order of what is equal.
    let most = counts.filter { $0.stuck > 0 }.sorted { $0.stuck > $1.stuck }.prefix(5)
    guard !most.isEmpty else { return ["", "No learner got stuck."] }
    return ["", "Most got stuck on (not solved, or the solution was looked at):"]
      + most.map { "  \($0.path)  \($0.stuck) of \($0.touched) who began it" }
  }
}

extension ClassResult.Line {
  fileprivate var program: String { String(path.prefix { $0 != "/" }) }
}
