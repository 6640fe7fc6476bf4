import Foundation

/// The next attempt of a judge, in a file that outlives it: the reader's code may end the judge, or block it forever.
///
/// The program that starts the judge makes the file, and names it in the environment. The judge adds what it tries, the
/// script of it indented, and a dot for each fresh screen on which it is tried:
///
///     = Reset goes back to 0.
///         tap up
///         tap reset
///     ..
public struct Journal: Hashable, Sendable {
  /// The environment variable that names the file.
  public static let variable = "JUDGES_JOURNAL"

  /// The path of the file.
  public let path: String

  /// The journal in a file.
  public init(path: String) {
    self.path = path
  }

  /// Makes the files, or empties them.
  ///
  /// - Throws: ``WorkbenchError``.
  public func begin() throws(WorkbenchError) {
    for file in [URL(fileURLWithPath: path), output, errors] {
      try WorkbenchError.writing(file) { try Data().write(to: $0) }
    }
  }

  /// Adds what is tried from now on.
  public func add(_ entry: Entry) {
    let lines = ["= \(entry.statement.replacing("\n", with: " "))"] + entry.script.map { "    \($0)" }
    append("\n" + lines.map { "\($0)\n" }.joined())
  }

  /// Adds that it is tried on a fresh screen. The prints of the one before are written: what follows may end the program.
  public func addScreen() {
    fflush(nil)
    append(".")
  }

  /// Adds that all has been judged. A program that ends without it was ended by what the reader has written.
  public func end() { append("\nend\n") }

  /// Straight to the file, and without a word if that cannot be: what is judged is not less right for it.
  private func append(_ text: String) {
    let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    var text = text
    text.withUTF8 { _ = write(file, $0.baseAddress, $0.count) }
  }
}

extension Journal {
  /// One thing that is tried.
  public struct Entry: Hashable, Sendable {
    /// The rule that must hold, as a sentence.
    public let statement: String

    /// The script by which it is tried, line by line; none where it is tried by many.
    public let script: [String]

    /// Creates an entry for a rule and its script.
    public init(_ statement: String, script: [String] = []) {
      (self.statement, self.script) = (statement, script)
    }
  }

  /// A Boolean value indicating whether all has been judged.
  public var hasEnded: Bool { text?.hasSuffix("\nend\n") ?? false }

  private var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// The last attempt; nil if there was none.
  public var last: Entry? {
    guard let text else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let place = lines.lastIndex(where: { $0.hasPrefix("= ") }) else { return nil }
    let script = lines[(place + 1)...].prefix { $0.hasPrefix("    ") }
    return Entry(String(lines[place].dropFirst(2)), script: script.map { String($0.dropFirst(4)) })
  }

  /// The length of the file: it grows for as long as the judge comes from one screen to the next.
  public var length: Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }
}
