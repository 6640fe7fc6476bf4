import Foundation

/// The folder of this package, as a reader has it on disk.
package enum PackageFolder {
  /// The folder of `Package.swift`.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The chapters, in reading order: each folder `Chapters/NN-Name`.
  package static func chapters() throws -> [ChapterFolder] {
    try names(in: "Chapters").filter { $0.contains("-") }.map(ChapterFolder.init)
  }

  /// The chapters of the book's contents, in reading order.
  package static func chaptersOfBook() throws -> [ChapterFolder] { try chapters().filter { try $0.isInBook() } }

  /// The tools, by name: each folder in `Shared/Tools`.
  package static func tools() throws -> [String] { try names(in: "Shared/Tools") }

  /// The sorted names of what stands in a folder, named by its path from the root.
  package static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path).sorted()
  }

  /// The sorted paths, from the root, of the Swift files in a folder and in its folders.
  package static func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The text of a file, named by its path from the root.
  ///
  /// - Throws: ``NoSuchFile`` if it is not there or is no text.
  package static func text(of path: String) throws -> String {
    guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else {
      throw NoSuchFile(description: "there is no file \(path)")
    }
    return text
  }
}

/// A chapter's folder, such as `03-Counter`.
package struct ChapterFolder: Sendable, CustomStringConvertible {
  /// The folder's name.
  package let description: String

  /// The program's name: what follows the number.
  package var program: String { String(description.drop { $0 != "-" }.dropFirst()) }

  /// The folder's path from the root.
  package var path: String { "Chapters/\(description)" }

  /// Returns true once the contents of `BOOK.md` have it. A chapter that an author is still writing may lack claims,
  /// exercises, faults and measurements, and no table of the book has it.
  package func isInBook() throws -> Bool { try PackageFolder.text(of: "BOOK.md").contains("](\(path)/README.md).**") }

  /// The Swift files in it and in its folders, sorted, as paths from the root; exercises, and what a reader has written for
  /// them, are not what the chapter teaches.
  package func swiftFiles() throws -> [String] {
    let others = ["Exercises/", "Yours/"].map { "\(path)/\($0)" }
    return try PackageFolder.swiftFiles(in: path).filter { file in !others.contains(where: file.hasPrefix) }
  }
}

/// A file that was asked for and is not there.
package struct NoSuchFile: Error, CustomStringConvertible {
  package let description: String
}
