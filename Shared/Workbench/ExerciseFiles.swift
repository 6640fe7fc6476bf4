import Foundation

/// Where the files of one exercise lie.
///
///     Chapters/03-Counter/Exercises/Texts/1-Reset.md
///     Chapters/03-Counter/Exercises/Solutions/Reset.swift   the skeleton as well: what is `#if SOLVED` is left out
///     Chapters/03-Counter/Yours/Reset.swift                 the reader's own; git does not look at it
public struct ExerciseFiles: Hashable, Sendable {
  /// The folder of the package.
  public let root: URL

  /// The folder of the chapter: `03-Counter`.
  public let chapter: String

  /// The place of the exercise in its chapter, from 1.
  public let number: Int

  /// The name of the exercise and of its files: `Reset`.
  public let name: String

  /// The chapter's program: `Counter`.
  public var program: String { String(chapter.drop { $0 != "-" }.dropFirst()) }

  /// The chapter's number: 3; nil if its folder has none.
  public var chapterNumber: Int? { Int(chapter.prefix { $0 != "-" }) }

  /// The path by which the exercise is called: `Counter/Reset`.
  public var path: String { "\(program)/\(name)" }

  /// The reader's file, from the root of the package.
  public var yours: String { "Chapters/\(chapter)/Yours/\(name).swift" }

  /// The file with the skeleton and the solution.
  var solution: URL { file("Exercises/Solutions/\(name).swift") }

  /// The file with the words, from the root of the package.
  public var textPath: String { "Chapters/\(chapter)/Exercises/Texts/\(number)-\(name).md" }

  /// The journal of the judge, one for each chapter.
  public var journal: Journal {
    Journal(path: root.appendingPathComponent(".build/judge-\(chapter).journal").path)
  }

  /// The words.
  ///
  /// - Throws: ``WorkbenchError`` if they cannot be read, or lack a part.
  public func text() throws(WorkbenchError) -> ExerciseText {
    let text = try WorkbenchError.reading(root.appendingPathComponent(textPath)) {
      try String(contentsOf: $0, encoding: .utf8)
    }
    do throws(ExerciseText.Gap) { return try ExerciseText(text) } catch {
      throw WorkbenchError("\(textPath): \(error)")
    }
  }

  /// The text that the reader begins with.
  ///
  /// - Throws: ``WorkbenchError`` if it cannot be read.
  public func skeletonText() throws(WorkbenchError) -> String { try text(solved: false) }

  /// The text of a solution.
  ///
  /// - Throws: ``WorkbenchError`` if it cannot be read.
  public func solutionText() throws(WorkbenchError) -> String { try text(solved: true) }

  /// The file of both, without the lines between `#if SOLVED`, `#else` and `#endif` that are for the other.
  private func text(solved: Bool) throws(WorkbenchError) -> String {
    let both = try WorkbenchError.reading(solution) { try String(contentsOf: $0, encoding: .utf8) }
    var isTaken = true
    return both.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      switch line.drop(while: { $0 == " " }) {
      case "#if SOLVED": isTaken = solved
      case "#else": isTaken = !solved
      case "#endif": isTaken = true
      default: return isTaken
      }
      return false
    }.joined(separator: "\n")
  }

  func file(_ path: String) -> URL {
    root.appendingPathComponent("Chapters/\(chapter)").appendingPathComponent(path)
  }
}
