import Foundation
import Pages

extension Book {
  /// Prints how long the documents are, and how much of their code they show twice: `swift run Book --size`.
  static func printSize(_ options: BookOptions) throws(BookError) {
    let files = options.files
    var rows: [(name: String, size: DocumentSize)] = []
    for path in files.paths {
      rows.append((path, DocumentSize(try files.text(of: path)) { try? files.text(of: $0) }))
    }
    let width = max(8, rows.map(\.name.count).max() ?? 0)
    func line(_ name: String, _ figures: [String]) {
      let padded = figures.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
      print(name.padding(toLength: width, withPad: " ", startingAt: 0) + padded.joined())
    }
    line("", ["bytes", "lines", "listed", "repeated", "unchanged", "longest"])
    func figures(_ sizes: [DocumentSize]) -> [String] {
      let listed = sizes.map(\.listed).reduce(0, +)
      func share(_ count: (DocumentSize) -> Int) -> String {
        listed == 0 ? "–" : "\((1000 * sizes.map(count).reduce(0, +) / listed + 5) / 10) %"
      }
      return [
        "\(sizes.map(\.bytes).reduce(0, +))", "\(sizes.map(\.lines).reduce(0, +))", "\(listed)", share(\.repeated),
        share(\.unchanged), "\(sizes.map(\.longest).max() ?? 0)",
      ]
    }
    for row in rows { line(row.name, figures([row.size])) }
    line("all", figures(rows.map(\.size)))
    let limit = options.source == nil ? lineLimit(chapterCount: rows.count { $0.name != "BOOK.md" }) : nil
    let complaints =
      rows.flatMap { excess(of: $0.name, $0.size) } + excess(ofAll: rows.map(\.size), lineLimit: limit)
    guard complaints.isEmpty else { throw BookError(1, lines: complaints) }
  }

  private static func excess(of name: String, _ size: DocumentSize) -> [String] {
    let isLong = ["05-Streams", "11-Articles"].contains { name.contains($0) }
    let limit = name == "BOOK.md" ? 250 : isLong ? 80 : 60
    var complaints: [String] = []
    if size.bytes > limit * 1000 { complaints.append("Book: \(name) has \(size.bytes) bytes, more than \(limit) KB") }
    if size.longest > 120 {
      complaints.append("Book: \(name) has a line of code of \(size.longest) columns, more than 120")
    }
    return complaints
  }

  /// The lines that a book with so many chapters may have: 15,000 with fourteen, and for each further one as many more as those
  /// have on average.
  static func lineLimit(chapterCount: Int) -> Int { 2_750 + 875 * chapterCount }

  private static func excess(ofAll sizes: [DocumentSize], lineLimit limit: Int?) -> [String] {
    let (lines, listed) = (sizes.map(\.lines).reduce(0, +), sizes.map(\.listed).reduce(0, +))
    var complaints: [String] = []
    if let limit, lines > limit { complaints.append("Book: the book has \(lines) lines, more than \(limit)") }
    if 100 * sizes.map({ $0.repeated + $0.unchanged }).reduce(0, +) > 8 * listed {
      complaints.append("Book: more than 8 % of the listed lines were shown before")
    }
    return complaints
  }
}
