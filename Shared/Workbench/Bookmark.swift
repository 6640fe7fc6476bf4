import Foundation
import Programs

/// The progress of the reader: kept in a file of the working copy that git ignores.
public struct Bookmark: Codable, Hashable, Sendable {
  /// The exercise at hand: `Counter/Reset`; nil before the first.
  public var atHand: String?

  /// The exercises that have been judged to be solved.
  public var solved: Set<String> = []

  /// The number of hints given for each exercise since it was begun anew.
  public var hints: [String: Int] = [:]

  /// The number of hints ever given.
  public var allHints: [String: Int] = [:]

  /// Whose solution was looked at before they were solved.
  public var solutionsSeen: Set<String> = []

  /// Nothing has been done yet.
  public init() {}

  /// Reads what an older workbook kept, too: it did not know of everything.
  public init(from decoder: any Decoder) throws {
    let kept = try decoder.container(keyedBy: CodingKeys.self)
    atHand = try kept.decodeIfPresent(String.self, forKey: .atHand)
    solved = try kept.decodeIfPresent(Set<String>.self, forKey: .solved) ?? []
    hints = try kept.decodeIfPresent([String: Int].self, forKey: .hints) ?? [:]
    allHints = try kept.decodeIfPresent([String: Int].self, forKey: .allHints) ?? hints
    solutionsSeen = try kept.decodeIfPresent(Set<String>.self, forKey: .solutionsSeen) ?? []
  }

  /// Reads what was kept in the package at `root`; nothing, if there is no file.
  ///
  /// - Throws: ``WorkbenchError`` for a file that is damaged: it is not overwritten.
  public init(root: URL) throws(WorkbenchError) {
    let file = Self.file(root)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      self = try JSONDecoder().decode(Bookmark.self, from: try Data(contentsOf: file))
    } catch {
      throw WorkbenchError(
        "\(Self.name) is damaged: put it right, or take it away to begin anew; what you have written stays, and "
          + "swift run Workbook verify all finds out what is solved")
    }
  }

  /// Changes what is kept in the package at `root`, under a lock: another command may be at work in a
  /// second terminal.
  ///
  /// - Throws: ``WorkbenchError``; a file that is damaged stays as it is.
  public static func change(root: URL, _ change: (inout Bookmark) -> Void) throws(WorkbenchError) {
    try FolderLock.holding(
      "workbook.lock", in: root, .untilFree,
      orElse: { _ in WorkbenchError("\(root.path)/.build/workbook.lock cannot be locked: may you write there?") }
    ) { () throws(WorkbenchError) in
      var bookmark = try Bookmark(root: root)
      change(&bookmark)
      try bookmark.save(root: root)
    }
  }

  /// Keeps it.
  ///
  /// - Throws: ``WorkbenchError``.
  func save(root: URL) throws(WorkbenchError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try WorkbenchError.writing(Self.file(root)) { try encoder.encode(self).write(to: $0, options: .atomic) }
  }

  /// The file, from the root of the package.
  public static let name = ".workbook"

  /// Returns the file in the package at `root`.
  public static func file(_ root: URL) -> URL { root.appendingPathComponent(name) }
}
