import Foundation
import Pages

extension Trial {
  /// The program of the chapter whose files are changed: `Counter` of `Chapters/03-Counter/Callback.swift`.
  var program: String {
    String(Self.chapter(of: changes.first?.file ?? "").drop { $0 != "-" }.dropFirst())
  }

  /// The files that it changes, with their new texts.
  ///
  /// - Throws: `BookError` if a file is not in a chapter, or in another one than the rest, or has not the lines that go.
  func changedTexts(in root: URL) throws(BookError) -> [String: String] {
    var texts: [String: String] = [:]
    for change in changes {
      let isPlain = change.file.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0 != "." && $0 != ".."
      }
      guard isPlain, change.file.hasPrefix("Chapters/"), !program.isEmpty else {
        throw BookError(65, "Book: only files of chapters are changed, Chapters/…, not \(change.file)")
      }
      guard Self.chapter(of: change.file) == Self.chapter(of: changes[0].file) else {
        throw BookError(65, "Book: \(change.file) is not in the chapter of \(changes[0].file): one chapter at a time")
      }
      let file = root.appendingPathComponent(change.file)
      guard let text = texts[change.file] ?? (try? String(contentsOf: file, encoding: .utf8)) else {
        throw BookError(66, "Book: there is no \(change.file) to change, or it is no text")
      }
      do throws(Change.Refusal) {
        texts[change.file] = try change.applied(to: text)
      } catch {
        throw BookError(65, "Book: \(error)")
      }
    }
    return texts
  }

  private static func chapter(of file: String) -> Substring {
    file.split(separator: "/").dropFirst().first ?? ""
  }
}
