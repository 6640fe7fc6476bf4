import Foundation
import Stage

/// The route from the request for a page to what is done with its result, in the source of a presenter.
struct PageRoute {
  /// The name of the way.
  let way: String

  private let file: String
  private let declaration: String
  private let request: String
  private let result: String

  /// The route in the original.
  static let original = PageRoute(
    way: "original", file: "Original.swift", declaration: "func load", request: "interactor.page(",
    result: "take(items)")

  /// The routes in the four ways.
  static func ofEachWay() -> [PageRoute] {
    Pattern.allCases.map { pattern in
      let way = pattern.rawValue.capitalized
      return PageRoute(
        way: pattern.rawValue, file: "\(way)/\(way)Presenter.swift",
        declaration: [.callback: "func load", .rx: "var answers"][pattern] ?? "func follow",
        request: pattern == .rx ? "interactor.page(" : "interactor.loadPage(",
        result: pattern == .delegate ? "func interactorDidLoad(" : ".answered(")
    }
  }

  /// The number of lines between the two.
  var distance: Int {
    get throws { try abs(line(of: request) - line(of: result)) }
  }

  /// A Boolean value indicating whether both are in one declaration.
  var isInOnePlace: Bool {
    get throws {
      guard let lines = try SourceFile(contentsOf: file).lines(of: declaration) else {
        throw MissingText(text: declaration, file: file)
      }
      return try lines.contains(line(of: request)) && lines.contains(line(of: result))
    }
  }

  private func line(of text: String) throws -> Int {
    guard let index = try lines(of: file).firstIndex(where: { $0.contains(text) }) else {
      throw MissingText(text: text, file: file)
    }
    return index + 1
  }
}

/// The number of files in which a method of the interactor's delegate is declared, called or implemented.
func fileCount(ofDelegateMethod name: String) throws -> Int {
  try ["Contract", "Interactor", "Presenter"].count { role in
    try lines(of: "Delegate/Delegate\(role).swift").contains { $0.contains("\(name)(") }
  }
}

/// The number of members through which the modules of a way know each other.
func memberCount(ofContractOf pattern: Pattern) throws -> Int {
  let way = pattern.rawValue.capitalized
  return try lines(of: "\(way)/\(way)Contract.swift").count { $0.contains(#/^ +(func|var|let) /#) }
}

/// The code that a way gained for the log: lines, places and the roles in which they are.
func growth(of pattern: Pattern) throws -> (lines: Int, places: Int, roles: String) {
  let way = pattern.rawValue.capitalized
  let roles = pattern == .delegate ? ["Presenter", "View"] : ["View"]
  let growths = try roles.map { role in
    // Names that are qualified outside of their namespace are no growth.
    try Growth(
      from: "\(way)/\(way)\(role).swift", to: "\(way)/\(way)\(role)+Log.swift",
      renamed: ["\(way)Way.": "", "LoggedScreen": "ArticlesScreen"])
  }
  return (
    growths.reduce(0) { $0 + $1.lines }, growths.reduce(0) { $0 + $1.places },
    roles.joined(separator: " and ").lowercased()
  )
}

private func lines(of file: String) throws -> [Substring] {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  return try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    .split(separator: "\n", omittingEmptySubsequences: false)
}

/// A text that a source file was expected to contain.
private struct MissingText: Error, CustomStringConvertible {
  let text: String
  let file: String

  var description: String { "\(file) contains no \"\(text)\"" }
}
