import BuiltPackage
import Stage

@testable import Book

/// The code of the four ways of a chapter, step by step.
struct ChapterCode {
  let chapter: ChapterFolder

  /// The steps as they stand in file names: "" for the first, `Tens`.
  let steps: [String]

  private let files: [WayFile]

  /// - Throws: if a file cannot be read.
  init(_ chapter: ChapterFolder) throws {
    self.chapter = chapter
    files = try chapter.swiftFiles().compactMap { WayFile($0, try PackageFolder.text(of: $0)) }
    steps = try PackageFolder.text(of: "\(chapter.path)/\(chapter.program).swift")
      .matches(of: /typealias Callback = CallbackWay\.(?:(\w+)\.)?Controller/).map { $0.1.map(String.init) ?? "" }
  }

  /// The code of a way in the last step, which is the fullest.
  func code(of way: Pattern) -> SourceText { code(of: way, in: steps.count - 1) }

  /// The code of a way in a step, counted from 0.
  func code(of way: Pattern, in step: Int) -> SourceText { SourceText(texts(of: way, in: step)) }

  /// What a way had to gain for the second step; nil if there is none.
  func growth(of way: Pattern) -> Growth? {
    guard steps.count > 1 else { return nil }
    let new = texts(of: way, in: 1)
    let old = texts(of: way, in: 0)
    return Growth(
      fromText: old.joined(separator: "\n"), toText: new.joined(separator: "\n"),
      renamed: Self.screen(new).flatMap { new in Self.screen(old).map { [new: $0] } } ?? [:])
  }

  /// The files of a way in a step, role by role: a later step has files only for the roles that it changes.
  private func texts(of way: Pattern, in step: Int) -> [String] {
    let own = files.filter { $0.way == way }
    let roles = own.map(\.role).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return roles.compactMap { role in
      steps[...step].reversed().lazy.compactMap { step in own.first { $0.role == role && $0.step == step }?.text }.first
    }
  }

  /// The type of the screen that a step's controller gets: another one for each step, which is no change of the way.
  private static func screen(_ texts: [String]) -> String? {
    texts.lazy.compactMap { $0.firstMatch(of: /init\(_ screen: (\w+)/).map { String($0.1) } }.first
  }
}

/// Lines of code as the book counts them: not those that are blank, a comment, an import or nothing but brackets.
struct SourceText {
  private let lines: [Substring]

  init(_ texts: [String]) {
    lines = texts.flatMap { $0.split(whereSeparator: \.isNewline) }.filter(\.isCode)
  }

  /// How many there are.
  var lineCount: Int { lines.count }

  /// How many levels the deepest line is indented.
  var depth: Int { lines.map { $0.prefix { $0 == " " }.count / 2 }.max() ?? 0 }

  /// How many closures must hold somebody weakly.
  var weakClosures: Int { lines.count { $0.contains("[weak ") || $0.contains("[unowned ") } }
}
