import Stage

/// The route from a change, through the request for a page, to the result, in the source of a presenter.
struct PageRoute {
  /// The name of the way.
  let way: String

  /// The number of lines between request and result.
  let distance: Int

  /// A Boolean value indicating whether request and result are in one declaration.
  let joinsRequestAndResult: Bool

  /// A Boolean value indicating whether change, request and result are in one declaration.
  let isInOnePlace: Bool

  private init(
    _ way: String, in file: String, _ declaration: String, change: String, request: String, result: String
  ) throws {
    let source = try SourceFile(contentsOf: file)
    guard let body = source.lines(of: declaration) else { throw MissingText(text: declaration, file: file) }
    let lines = try [change, request, result].map { text in
      guard let index = source.lines.firstIndex(where: { $0.contains(text) }) else {
        throw MissingText(text: text, file: file)
      }
      return index + 1
    }
    self.way = way
    distance = abs(lines[1] - lines[2])
    joinsRequestAndResult = lines.dropFirst().allSatisfy(body.contains)
    isInOnePlace = lines.allSatisfy(body.contains)
  }

  /// Returns the route in the original.
  static func ofOriginal() throws -> PageRoute {
    try PageRoute(
      "original", in: "Original.swift", "func load", change: "input.searchText.drive", request: "interactor.page(",
      result: "take(items)")
  }

  /// Returns the routes in the four ways.
  static func ofEachWay() throws -> [PageRoute] {
    try Pattern.allCases.map { pattern in
      let way = pattern.fileName
      return try PageRoute(
        pattern.rawValue, in: "\(way)/\(way)Presenter.swift",
        [.callback: "func load", .rx: "var answers"][pattern] ?? "func follow",
        change: pattern == .rx ? "input.text" : "func textChanged(",
        request: pattern == .rx ? "interactor.page(" : "interactor.loadPage(",
        result: pattern == .delegate ? "didLoad page:" : ".answered(")
    }
  }
}

/// Returns the number of files of a way in which a method between interactor and presenter is declared, called or
/// implemented.
func fileCount(of method: String, in pattern: Pattern) throws -> Int {
  let way = pattern.fileName
  let mention = try Regex(#"\b\#(method)[(: ]"#)
  return try ["Contract", "Interactor", "Presenter"].count { role in
    try SourceFile(contentsOf: "\(way)/\(way)\(role).swift").lines.contains { $0.contains(mention) }
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
