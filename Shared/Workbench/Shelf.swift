import Foundation

/// All exercises of the workbook, chapter by chapter, as they lie on disk.
public struct Shelf: Hashable, Sendable {
  /// The folder of the package.
  public let root: URL

  /// The exercises, in the order of the book.
  public let exercises: [ExerciseFiles]

  /// Reads the names of the exercises in the package at `root`.
  ///
  /// - Throws: ``WorkbenchError`` if there are no chapters.
  public init(root: URL) throws(WorkbenchError) {
    let chapters = try WorkbenchError.reading(root.appendingPathComponent("Chapters")) {
      try FileManager.default.contentsOfDirectory(atPath: $0.path).filter { $0.contains("-") }.sorted()
    }
    self.root = root
    exercises = chapters.flatMap { Self.exercises(of: $0, root) }
  }

  private static func exercises(of chapter: String, _ root: URL) -> [ExerciseFiles] {
    let texts = root.appendingPathComponent("Chapters/\(chapter)/Exercises/Texts")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: texts.path)) ?? []
    return names.compactMap { file -> ExerciseFiles? in
      guard let match = file.wholeMatch(of: /(\d+)-(\w+)\.md/), let number = Int(match.1) else { return nil }
      return ExerciseFiles(root: root, chapter: chapter, number: number, name: String(match.2))
    }.sorted { $0.number < $1.number }
  }

  /// The folders of the chapters that have exercises, in order.
  public var chapters: [String] {
    exercises.map(\.chapter).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The exercises that `word` may mean: `Counter/Reset`, `Reset` or `3.1`. Large and small letters are the same.
  public func exercises(called word: String) -> [ExerciseFiles] {
    let word = word.lowercased()
    let numbers = Self.numbers(in: word)
    return exercises.filter { exercise in
      [exercise.path, exercise.name].contains { $0.lowercased() == word }
        || (numbers.count == 2 && numbers == [exercise.chapterNumber, exercise.number])
    }
  }

  /// The words of the exercise at `path`.
  ///
  /// - Throws: ``WorkbenchError`` if there is no such exercise, or its text cannot be read.
  public func text(of path: String) throws(WorkbenchError) -> ExerciseText {
    guard let exercise = exercises.first(where: { $0.path == path }) else {
      throw WorkbenchError("\(path) has no text: put the file that was in Exercises/Texts back")
    }
    return try exercise.text()
  }

  /// The exercises of the chapter that `word` means: `Counter`, `3` or `03`. Large and small letters are the same.
  public func exercises(ofChapter word: String) -> [ExerciseFiles] {
    let numbers = Self.numbers(in: word)
    return exercises.filter { exercise in
      exercise.program.lowercased() == word.lowercased()
        || (numbers.count == 1 && numbers == [exercise.chapterNumber])
    }
  }

  /// The numbers of `3.1`, or none if there is anything else.
  private static func numbers(in word: String) -> [Int?] {
    let numbers = word.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    return numbers.contains(nil) ? [] : numbers
  }
}
