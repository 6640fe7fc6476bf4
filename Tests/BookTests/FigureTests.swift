import BuiltPackage
import Foundation
import Pages
import Stage
import Testing

@testable import Book
@testable import Measure

@Suite("The figures of the book")
struct FigureTests {
  private static func figures() throws -> Figures {
    try Figures(readFrom: PackageFolder.root.appendingPathComponent(Figures.path))
  }

  @Test(
    arguments: try PackageFolder.chaptersOfBook()
  )
  func `every chapter was measured, in each way and without a controller`(_ chapter: ChapterFolder) throws {
    let figure = try #require(try Self.figures().chapters.first { $0.chapter == chapter.program })
    let code = try #require(try ChapterCode.all().first { $0.chapter == chapter.program })
    let ways = Pattern.names.filter { code.code(of: $0) != nil }
    #expect(figure.costs.map(\.way) == ["nobody"] + ways)
    #expect(figure.costs.allSatisfy { $0.microseconds > 0 && $0.allocations > 0 })
    let table = try #require(try FigureTables.all.get().table(chapter.program))
    #expect(table.count == 3 + ways.count)
    #expect(table[2].contains(/^\| nobody \|  \|  \| [\d.]+ \| [\d.]+ \|$/))
    #expect(table.allSatisfy { $0.split(separator: "|").count == 5 })
  }

  @Test(arguments: FigureWords.all)
  func `the book's statements about its figures are in it, and agree with them`(_ words: FigureWords) throws {
    let book = try Documents.text().replacing("\n", with: " ").replacing(/\]\([^)]*\)/, with: "]")
    let isInBook = book.contains(words.sentence)
    #expect(isInBook, "this is no longer in the book: mend the list in FigureWords.swift")
    #expect(try words.holds(CountedBook()), "the figures say something else")
  }

  @Test func `the trials of one chapter take turns, those of different chapters do not`() throws {
    let text = ["03-Counter", "03-Counter", "01-ButtonTap"].map {
      "<!-- change Chapters/\($0)/A.swift -->\n```diff\n-a\n```\n<!-- changed run -->"
    }
    let trials = Trial.trials(in: MarkdownText(text.joined(separator: "\n\n"))).trials
    #expect(TrialRun.rounds(of: trials).map(\.count) == [2, 1])
    #expect(trials.map(\.program) == ["Counter", "Counter", "ButtonTap"])
  }
}
