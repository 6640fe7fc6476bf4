import Foundation
import Terminal

/// The command that builds a program so that it counts its lines, and starts it again as it was started.
nonisolated package struct CountingBuild: Hashable {
  /// The program of a chapter.
  let program: String

  /// What it was called with.
  let arguments: [String]

  /// The folder of the package, if it is typed elsewhere.
  let package: String?

  /// The build of `program`, which is then called with `arguments`.
  package init(program: String, arguments: [String] = [], package: String? = nil) {
    (self.program, self.arguments, self.package) = (program, arguments, package)
  }
}

nonisolated extension CountingBuild: CustomStringConvertible {
  /// As it is to be typed. It is one line, and nothing in it is for the terminal to obey.
  ///
  /// A scratch path of its own, or the ordinary build would have to be made again afterwards.
  package var description: String {
    let scratch = (package.map { "\($0)/" } ?? "") + ".build-trace"
    let words =
      ["swift", "build"] + (package.map { ["--package-path", $0] } ?? [])
      + ["--enable-code-coverage", "--scratch-path", scratch, "--product", program]
    return [words, ["\(scratch)/debug/\(program)"] + arguments].map { words in
      words.map(\.quotedForShell).joined(separator: " ")
    }.joined(separator: " && ")
  }
}

nonisolated extension String {
  /// The text as a shell takes it, in a form that a terminal shows. What nobody could see or type is written byte by byte,
  /// as in `$'\033'`, which bash, zsh and ksh know.
  var quotedForShell: String {
    if !isEmpty, allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=,:+".contains($0)) }) { return self }
    // A mark may sit on an apostrophe: a shell sees the apostrophe all the same.
    let pieces = unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }
    if visible == self { return "'\(pieces.joined())'" }
    return "$'\(map(\.escapedForShell).joined())'"
  }
}

nonisolated extension Character {
  fileprivate var escapedForShell: String {
    if self == "'" || self == "\\" { return "\\\(self)" }
    let text = String(self)
    let isPlain = !unicodeScalars.contains { $0 == "'" || $0 == "\\" }
    if isPlain, text.visible == text { return text }
    return text.utf8.map { String(format: "\\%03o", Int($0)) }.joined()
  }
}
