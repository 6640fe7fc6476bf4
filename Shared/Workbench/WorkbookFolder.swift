import Foundation

/// The folder of the workbook, which has `Package.swift` and `Chapters`.
public enum WorkbookFolder {
  /// The folder itself, or the nearest one above it.
  ///
  /// - Throws: ``WorkbenchError`` if none of them is that of the workbook.
  public static func around(_ folder: URL) throws(WorkbenchError) -> URL {
    var folder = folder.standardizedFileURL
    while !["Package.swift", "Chapters"].allSatisfy(folder.has) {
      guard folder.path != "/" else {
        throw WorkbenchError("run it in the folder of the workbook, where Package.swift is")
      }
      folder = folder.deletingLastPathComponent()
    }
    return folder
  }
}

extension URL {
  fileprivate func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: appendingPathComponent(name).path)
  }
}
