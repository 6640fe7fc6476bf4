import Foundation

/// The names that a new chapter can have. Its name is that of a module, and of types and files that begin with it.
enum ChapterName {
  /// - Throws: `WorkbookError` with a remedy if a chapter cannot be called `name`.
  static func check(_ name: String, chapters: [String], in root: URL) throws(WorkbookError) {
    func isWellFormed(_ name: String) -> Bool { name.wholeMatch(of: /[A-Z][A-Za-z0-9]{0,39}/) != nil }
    guard isWellFormed(name) else {
      let capital = name.prefix(1).uppercased() + name.dropFirst()
      throw .usage(
        isWellFormed(capital)
          ? "the name of a chapter begins with a capital letter: write \(capital)"
          : "\(name) cannot name a chapter: use at most 40 letters and digits, as in LightSwitch")
    }
    guard !reserved.contains(name) else { throw .usage("\(name) is a word or a module of Swift: choose another name") }
    let taken = Dictionary(modules(of: root, chapters).map { ($0.lowercased(), $0) }) { first, _ in first }
    for module in modules(of: name) {
      guard let other = taken[module.lowercased()] else { continue }
      throw .usage("there is a module \(other) already: choose another name")
    }
  }

  /// Keywords, and modules of the toolchain and the system: a target of that name would take their place.
  private static let reserved: Set = [
    "Any", "Self", "Type", "Protocol", "Combine", "Darwin", "Dispatch", "Foundation", "Glibc", "Musl", "Observation",
    "Swift", "Synchronization", "Testing", "XCTest",
  ]

  /// The modules of a chapter.
  private static func modules(of name: String) -> [String] { [name, "\(name)Program", "\(name)Web", "\(name)Tests"] }

  /// The modules of the package, whose folders have their names.
  private static func modules(of root: URL, _ chapters: [String]) -> [String] {
    ["Shared", "Shared/Tools", "Tests"].flatMap { NewChapter.names(in: root.appendingPathComponent($0)) }
      + chapters.flatMap { modules(of: String($0.drop { $0 != "-" }.dropFirst())) }
  }
}
