import Highlighting
import Stage

/// The functions of a source file, found by the lines they begin on: `CallbackWay.ViewModel.up`.
///
/// Formatted code tells by its indentation what stands in what.
nonisolated struct FunctionNames {
  private let lines: [Line]

  private struct Line {
    /// How far it is moved to the right; nil if it is empty.
    var depth: Int?
    /// Whether it closes what began on an earlier line that is moved as far.
    var isClosing: Bool
    var declaration: Declaration?
  }

  private struct Declaration {
    var name: String
    /// Whether it holds others by name.
    var isType: Bool

    /// Nil for what has no name, such as a pair of variables.
    init?(_ name: String, isType: Bool = false) {
      guard !name.isEmpty else { return nil }
      (self.name, self.isType) = (name, isType)
    }
  }

  /// The functions of `source`.
  init(_ source: HighlightedSource) {
    lines = source.lines.map { pieces in
      let text = pieces.map(\.text).joined()
      let start = text.firstIndex { $0 != " " }
      return Line(
        depth: start.map { text.distance(from: text.startIndex, to: $0) },
        isClosing: start.map { ")}]".contains(text[$0]) } ?? false, declaration: Self.declaration(pieces))
    }
  }

  /// The names of the functions that begin on these lines, from 1, in the order of the file. Where only closures in a
  /// function do, it is told with braces: `RxWay.ViewModel.setup {…}`.
  func names(on numbers: some Sequence<Int>) -> [String] {
    var names: [String] = []
    for number in numbers.sorted() where lines.indices.contains(number - 1) {
      guard let (name, isWhole) = function(on: number - 1), !names.contains(name) else { continue }
      let closures = "\(name) {…}"
      if isWhole { names.removeAll { $0 == closures } }
      if isWhole || !names.contains(closures) { names.append(isWhole ? name : closures) }
    }
    return names
  }

  /// The function that line `index` is in, with the types it is in, and whether it is the line on which it begins.
  private func function(on index: Int) -> (name: String, isWhole: Bool)? {
    let around = surroundings(of: index)
    guard let member = around.firstIndex(where: { !$0.declaration.isType }) else { return nil }
    let names = around[...member].map(\.declaration.name)
    return (names.joined(separator: "."), around[member].isFirst && member == around.count - 1)
  }

  /// The declarations around line `index`, its own among them, the outermost first; and whether one begins there, also if
  /// its parameters take several lines.
  private func surroundings(of index: Int) -> [(declaration: Declaration, isFirst: Bool)] {
    guard var depth = lines[index].depth else { return [] }
    var around: [(declaration: Declaration, isFirst: Bool)] = []
    if let declaration = lines[index].declaration { around.append((declaration, true)) }
    var continues = lines[index].isClosing
    var isFirst = continues
    for line in lines[..<index].reversed() {
      guard let next = line.depth, next < depth || continues && next == depth else { continue }
      depth = next
      continues = line.isClosing
      if let declaration = line.declaration { around.append((declaration, isFirst)) }
      if !continues { isFirst = false }
    }
    return around.reversed()
  }

  private static func declaration(_ pieces: [HighlightedSource.Piece]) -> Declaration? {
    for (index, piece) in pieces.enumerated() {
      let rest = pieces[(index + 1)...].map(\.text).joined().drop { $0 == " " }
      switch piece.kind {
      case .plain where piece.text.allSatisfy(\.isWhitespace) || piece.text.hasPrefix("("): continue
      case .attribute: continue
      case .keyword where modifiers.contains(piece.text): continue
      case .keyword where piece.text == "class" && introducers.contains(rest.firstWord): continue
      case .keyword where unnamed.contains(piece.text): return Declaration(piece.text)
      case .keyword where types.contains(piece.text): return Declaration(rest.name, isType: true)
      case .keyword where members.contains(piece.text): return Declaration(rest.name)
      default: return nil
      }
    }
    return nil
  }

  private static let types: Set = ["actor", "class", "enum", "extension", "protocol", "struct"]
  private static let members: Set = ["func", "let", "var"]
  private static let unnamed: Set = ["deinit", "init", "subscript"]
  private static let modifiers: Set = [
    "borrowing", "consuming", "convenience", "dynamic", "fileprivate", "final", "indirect", "infix", "internal",
    "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "override", "package", "postfix", "prefix",
    "private", "public", "required", "static", "unowned", "weak",
  ]

  /// Before these `class` is a modifier, before a name it declares one.
  private static let introducers = members.union(unnamed).union(modifiers)
}

nonisolated extension Substring {
  /// The name at the beginning: a word, also one of several or between backticks, or the sign of an operator, or what else
  /// stands before the first blank, as in `extension [Int] {`.
  fileprivate var name: String {
    let word = prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) }
    if !word.isEmpty, first != "." { return String(word) }
    return String(prefix { !" (".contains($0) })
  }

  fileprivate var firstWord: String { String(prefix { $0.isLetter }) }
}
