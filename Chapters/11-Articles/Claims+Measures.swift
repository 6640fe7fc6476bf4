import Stage

/// The route from a change, through the request for a page, to the result, in the source of a presenter.
struct PageRoute {
  /// The name of the way.
  let way: String

  private let file: String
  private let declaration: String
  private let change: String
  private let request: String
  private let result: String

  /// The route in the original.
  static let original = PageRoute(
    way: "original", file: "Original.swift", declaration: "func load", change: "input.searchText.drive",
    request: "interactor.page(", result: "take(items)")

  /// The routes in the four ways.
  static func ofEachWay() -> [PageRoute] {
    Pattern.allCases.map { pattern in
      let way = pattern.fileName
      return PageRoute(
        way: pattern.rawValue, file: "\(way)/\(way)Presenter.swift",
        declaration: [.callback: "func load", .rx: "var answers"][pattern] ?? "func follow",
        change: pattern == .rx ? "input.text" : "func textChanged(",
        request: pattern == .rx ? "interactor.page(" : "interactor.loadPage(",
        result: pattern == .delegate ? "func interactorDidLoad(" : ".answered(")
    }
  }

  /// The number of lines between request and result.
  var distance: Int {
    get throws { try abs(line(of: request) - line(of: result)) }
  }

  /// A Boolean value indicating whether request and result are in one declaration.
  var joinsRequestAndResult: Bool {
    get throws { try isTogether([request, result]) }
  }

  /// A Boolean value indicating whether change, request and result are in one declaration.
  var isInOnePlace: Bool {
    get throws { try isTogether([change, request, result]) }
  }

  private func isTogether(_ texts: [String]) throws -> Bool {
    guard let lines = try SourceFile(contentsOf: file).lines(of: declaration) else {
      throw MissingText(text: declaration, file: file)
    }
    return try texts.allSatisfy { text in lines.contains(try line(of: text)) }
  }

  private func line(of text: String) throws -> Int {
    guard let index = try SourceFile(contentsOf: file).lines.firstIndex(where: { $0.contains(text) }) else {
      throw MissingText(text: text, file: file)
    }
    return index + 1
  }
}

/// Returns the number of files of a way in which a method between interactor and presenter is declared, called or
/// implemented.
func fileCount(of method: String, in pattern: Pattern) throws -> Int {
  let way = pattern.fileName
  return try ["Contract", "Interactor", "Presenter"].count { role in
    try SourceFile(contentsOf: "\(way)/\(way)\(role).swift").lines.contains { $0.contains("\(method)(") }
  }
}

/// Returns the number of members through which the modules of a way know each other.
func memberCount(ofContractOf pattern: Pattern) throws -> Int {
  let way = pattern.fileName
  return try SourceFile(contentsOf: "\(way)/\(way)Contract.swift").lines.count { $0.contains(#/^ +(func|var|let) /#) }
}

/// Returns the code that a way gained for the log: lines, places and the roles in which they are.
func growth(of pattern: Pattern) throws -> (lines: Int, places: Int, roles: String) {
  let way = pattern.fileName
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

/// A text that a source file was expected to contain.
private struct MissingText: Error, CustomStringConvertible {
  let text: String
  let file: String

  var description: String { "\(file) contains no \"\(text)\"" }
}
