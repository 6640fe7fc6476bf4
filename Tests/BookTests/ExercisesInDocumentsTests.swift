import BuiltPackage
import Foundation
import Testing
import Workbench

@Suite("Exercises in the documents")
struct ExercisesInDocumentsTests {
  private let shelf: Shelf

  init() throws {
    shelf = try Shelf(root: PackageFolder.root)
  }

  @Test(
    "each chapter of the book names its exercises under Make: all, in order, and no other",
    arguments: try PackageFolder.chapters())
  func underMake(_ chapter: ChapterFolder) throws {
    let exercises = shelf.exercises.filter { $0.chapter == chapter.description }
    let expected = try exercises.map { exercise in
      let text = try exercise.text()
      return [
        "`swift run Workbook begin \(exercise.name)`",
        "[\(text.title)](\(exercise.textPath.dropFirst(chapter.path.count + 1)))", text.kind,
      ]
    }
    let lines = try Self.make(of: chapter)
    let rows = lines.filter { $0.contains("swift run Workbook begin") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(try !rows.isEmpty || !chapter.isInBook())
    #expect(rows.map { Array($0.prefix(3)) } == expected)
    #expect(rows.allSatisfy { $0.count == 4 }, "behind kind, way and time stands what an exercise is about")
  }

  @Test(
    "what is marked under Make with the name of an exercise is one of the chapter's",
    arguments: try PackageFolder.chapters())
  func marked(_ chapter: ChapterFolder) throws {
    let exercises = shelf.exercises.filter { $0.chapter == chapter.description }.map(\.name)
    for match in try Self.make(of: chapter).joined(separator: "\n").matches(of: /\(`([A-Z]\w+)`\)/) {
      let name = String(match.1)
      #expect(exercises.contains(name), "\(chapter): there is no exercise \(name)")
    }
  }

  @Test(arguments: Documents.woven)
  func `each exercise that a document begins is there`(_ document: String) throws {
    let text = try PackageFolder.text(of: document).replacing("\n", with: " ")
    let names = text.matches(of: /swift run Workbook (?:begin|verify|hint|solution|reset|watch) ([A-Z][\w\/]*)/)
    #expect(!names.isEmpty || document.hasPrefix("Chapters/"))
    for match in names {
      let name = String(match.1)
      #expect(shelf.exercises(called: name).count == 1, "\(document): there is no exercise \(name)")
    }
  }

  @Test func `the workshop names exercises that are there, and how long they take`() throws {
    let text = try PackageFolder.text(of: "WORKSHOP.md").replacing("\n", with: " ")
    let named = text.matches(of: /`([A-Z]\w+)` \((\d+ minutes)\)/)
    #expect(!named.isEmpty)
    for match in named {
      let (name, time) = (String(match.1), String(match.2))
      let exercise = try #require(shelf.exercises(called: name).first, "there is no exercise \(name)")
      let kind = try exercise.text().kind
      #expect(kind.hasSuffix(" · \(time)"), "\(name): \(kind)")
    }
  }

  /// The lines under `## Make` in a chapter of the book.
  private static func make(of chapter: ChapterFolder) throws -> [String] {
    let lines = try PackageFolder.text(of: "\(chapter.path)/README.md").split(separator: "\n").map(String.init)
    return Array(lines.drop { $0 != "## Make" }.dropFirst().prefix { !$0.hasPrefix("## ") })
  }
}
