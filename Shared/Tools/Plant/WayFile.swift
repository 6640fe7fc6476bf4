/// A source file of a way, by its declarations.
struct WayFile {
  /// The names of the modules that it imports.
  private(set) var imports: [String] = []

  /// The declarations in its extensions, from top to bottom.
  private(set) var declarations: [Declaration] = []

  /// One declaration of an extension, or several that no empty line divides.
  struct Declaration {
    /// The header of the extension: `extension CallbackWay.Tens {`, in one line or several.
    let header: String

    let file: String

    /// The index of its first line.
    let start: Int

    var lines: [String] = []

    /// The type that is extended: `CallbackWay.Tens`.
    var extended: String {
      String(header.dropFirst("extension ".count).prefix { $0.isLetter || $0.isNumber || $0 == "." })
    }

    /// The names of what is declared.
    var names: [String] {
      lines.filter { $0.prefix { $0 == " " }.count == 2 }.compactMap { line in
        line.firstMatch(of: /\b(?:class|struct|enum|protocol|typealias|func|var|let) (\w+)/).map { String($0.1) }
      }
    }

    /// Returns true if one of `names` stands in it as a word.
    func mentions(_ names: Set<String>) -> Bool {
      lines.contains { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { names.contains(String($0)) } }
    }
  }

  /// Reads the file `file`, in which `text` stands.
  init(_ file: String, _ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var header: String?
    var isOpen = false
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("import ") || line.hasPrefix("@testable import ") {
        imports.append(line)
      } else if line.hasPrefix("extension ") || (header != nil && !isOpen) {
        header = header.map { $0 + "\n" + line } ?? line
        isOpen = line.hasSuffix("{")
        if line.hasSuffix("{}") { (header, isOpen) = (nil, false) }
      } else if line == "}" {
        (header, isOpen) = (nil, false)
      } else if let header, isOpen {
        let isFirst = declarations.last?.header != header || declarations.last?.file != file
        let isNext =
          index > 0 && lines[index - 1].isEmpty && line.hasPrefix("  ") && !line.hasPrefix("   ") && line != "  }"
        if isFirst || isNext { declarations.append(Declaration(header: header, file: file, start: index)) }
        declarations[declarations.count - 1].lines.append(line)
      }
    }
  }
}
