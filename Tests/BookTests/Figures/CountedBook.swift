import BuiltPackage
import Foundation
import Stage

@testable import Book
@testable import Measure

/// Everything that is counted and measured for the book.
struct CountedBook {
  let linesRun: LinesRun

  /// The benchmarks beside RxSwift.
  var sideBySide: SideBySide { figures.sideBySide }

  private let figures: Figures
  private let chapters: [ChapterCode]

  /// An error for a figure that is not counted.
  struct Unknown: Error, CustomStringConvertible {
    let description: String
  }

  /// - Throws: if a file cannot be read.
  init() throws {
    linesRun = try LinesRun(readFrom: PackageFolder.root.appendingPathComponent(LinesRun.path))
    figures = try Figures(readFrom: PackageFolder.root.appendingPathComponent(Figures.path))
    chapters = try ChapterCode.all()
  }

  /// The lines of a way in a step, counted from 0; in the last one unless told otherwise.
  func lines(_ chapter: String, _ way: Pattern, _ step: Int? = nil) throws -> Int {
    let code = try code(of: chapter)
    return (step.map { code.code(of: way, in: $0) } ?? code.code(of: way)).lineCount
  }

  /// Returns true if no way has fewer lines in a step, counted from 0.
  func isShortest(_ way: Pattern, in chapter: String, step: Int) throws -> Bool {
    try Pattern.allCases.allSatisfy { try lines(chapter, $0, step) >= lines(chapter, way, step) }
  }

  /// The growth of a way in the second step of a chapter.
  func growth(_ chapter: String, _ way: Pattern) throws -> Growth {
    guard let growth = try code(of: chapter).growth(of: way) else {
      throw Unknown(description: "\(chapter) has one step")
    }
    return growth
  }

  /// The growth of a way in the last step of a chapter.
  func lastGrowth(_ chapter: String, _ way: Pattern) throws -> Growth {
    guard let growth = try code(of: chapter).growths(of: way).last else {
      throw Unknown(description: "\(chapter) has one step")
    }
    return growth
  }

  /// The lines of a file, or of a part of it.
  func lines(inFile path: String, _ part: String? = nil) throws -> Int {
    let text = try PackageFolder.text(of: path)
    guard let part else { return WayCode([text]).lineCount }
    guard let lines = SourceFile(text).part(part) else { throw Unknown(description: "\(path) has no part \(part)") }
    return WayCode([lines.joined(separator: "\n")]).lineCount
  }

  /// The indentation levels of a way's deepest line, in all chapters.
  func depth(_ way: Pattern) -> Int { chapters.map { $0.code(of: way).depth }.max() ?? 0 }

  func nanoseconds(_ workload: String) throws -> Double {
    guard let figure = figures.workloads.first(where: { $0.name == workload }) else {
      throw Unknown(description: "no workload is called \(workload)")
    }
    return figure.nanoseconds
  }

  private func code(of chapter: String) throws -> ChapterCode {
    guard let code = chapters.first(where: { $0.chapter == chapter }) else {
      throw Unknown(description: "no chapter is called \(chapter)")
    }
    return code
  }
}
