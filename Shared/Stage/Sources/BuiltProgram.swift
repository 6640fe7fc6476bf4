import Foundation

/// A program in the folder into which SwiftPM has built it.
nonisolated struct BuiltProgram {
  /// The running program.
  static let running = BuiltProgram(Bundle.main.executableURL?.resolvingSymlinksInPath())

  private let place: URL?

  /// The time at which the program was linked. It is read once: a later build replaces the file, but not a program that runs.
  private let linked: Date?

  /// The program at `place`, as it is now.
  init(_ place: URL?) {
    self.place = place
    linked = place.flatMap(Self.date)
  }

  /// Returns true if the program may have been built from another version of a source file of `module` than the one that was
  /// saved at `date`.
  ///
  /// `swift build` compiles a file that was saved without a change, but then leaves its object file and the program untouched.
  /// Only the list of its dependencies gets a new date, and a compiler error deletes it. Other build systems have these files
  /// elsewhere: the date of the program decides there.
  func mayLack(_ source: String, of module: String, savedAt date: Date) -> Bool {
    guard let place, let linked, date > linked else { return false }
    let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
    let file = place.deletingLastPathComponent().appending(path: "\(module).build/\(name)")
    guard let compiled = Self.date(of: file.appendingPathExtension("d")),
      let object = Self.date(of: file.appendingPathExtension("swift.o"))
    else { return true }
    return date > compiled || object > linked
  }

  /// Returns the time at which a file was last written; nil if there is none.
  static func date(of file: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }
}
