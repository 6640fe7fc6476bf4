import BuiltPackage
import Foundation
import Markdown
import Stage
import TerminalStage
import Testing

@Suite("The map of the package")
struct PackageMapTests {
  private static let manifest = Task { try await Manifest() }

  @Test func `each target declares the modules that it imports, and no others`() async throws {
    let manifest = try await Self.manifest.value
    var unused = manifest.sharedByChapters
    for target in manifest.targets {
      let imported = try target.imports().intersection(manifest.names)
      for module in imported.subtracting(target.declared).sorted() {
        Issue.record("\(target.name) imports \(module): declare it in Package.swift")
      }
      for module in target.declared.subtracting(imported).subtracting(manifest.allowed(for: target)).sorted() {
        Issue.record("\(target.name) declares \(module) in Package.swift, and does not import it")
      }
      if target.isChapter { unused.subtract(imported) }
    }
    for module in unused.sorted() {
      Issue.record("Package.swift declares \(module) for all chapters, and no chapter imports it")
    }
  }

  @Test func `CONTRIBUTING lists each module with its imports, below all of them`() async throws {
    let manifest = try await Self.manifest.value
    let modules = manifest.targets.filter { !$0.isTest && !$0.path.hasPrefix("Chapters/") }
    let rows = try Self.rows(of: "CONTRIBUTING.md")
    let listed = Set(rows.map { "\($0.name) with \($0.imports.sorted())" })
    let declared = Set(modules.map { "\($0.name) with \($0.declared.sorted())" })
    #expect(listed.subtracting(declared) == [], "CONTRIBUTING.md lists this, and Package.swift does not declare it")
    #expect(declared.subtracting(listed) == [], "Package.swift declares this, and CONTRIBUTING.md does not list it")
    var above: Set<String> = []
    for row in rows {
      #expect(row.imports.subtracting(above) == [], "CONTRIBUTING.md: \(row.name) imports what stands below it")
      #expect(above.insert(row.name).inserted, "CONTRIBUTING.md lists \(row.name) twice")
    }
  }

  @Test func `only Platform asks for which system it is compiled`() throws {
    let question = /#(if|elseif) .*(canImport\((Glibc|Musl|Darwin|ObjectiveC)\)|os\(|targetEnvironment\().*/
    // `Parity` is a product without dependencies.
    let mayAsk = ["Shared/Platform/", "Shared/Parity/AutoreleasePool.swift"]
    let module = /import (Glibc|Musl|Darwin)/
    for folder in ["Shared", "Tests", "Chapters"] {
      for path in try PackageFolder.swiftFiles(in: folder) where !mayAsk.contains(where: path.hasPrefix) {
        for (index, line) in try PackageFolder.text(of: path).components(separatedBy: "\n").enumerated() {
          let code = line.drop { $0 == " " }
          guard code.wholeMatch(of: question) != nil || code.wholeMatch(of: module) != nil else { continue }
          Issue.record("\(path):\(index + 1): move what differs between systems to Shared/Platform")
        }
      }
    }
  }

  /// The rows of the table with the modules.
  private static func rows(of document: String) throws -> [(name: String, imports: Set<String>)] {
    let tables = MarkdownDocument(try PackageFolder.text(of: document)).blocks.compactMap { block in
      if case .table(let table) = block.content { table } else { nil }
    }
    let table = try #require(tables.first { $0.head.map(\.plainText) == ["module", "purpose", "imports"] })
    return table.rows.map { cells in
      (cells[0].plainText, Set(cells[2].plainText.components(separatedBy: ", ")).subtracting(["–"]))
    }
  }
}

/// The manifest of this package, as the package manager reads it.
private struct Manifest: Decodable {
  let targets: [Target]

  init() async throws {
    // A folder of its own, because `swift test` holds the lock of the build.
    let run = try await ProgramRun(
      commandLine: #"work=$(mktemp -d); trap 'rm -r "$work"' EXIT; "#
        + #"command swift package --scratch-path "$work" dump-package"#)
    try #require(run.status == 0, "swift package dump-package: \(run.complaints)")
    self = try JSONDecoder().decode(Manifest.self, from: run.output)
  }

  var names: Set<String> { Set(targets.map(\.name)) }

  /// The modules that every chapter declares: they share one list.
  var sharedByChapters: Set<String> {
    let lists = targets.filter(\.isChapter).map(\.declared)
    return lists.dropFirst().reduce(lists.first ?? []) { $0.intersection($1) }
  }

  /// The modules that a target may declare without importing them: those of the chapters' list where it has the whole
  /// list, and the programs that a test or a plugin runs, because the declaration has them built.
  func allowed(for target: Target) -> Set<String> {
    let list = target.declared.isSuperset(of: sharedByChapters) ? sharedByChapters : []
    // What a plugin adds to tests has imports, too.
    if target.isTest, target.hasPlugin { return target.declared }
    // The tests of the chapters share a list as well.
    if targets.contains(where: { $0.isChapter && "\($0.name)Tests" == target.name }) { return target.declared }
    return target.isTest || target.type == "plugin"
      ? list.union(targets.filter { $0.type == "executable" }.map(\.name)) : list
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String
    let exclude: [String]
    private let dependencies: [Dependency]
    private let pluginUsages: [PluginUsage]?

    private struct Dependency: Decodable {
      /// The name, and the condition for it; nil for a product of another package.
      let byName: [String?]?
    }

    private struct PluginUsage: Decodable {}

    var isTest: Bool { type == "test" }

    var hasPlugin: Bool { pluginUsages?.isEmpty == false }

    /// True for the library of a chapter, which its program and a reader's depend on.
    var isChapter: Bool { type == "regular" && path.hasPrefix("Chapters/") }

    /// The targets of this package that it depends on.
    var declared: Set<String> { Set(dependencies.compactMap { $0.byName?.first ?? nil }) }

    /// The modules that its files import.
    func imports() throws -> Set<String> {
      Set(try Self.swiftFiles(in: path, except: exclude.map { "\(path)/\($0)" }).flatMap(Self.imports))
    }

    /// The Swift files in a folder, also where links lead.
    private static func swiftFiles(in folder: String, except excluded: [String]) throws -> [String] {
      let place = PackageFolder.root.appendingPathComponent(folder).resolvingSymlinksInPath().path
      let paths = try FileManager.default.contentsOfDirectory(atPath: place).map { "\(folder)/\($0)" }
      return try paths.filter { !excluded.contains($0) }.flatMap { path in
        if path.hasSuffix(".swift") { return [path] }
        var isFolder: ObjCBool = false
        let place = PackageFolder.root.appendingPathComponent(path).path
        let isThere = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
        return isThere && isFolder.boolValue ? try swiftFiles(in: path, except: excluded) : []
      }
    }

    /// The modules that a file imports. Indented imports are modules of the system, or text in a literal.
    private static func imports(of path: String) throws -> [String] {
      let lines = try PackageFolder.text(of: path).components(separatedBy: "\n")
      return SourceFile(lines.filter { !$0.hasPrefix(" ") && $0.contains("import ") }.joined(separator: "\n")).imports
    }
  }
}
