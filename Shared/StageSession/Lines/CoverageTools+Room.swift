import Foundation
import Stage

nonisolated extension CoverageTools {
  /// A new folder for what the tools hand on to each other. A program that a signal ends leaves it behind: here those of
  /// programs that are no more are removed.
  ///
  /// - Parameter parent: where it is made.
  /// - Throws: if it cannot be made.
  package static func makeRoom(in parent: URL) throws -> URL {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? [] {
      guard let match = name.wholeMatch(of: /lines-(\d+)-[0-9A-F-]{36}/), let process = pid_t(match.1) else { continue }
      // Who runs for somebody else cannot be asked, and is there.
      guard kill(process, 0) == -1, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: parent.appendingPathComponent(name))
    }
    let room = parent.appendingPathComponent("lines-\(getpid())-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    return room
  }

  /// Whether a tool that failed with `complaint` failed because nothing more can be written in `folder`.
  static func lacksRoom(_ complaint: String, in folder: URL) -> Bool {
    // The disk is full, or as much of it as this user may have.
    [ENOSPC, EDQUOT].contains { complaint.contains(String(cString: strerror($0))) } || !canWrite(in: folder)
  }

  /// Where there is no room, there is none for a complaint either.
  private static func canWrite(in folder: URL) -> Bool {
    let file = folder.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    return (try? Data(count: 1 << 16).write(to: file)) != nil
  }
}
