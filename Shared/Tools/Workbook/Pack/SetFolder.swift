import Foundation

/// The folder that a set for a workshop goes into: a new one, or an empty one.
struct SetFolder {
  private let url: URL

  /// The folder at `path`, which may begin in `place`, or `Workshop` beside the package at `root`.
  ///
  /// - Throws: `WorkbookError` if it lies in the package, or something is there.
  init(_ path: String?, from place: URL, root: URL) throws(WorkbookError) {
    let root = root.standardizedFileURL.resolvingSymlinksInPath()
    url =
      path.map { Self.resolved(place.resolvingSymlinksInPath().following($0)) }
      ?? root.deletingLastPathComponent().appendingPathComponent("Workshop")
    guard url.path != root.path, !url.path.hasPrefix(root.path + "/") else {
      throw .usage("\(url.path) is in the package itself: name a folder beside it")
    }
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    guard let content = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
      throw WorkbookError(status: 73, line: "\(url.path) is no folder that can be read: name another one with --to")
    }
    guard content.isEmpty else {
      throw WorkbookError(status: 73, line: "\(url.path) is not empty: name another folder with --to, or empty it")
    }
  }

  /// The folder without links, also if there is nothing yet.
  private static func resolved(_ url: URL) -> URL {
    let url = url.standardizedFileURL
    if url.path == "/" || FileManager.default.fileExists(atPath: url.path) { return url.resolvingSymlinksInPath() }
    return resolved(url.deletingLastPathComponent()).appendingPathComponent(url.lastPathComponent)
  }

  /// Writes all files, or none: they are gathered beside the folder, and get its name when they are all there. Who ends the
  /// program meanwhile finds no half of a set in the folder.
  ///
  /// - Returns: where they are.
  func write(_ files: [(path: String, data: Data)]) throws(WorkbookError) -> String {
    let unfinished = url.deletingLastPathComponent()
      .appendingPathComponent("\(url.lastPathComponent)-unfinished-\(UUID().uuidString.prefix(8))")
    let new = unfinished.firstNew
    do {
      for file in files {
        let target = unfinished.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.data.write(to: target)
      }
      // Takes the place of an empty folder, and of nothing else.
      guard rename(unfinished.path, url.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    } catch {
      try? FileManager.default.removeItem(at: new)
      throw WorkbookError(
        status: 73, line: "\(url.path) cannot be written: name another one with --to (\(error.localizedDescription))")
    }
    return url.path
  }
}

extension URL {
  /// The file at `path`, which may begin in this folder.
  func following(_ path: String) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path)
  }

  /// The first file or folder on the way here that there is not yet.
  var firstNew: URL {
    let parent = deletingLastPathComponent()
    return FileManager.default.fileExists(atPath: parent.path) ? self : parent.firstNew
  }
}
