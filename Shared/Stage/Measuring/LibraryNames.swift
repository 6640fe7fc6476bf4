import Foundation
import Highlighting

/// The names that a module offers, and those that a text uses.
nonisolated public enum LibraryNames {
  /// The names that the module `module` of this package declares for others.
  ///
  /// - Throws: if a file cannot be read: the program was moved away from its sources.
  public static func declared(by module: String) throws -> Set<String> {
    let folder = ChapterSources.package.appendingPathComponent("Shared/\(module)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .reduce(into: []) { names, path in
        names.formUnion(declared(in: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)))
      }
  }

  /// The names that a text declares for others: types, functions, properties. Names of one letter and overrides are left
  /// out.
  public static func declared(in text: String) -> [String] {
    text.matches(
      of:
        /(?m)^ *(?:@\w+(?:\([^)]*\))? )*(?:public|open(?= class)) (?:[a-z()]+ )*(?:func|var|let|class|struct|enum|protocol|typealias) `?(\w{2,})/
    )
    .map { String($0.1) }
  }

  /// The names that a text may have from elsewhere: those of members, behind a point, and those of types that it does not
  /// declare itself. Comments and strings are left out.
  public static func used(in text: String) -> Set<String> {
    let code = HighlightedSource(text).lines.map { line in
      line.map { [.comment, .string].contains($0.kind) ? " " : $0.text }.joined()
    }.joined(separator: "\n")
    let members = code.matches(of: /\.`?([a-z_]\w*)/).map { String($0.1) }
    let types = code.matches(of: /\b[A-Z]\w*/).map { String($0.0) }
    let own = code.matches(of: /\b(?:class|struct|enum|protocol|actor|typealias|case) (\w+)/).map { String($0.1) }
    return Set(members).union(Set(types).subtracting(own))
  }
}
