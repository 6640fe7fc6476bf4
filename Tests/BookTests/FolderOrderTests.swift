import BuiltPackage
import Foundation
import Testing

@Suite("The folders of the modules")
struct FolderOrderTests {
  @Test(arguments: try modules())
  func `no folder of a module uses, by way of others, a folder that uses it`(_ module: String) throws {
    let uses = try Self.uses(in: module)
    for folder in uses.keys.sorted() {
      var open = uses[folder, default: [:]].map { (path: [folder, $0.key], reasons: [$0.value]) }
      var seen: Set<String> = []
      while let (path, reasons) = open.popLast() {
        guard let last = path.last, seen.insert(last).inserted else { continue }
        if last == folder {
          Issue.record("Shared/\(module): \(path.joined(separator: " → ")), by \(reasons.joined(separator: ", "))")
          break
        }
        open += uses[last, default: [:]].map { (path + [$0.key], reasons + [$0.value]) }
      }
    }
  }

  private static func modules() throws -> [String] { try PackageFolder.names(in: "Shared").filter { $0 != "Tools" } }

  /// For each folder those whose types its files name, with one such name in its file. What stands beside the folders may
  /// use all of them.
  private static func uses(in module: String) throws -> [String: [String: String]] {
    var texts: [String: String] = [:]
    var places: [String: String] = [:]
    let modifiers = "(?:@\\w+ )*(?:nonisolated |public |package |final |indirect )*"
    let declaration = try Regex<(Substring, Substring)>(
      "(?m)^\(modifiers)(?:class|struct|enum|protocol|typealias) (\\w+)")
    let top = "Shared/\(module)/"
    for file in try PackageFolder.swiftFiles(in: "Shared/\(module)") where file.dropFirst(top.count).contains("/") {
      let path = String(file.dropFirst(top.count))
      let text = try PackageFolder.text(of: file)
        .replacing(#/(?s)""".*?"""/#, with: "").replacing(#/(?m)//.*$/#, with: "").replacing(#/"[^"\n]*"/#, with: "")
      texts[path] = text
      for match in text.matches(of: declaration) { places["\(match.1)"] = folder(of: path) }
    }
    var uses: [String: [String: String]] = [:]
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      for word in Set(text.matches(of: #/(?:^|[^.\w])([A-Z]\w+)/#).map { "\($0.1)" }).sorted() {
        guard let place = places[word], place != folder(of: path) else { continue }
        uses[folder(of: path), default: [:]][place] = "\(word) in \(path)"
      }
    }
    return uses
  }

  private static func folder(of path: String) -> String { String(path.prefix { $0 != "/" }) }
}
