import Calls
import Highlighting
import Stage
import Trace
import Workshop

/// The sources of a chapter on stage, read when they are first shown.
@MainActor package final class HighlightedSources {
  /// The sources, or the reason for which there are none.
  package private(set) lazy var sources = Result { () throws(LineTrouble) in try open() }

  private let trouble: LineTrouble?
  private let open: () throws(LineTrouble) -> ChapterSources
  private let ran: (ChapterSources, [UInt: Int]) throws(LineTrouble) -> RanLines
  private var highlighted: [String: HighlightedSource] = [:]

  /// The sources of `chapter`.
  ///
  /// - Parameter yours: the name of the exercise for which a reader has written something that is shown, too.
  package convenience init(_ chapter: any Chapter.Type, yours: String? = nil) {
    self.init(trouble: Trace.recordsCalls ? nil : .notRecorded) { () throws(LineTrouble) in
      try ChapterSources(chapter, yours: yours)
    }
  }

  /// The sources of a quiz, with the fault in them. The lines that ran are not marked: they would give the fault away.
  package convenience init(_ quiz: Quiz) {
    self.init(trouble: .quiz) { quiz.sources }
  }

  /// The sources that `open` finds, with the lines that `ran` makes of blocks.
  package init(
    trouble: LineTrouble? = nil,
    ran: @escaping (ChapterSources, [UInt: Int]) throws(LineTrouble) -> RanLines = {
      (sources, blocks) throws(LineTrouble) in try sources.ranLines(of: blocks)
    },
    open: @escaping () throws(LineTrouble) -> ChapterSources
  ) {
    (self.trouble, self.ran, self.open) = (trouble, ran, open)
  }

  /// The lines that ran in these blocks of the chapter's code.
  ///
  /// - Throws: `LineTrouble`, if they are unknown.
  func ranLines(of blocks: [UInt: Int]) throws(LineTrouble) -> RanLines {
    if let trouble { throw trouble }
    return try ran(try sources.get(), blocks)
  }

  /// The text of a file, by its path from the package's root.
  package func source(of path: String) -> HighlightedSource? {
    if let known = highlighted[path] { return known }
    guard let text = (try? sources.get())?.text(of: path) else { return nil }
    highlighted[path] = HighlightedSource(text)
    return highlighted[path]
  }

  /// The short name of a file in the chapter.
  package func name(of path: String) -> String { (try? sources.get())?.name(of: path) ?? path }
}
