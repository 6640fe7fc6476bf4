import Foundation
import Workbench

/// A chapter that is part of a workshop.
struct WorkshopChapter {
  /// Its folder: `03-Counter`.
  let folder: String
  let hasQuiz: Bool
  var exercises: [Exercise] = []

  struct Exercise: Equatable {
    /// The number of the chapter and its own: `3.1`.
    let number: String
    let title: String
    let minutes: Int
  }

  /// Its number: `3`.
  var number: String { String(folder.prefix { $0 != "-" }.drop { $0 == "0" }) }

  /// Its program: `Counter`.
  var program: String { String(folder.drop { $0 != "-" }.dropFirst()) }
}

extension Shelf {
  /// The chapters that `words` mean, in the order of the book.
  func workshopChapters(_ words: [String]) throws(WorkbookError) -> [WorkshopChapter] {
    var folders: [String] = []
    for word in words {
      let found = chapters.first { folder in
        let parts = folder.split(separator: "-", maxSplits: 1)
        return [folder, String(parts[1])].contains { $0.lowercased() == word.lowercased() }
          || Int(word).map { $0 == Int(parts[0]) } == true
      }
      guard let found else {
        throw .usage("there is no chapter \(word): there are \(chapters.joined(separator: ", "))")
      }
      guard !folders.contains(found) else { throw .usage("chapter \(found) is named twice") }
      folders.append(found)
    }
    var all: [WorkshopChapter] = []
    for folder in folders.sorted() { all.append(try workshopChapter(folder)) }
    return all
  }

  private func workshopChapter(_ folder: String) throws(WorkbookError) -> WorkshopChapter {
    let faults = try? String(contentsOf: root.appendingPathComponent("Chapters/\(folder)/Faults.md"), encoding: .utf8)
    var chapter = WorkshopChapter(folder: folder, hasQuiz: faults?.contains("\n## ") == true)
    for files in self.exercises where files.chapter == folder {
      let text = try WorkbookError.lifting { () throws(WorkbenchError) in try files.text() }
      chapter.exercises.append(
        .init(number: "\(chapter.number).\(files.number)", title: text.title, minutes: text.minutes))
    }
    return chapter
  }
}
