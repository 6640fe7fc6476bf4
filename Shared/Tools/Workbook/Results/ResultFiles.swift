import Foundation
import Terminal

/// The results of a class, in a folder.
struct ResultFiles {
  private var all: [(file: String, result: ClassResult)] = []

  /// A line for each file that could not.
  private(set) var complaints: [String] = []

  var results: [ClassResult] { all.map(\.result) }

  /// A line for each name that stands in more than one file: an older result, or two people of one name.
  var doubles: [String] {
    var files: [String: [String]] = [:]
    for (file, result) in all { files[result.name, default: []].append(file) }
    return files.filter { $1.count > 1 }.map { "\($0.visible): \($1.map(\.visible).joined(separator: ", "))" }.sorted()
  }

  /// Reads all files that end in `.result` of the folder at `path`, which may begin in `place`, but none that is hidden:
  /// systems write such beside each file on a stick.
  ///
  /// - Throws: `WorkbookError` if the folder cannot be read, or has none.
  init(in path: String, from place: URL) throws(WorkbookError) {
    let folder = place.following(path)
    guard let content = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw WorkbookError(status: 73, line: "\(path) is no folder that can be read")
    }
    let names = content.filter { $0.hasSuffix(".result") && !$0.hasPrefix(".") }.sorted()
    guard !names.isEmpty else {
      throw WorkbookError(
        status: 73, line: "there is no result in \(path): swift run Workbook result NAME writes one for each learner")
    }
    for name in names {
      do throws(ClassResult.Damage) {
        all.append((name, try Self.read(folder.appendingPathComponent(name))))
      } catch {
        complaints.append("\(name.visible): \(error.description.visible)")
      }
    }
  }

  static func read(_ file: URL) throws(ClassResult.Damage) -> ClassResult {
    // Reading anything but a file could block for ever.
    let values = try? file.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard values?.isRegularFile == true, let size = values?.fileSize else {
      throw ClassResult.Damage(description: "this cannot be read")
    }
    // No result is so long, and a film would take all the memory.
    guard size < 100_000 else { throw ClassResult.Damage(description: "this is no result of the workbook") }
    guard let data = try? Data(contentsOf: file) else { throw ClassResult.Damage(description: "this cannot be read") }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ClassResult.Damage(description: "this is no result of the workbook")
    }
    return try ClassResult(text)
  }
}
