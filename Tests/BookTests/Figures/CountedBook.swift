import BuiltPackage
import Foundation
import Stage
import Testing

@testable import Book
@testable import Measure

/// Everything that is counted and measured for the book.
struct CountedBook {
  let linesRun: LinesRun

  /// The benchmarks beside RxSwift.
  var sideBySide: SideBySide { figures.sideBySide }

  private let figures: Figures
  private let chapters: [ChapterCode]

  /// - Throws: if a file cannot be read.
  init() throws {
    linesRun = try LinesRun(readFrom: PackageFolder.root.appendingPathComponent(LinesRun.path))
    figures = try Figures(readFrom: PackageFolder.root.appendingPathComponent(Figures.path))
    chapters = try ChapterCode.all().inBook()
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
    try #require(try code(of: chapter).growth(of: way), "\(chapter) has one step")
  }

  /// The growth of a way in the last step of a chapter.
  func lastGrowth(_ chapter: String, _ way: Pattern) throws -> Growth {
    try #require(try code(of: chapter).growths(of: way).last, "\(chapter) has one step")
  }

  /// The lines of a file, or of a part of it.
  func lines(inFile path: String, _ part: String? = nil) throws -> Int {
    let text = try PackageFolder.text(of: path)
    guard let part else { return WayCode([text]).lineCount }
    let lines = try #require(SourceFile(text).part(part), "\(path) has no part \(part)")
    return WayCode([lines.joined(separator: "\n")]).lineCount
  }

  /// The indentation levels of a way's deepest line, in all chapters.
  func depth(_ way: Pattern) -> Int { chapters.map { $0.code(of: way).depth }.max() ?? 0 }

  func nanoseconds(_ workload: String) throws -> Double {
    try #require(figures.workloads.first { $0.name == workload }, "no workload is called \(workload)").nanoseconds
  }

  private func code(of chapter: String) throws -> ChapterCode {
    try #require(chapters.first { $0.chapter == chapter }, "no chapter is called \(chapter)")
  }
}
