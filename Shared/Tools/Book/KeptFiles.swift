import Foundation

/// Files as they were before they were changed, and as they were changed: kept in the folder of the build until they are put
/// back, also for the next run, if this one is ended before.
///
/// Only files that still are as they were changed are put back: later edits are not lost.
struct KeptFiles {
  private let root: URL

  private static let folder = ".build/kept-files"

  /// - Parameter root: the folder of the package.
  init(root: URL) {
    self.root = root
  }

  /// Gives files other texts while something is done, and puts them back however that ends.
  ///
  /// - Parameter texts: by the path from the root of the package; each of these files is there.
  /// - Throws: `BookError` if a file cannot be read or written; whatever `body` throws.
  func changing<Result>(
    _ texts: [String: String], _ body: () throws(BookError) -> Result
  ) throws(BookError) -> Result {
    do throws(BookError) {
      for (path, text) in texts.sorted(by: { $0.key < $1.key }) { try change(path, to: text) }
      let result = try body()
      try putBack()
      return result
    } catch {
      do throws(BookError) {
        try putBack()
      } catch let second {
        throw BookError(second.status, lines: (error.lines == second.lines ? [] : error.lines) + second.lines)
      }
      throw error
    }
  }

  /// Puts everything back that was changed, now or in a run that was ended before it could.
  ///
  /// - Throws: `BookError` if a file cannot be written, or has been edited since: then both texts are named,
  ///   and nothing is lost.
  func putBack() throws(BookError) {
    var complaints: [String] = []
    for path in keptPaths {
      do {
        try putBack(path)
      } catch let complaint as Written {
        complaints.append(complaint.description)
      } catch {
        complaints.append("Book: \(path) cannot be put back: it is kept as \(Self.folder)/before/\(path)")
      }
    }
    guard complaints.isEmpty else { throw BookError(73, lines: complaints) }
    try? FileManager.default.removeItem(at: root.appendingPathComponent(Self.folder))
  }

  private func change(_ path: String, to text: String) throws(BookError) {
    do {
      let old = try Data(contentsOf: file(path))
      // Both are there before the file is another one: whenever this ends, it can be put back.
      try keep(old, as: before(path))
      try keep(Data(text.utf8), as: changed(path))
      try Data(text.utf8).write(to: file(path), options: .atomic)
    } catch {
      throw BookError(66, "Book: \(path) cannot be changed: \(error.localizedDescription)")
    }
  }

  private func keep(_ data: Data, as copy: URL) throws {
    try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: copy, options: .atomic)
  }

  private func putBack(_ path: String) throws {
    let old = try Data(contentsOf: before(path))
    let now = try? Data(contentsOf: file(path))
    if now != old {
      guard let now, now == (try? Data(contentsOf: changed(path))) else { throw Written(path: path) }
      try old.write(to: file(path), options: .atomic)
    }
    try FileManager.default.removeItem(at: before(path))
  }

  private var keptPaths: [String] {
    let folder = root.appendingPathComponent("\(Self.folder)/before")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      let type = try? FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(name).path)[.type]
      return type as? FileAttributeType == .typeRegular
    }.sorted()
  }

  private func file(_ path: String) -> URL { root.appendingPathComponent(path) }

  private func before(_ path: String) -> URL { root.appendingPathComponent("\(Self.folder)/before/\(path)") }

  private func changed(_ path: String) -> URL { root.appendingPathComponent("\(Self.folder)/changed/\(path)") }

  private struct Written: Error, CustomStringConvertible {
    let path: String

    var description: String {
      "Book: \(path) was written while it was changed, and is left so; as it was before it is kept as "
        + "\(KeptFiles.folder)/before/\(path): decide between the two, and delete the latter"
    }
  }
}
