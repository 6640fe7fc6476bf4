/// The abilities of a terminal, as far as the environment of the program shows them.
public struct TerminalTraits: Hashable, Sendable {
  /// True if it shows more than ASCII: the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is not empty names UTF-8.
  public var hasUTF8: Bool
  /// True to use colours: not with `NO_COLOR` set to anything (no-color.org), nor on a terminal that is dumb.
  public var hasColors: Bool
  /// True if a cursor can be placed at all: not without `TERM`, nor if it says `dumb`.
  public var isUsable: Bool

  /// Creates the traits that follow from the environment.
  ///
  /// - Parameter allowsColors: what the program was asked for, such as `--no-color`.
  public init(environment: [String: String], allowsColors: Bool = true) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let codeset = locale.split(separator: ".", maxSplits: 1).dropFirst().first?.split(separator: "@").first ?? ""
    hasUTF8 = ["utf8", "utf-8"].contains((codeset.isEmpty ? locale : String(codeset)).lowercased())
    let name = environment["TERM"] ?? ""
    isUsable = !name.isEmpty && name != "dumb"
    hasColors = allowsColors && isUsable && (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// The mark of a shortened text: one column, or three of ASCII.
  public var ellipsis: String { hasUTF8 ? "…" : "..." }
}

extension Painter {
  /// A painter for a terminal that can do this.
  public init(_ traits: TerminalTraits) {
    self.init(hasColors: traits.hasColors, hasUTF8: traits.hasUTF8)
  }
}
