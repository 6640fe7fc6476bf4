import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

nonisolated extension CoverageTools {
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
