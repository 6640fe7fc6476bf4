import Foundation

/// A file that is written as a whole or not at all, if it is one: a pipe or a device gets what there is.
struct WrittenFile {
  private let url: URL

  init(_ path: String) {
    url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
  }

  /// Writes the text.
  ///
  /// - Throws: what the system says.
  func write(_ text: String) throws {
    let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    try Data(text.utf8).write(to: url, options: type == nil || type == .typeRegular ? .atomic : [])
  }

  /// Returns true if both are one file, by whatever names.
  func isSame(as other: WrittenFile) -> Bool {
    guard let one = identity, let two = other.identity else { return url.path == other.url.path }
    return one == two
  }

  private var identity: [UInt64]? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
    let numbers = [FileAttributeKey.systemNumber, .systemFileNumber].compactMap { attributes[$0] as? NSNumber }
    return numbers.count == 2 ? numbers.map(\.uint64Value) : nil
  }
}
