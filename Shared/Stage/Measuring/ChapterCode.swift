import Foundation

/// The code of the ways of a chapter, step by step: of the four, and of `today` where the chapter has it.
nonisolated public struct ChapterCode: Sendable {
  /// The name of the chapter's program, such as `Counter`.
  public let chapter: String

  /// The steps as they stand in file names: "" for the first, `Tens`.
  public let steps: [String]

  private let files: [WayFile]

  /// The code in `folder`, a path from the folder `root` such as `Chapters/03-Counter`.
  ///
  /// - Throws: if a file cannot be read.
  public init(_ folder: String, of root: URL) throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let name = String(folder.drop { $0 != "-" }.dropFirst())
    chapter = name
    files = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { WayFile("\(folder)/\($0)", try text("\(folder)/\($0)")) }
    steps = try text("\(folder)/\(name).swift")
      .matches(of: /typealias Callback = CallbackWay\.(?:(\w+)\.)?Controller/).map { $0.1.map(String.init) ?? "" }
  }

  /// The chapters of the package from which this program was built, in reading order.
  ///
  /// - Throws: if a file cannot be read: the program was moved away from its sources.
  public static func all() throws -> [ChapterCode] { try all(of: ChapterSources.package) }

  /// The chapters of the package in the folder `root`, in reading order.
  ///
  /// - Throws: if a file cannot be read.
  public static func all(of root: URL) throws -> [ChapterCode] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Chapters").path)
      .filter { $0.contains("-") }.sorted().map { try ChapterCode("Chapters/\($0)", of: root) }
  }

  /// The name of the fifth way; nil if the chapter does not have it.
  public var fifthWay: String? { files.contains { $0.way == Pattern.today } ? Pattern.today : nil }

  /// The code of a way in the last step, which is the fullest.
  public func code(of way: Pattern) -> WayCode { code(of: way, in: steps.count - 1) }

  /// The code of a way in the last step, by its name; nil if the chapter does not have the way.
  public func code(of way: String) -> WayCode? {
    let files = files(of: way, in: steps.count - 1)
    return files.isEmpty ? nil : WayCode(files.map(\.text))
  }

  /// The code of a way in a step, counted from 0.
  public func code(of way: Pattern, in step: Int) -> WayCode { WayCode(files(of: way.rawValue, in: step).map(\.text)) }

  /// The code of the files that have `role` in the last step of a way, such as `Presenter`.
  public func code(of way: Pattern, role: String) -> WayCode {
    WayCode(files(of: way.rawValue, in: steps.count - 1).filter { $0.role == role }.map(\.text))
  }

  /// The texts of a way's files in the last step.
  public func texts(of way: Pattern) -> [String] { files(of: way.rawValue, in: steps.count - 1).map(\.text) }

  /// The growth of a way from its first step to its second; `nil` if the chapter has one step.
  public func growth(of way: Pattern) -> Growth? { growth(of: way.rawValue) }

  /// The growth of a way from its first step to its second, by its name; `nil` if it does not have both.
  public func growth(of way: String) -> Growth? {
    guard steps.count > 1, steps[..<2].allSatisfy({ step in files.contains { $0.way == way && $0.step == step } })
    else { return nil }
    return growth(of: way, to: 1)
  }

  /// The growth of a way from each step to the next.
  public func growths(of way: Pattern) -> [Growth] {
    steps.indices.dropFirst().map { growth(of: way.rawValue, to: $0) }
  }

  private func growth(of way: String, to step: Int) -> Growth {
    let old = files(of: way, in: step - 1).map(\.text)
    let new = files(of: way, in: step).map(\.text)
    return Growth(
      fromText: old.joined(separator: "\n"), toText: new.joined(separator: "\n"),
      renamed: Self.screen(new).flatMap { new in Self.screen(old).map { [new: $0] } } ?? [:])
  }

  /// The files of a way in a step, role by role: a later step has files only for the roles that it changes.
  private func files(of way: String, in step: Int) -> [WayFile] {
    let own = files.filter { $0.way == way }
    let roles = own.map(\.role).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return roles.compactMap { role in
      steps[...step].reversed().lazy.compactMap { step in own.first { $0.role == role && $0.step == step } }.first
    }
  }

  /// The type of the screen that a step's controller gets. Each step has its own, which is no change of the way.
  private static func screen(_ texts: [String]) -> String? {
    texts.lazy.compactMap { $0.firstMatch(of: /init\(_ screen: (\w+)/).map { String($0.1) } }.first
  }
}
