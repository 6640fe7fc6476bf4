/// Lines of code as the book counts them, see ``Swift/StringProtocol/isCode``.
nonisolated public struct WayCode: Sendable {
  /// The lines, with their indentation.
  public let lines: [Substring]

  /// The lines of code in `texts`.
  public init(_ texts: [String]) {
    lines = texts.flatMap { $0.split(whereSeparator: \.isNewline) }.filter(\.isCode)
  }

  /// The number of lines.
  public var lineCount: Int { lines.count }

  /// The number of levels by which the deepest line is indented.
  public var depth: Int { depths.max() ?? 0 }

  /// The number of levels by which each line is indented.
  public var depths: [Int] { lines.map { $0.prefix { $0 == " " }.count / 2 } }

  /// The number of closures that capture an object weakly.
  public var weakClosures: Int { lines.count { $0.contains("[weak ") || $0.contains("[unowned ") } }

  /// The number of methods and functions with a body.
  public var methods: Int { lines.count { $0.contains(/\bfunc\b.*(?:\{|[(,]$)/) } }

  /// The number of closure expressions: opening braces that begin neither a declaration nor a statement.
  public var closures: Int {
    lines.filter { $0.contains("{") }.map { line in
      let code = line.drop { $0 == " " }.replacing(/"(?:\\.|[^"\\])*"/, with: "")
      return max(0, code.count { $0 == "{" } - code.matches(of: Self.block).count)
    }.reduce(0, +)
  }

  /// The beginning of a block that is no closure.
  private static var block: Regex<Substring> {
    #/
      (?:^|\s)(?:func|init|deinit|class|struct|enum|extension|protocol|subscript)(?=[\s(?])
      | (?:^|\s)(?:if|else|switch|for|while|do|catch)(?=\s)
      | (?:didSet|willSet|get|set)\s\{
      | \bvar\s\w+:\s[^={]*\{
      | \bvar\s[^{]*\{(?=$|\sdidSet)
      | ^\)\s(?:->.*)?\{$
    /#
  }
}
