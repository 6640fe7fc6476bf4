import Foundation
import Pages

/// Files as they were before they were changed, kept in the folder of the build until they are put back: also for
/// the next run, if this one is ended before.
struct KeptFiles {
  private let root: URL
  private let folder: URL

  /// - Parameter root: the folder of the package.
  init(root: URL) {
    self.root = root
    folder = root.appendingPathComponent(".build/kept-files")
  }

  /// Changes a file, and keeps it as it was.
  ///
  /// - Throws: `BookError` if it cannot be read or written, or is not what the change is about.
  func change(_ change: Change) throws(BookError) {
    let file = root.appendingPathComponent(change.file)
    let kept = folder.appendingPathComponent(change.file)
    do {
      let text = try String(contentsOf: file, encoding: .utf8)
      let changed = try change.applied(to: text)
      if !FileManager.default.fileExists(atPath: kept.path) {
        try FileManager.default.createDirectory(at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: file, to: kept)
      }
      try Data(changed.utf8).write(to: file)
    } catch let refusal as Change.Refusal {
      throw BookError(65, "Book: \(refusal)")
    } catch {
      throw BookError(66, "Book: \(change.file) cannot be changed: \(error.localizedDescription)")
    }
  }

  /// Puts everything back.
  ///
  /// - Throws: `BookError` if a file cannot be written.
  func putBack() throws(BookError) {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    do {
      for name in names where name.hasSuffix(".swift") {
        try Data(contentsOf: folder.appendingPathComponent(name)).write(to: root.appendingPathComponent(name))
      }
      if !names.isEmpty { try FileManager.default.removeItem(at: folder) }
    } catch {
      throw BookError(73, "Book: what was changed cannot be put back: it is kept in .build/kept-files")
    }
  }
}
