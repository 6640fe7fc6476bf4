import Foundation

/// The folder of this package, as a reader has it on disk.
public enum PackageFolder {
  /// The folder of `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The chapters, in reading order: each folder `Chapters/NN-Name`.
  ///
  /// - Throws: if the folder of the chapters cannot be read.
  public static func chapters() throws -> [ChapterFolder] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Chapters").path)
      .filter { $0.contains("-") }.sorted().map(ChapterFolder.init)
  }

  /// The tools, by name: each folder in `Shared/Tools`.
  ///
  /// - Throws: if the folder of the tools cannot be read.
  public static func tools() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Shared/Tools").path).sorted()
  }

  /// The text of a file, named by its path from the root.
  ///
  /// - Throws: ``NoSuchFile`` if it is not there or is no text.
  public static func text(of path: String) throws -> String {
    guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else {
      throw NoSuchFile(path: path)
    }
    return text
  }
}

/// A chapter's folder, such as `03-Counter`.
public struct ChapterFolder: Sendable, CustomStringConvertible {
  /// The folder's name.
  public let description: String

  /// The program's name: what follows the number.
  public var program: String { String(description.drop { $0 != "-" }.dropFirst()) }

  /// The folder's path from the root.
  public var path: String { "Chapters/\(description)" }

  /// The Swift files in it and in its folders, sorted, as paths from the root; exercises, what a reader has written for
  /// them, and the faults of the quiz are not what the chapter teaches.
  ///
  /// - Throws: if the folder cannot be read.
  public func swiftFiles() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: PackageFolder.root.appendingPathComponent(path).path)
      .filter { path in
        path.hasSuffix(".swift") && !["Exercises/", "Faults.swift", "Yours/"].contains(where: path.hasPrefix)
      }
      .sorted().map { "\(path)/\($0)" }
  }
}

/// A file that was asked for and is not there.
public struct NoSuchFile: Error, CustomStringConvertible {
  let path: String

  /// The name of the missing file.
  public var description: String { "there is no file \(path)" }
}
