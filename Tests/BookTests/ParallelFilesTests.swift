import BuiltPackage
import Foundation
import Stage
import Testing

@testable import Pages

@Suite("The four ways are parallel files")
struct ParallelFilesTests {
  @Test(arguments: try PackageFolder.chapters())
  func `in every step of every chapter`(_ chapter: ChapterFolder) throws {
    let files = try chapter.swiftFiles().compactMap { WayFile($0, try PackageFolder.text(of: $0)) }
    let steps = Dictionary(grouping: files, by: \.step)
    #expect(!steps.isEmpty)
    for (_, files) in steps { #expect(ParallelFiles(files).flaws == []) }
  }

  @Test("four files with the same headings and members in the same order have no flaws, and none may be missing")
  func parallel() {
    let files = Self.files(changing: .rx)
    #expect(ParallelFiles(files).flaws == [])
    #expect(ParallelFiles(files.filter { $0.way != "observer" }).flaws == ["there is no way Observer"])
  }

  private static let noIdea =
    "the first line is no comment that says the idea in a sentence and begins with Delegate"

  @Test(
    arguments: [
      ("// Delegate: tells.", "// Tells.", noIdea),
      ("tells.", "tells", noIdea),
      ("import Models", "import Models\n@preconcurrency import Rx", "Delegate does not import Rx"),
      ("import Models", "import struct KeyValueObserving.Observed", "Delegate does not import KeyValueObserving"),
      (
        "import Models", String(repeating: "\n", count: 120),
        "137 lines are more than 120: make the way a folder, a file per role"
      ),
      ("import Models", "// MARK: - More", "// MARK: - More is none of Contract, View model, Controller"),
      ("class ViewModel", "class Model", "there is no class ViewModel under View model"),
      ("class Controller", "struct Controller", "there is no class Controller under Controller"),
    ])
  func `each file that is not parallel is reported`(_ old: String, _ new: String, _ flaw: String) {
    let flaws = ParallelFiles(Self.files(changing: .delegate, (old, new))).flaws
    #expect(flaws.contains("Chapters/03-Counter/Delegate.swift: \(flaw)"))
  }

  @Test func `missing headings and another order of them are reported`() {
    let swapped = Self.files(
      changing: .rx, ("MARK: Contract", "MARK: X"), ("MARK: View model", "MARK: Contract"),
      ("MARK: X", "MARK: View model"))
    #expect(
      ParallelFiles(swapped).flaws.contains(
        "Chapters/03-Counter/Rx.swift: the headings are not in the order Contract, View model, Controller"))
    #expect(
      ParallelFiles(Self.files(changing: .rx, ("  // MARK: Contract\n", ""))).flaws == [
        "Rx has not each heading once",
        "Chapters/03-Counter/Rx.swift has other headings than Chapters/03-Counter/Callback.swift",
      ])
  }

  @Test func `members of the same name stand in the same order; a member that only one way has stands anywhere`() {
    let files = Self.files(
      changing: .observer,
      ("func up() {}\n    private func down", "private func down() {}\n    func up"),
      ("init() {}", "let observers = 1\n    init() {}"))
    #expect(
      ParallelFiles(files).flaws == [
        "Chapters/03-Counter/Observer.swift: down stands where Chapters/03-Counter/Callback.swift has up",
        "Chapters/03-Counter/Observer.swift: down stands where Chapters/03-Counter/Delegate.swift has up",
        "Chapters/03-Counter/Rx.swift: up stands where Chapters/03-Counter/Observer.swift has down",
      ])
  }

  @Test func `a later step of folders has only the roles that it changes, the view among them, and each once`() throws {
    func file(_ way: Pattern, _ role: String, _ body: String) throws -> WayFile {
      let path = "Chapters/11-Search/\(way.fileName)/\(way.fileName)\(role)+Log.swift"
      return try #require(WayFile(path, "// \(way.fileName): tells.\n\n\(body)\n"))
    }
    let presenter = "// MARK: View model\n\nfinal class Presenter {\n}"
    let view = "// MARK: Controller\n\nfinal class Controller {\n}"
    let views = try Pattern.allCases.map { try file($0, "View", view) }
    for (files, flaws) in [
      (views, []), (views + [try file(.delegate, "Presenter", presenter)], []),
      (views.dropLast() + [try file(.rx, "Presenter", presenter)], ["Rx has not each heading once"]),
      (views + [try file(.rx, "OtherView", view)], ["Rx has not each heading once"]),
    ] {
      #expect(ParallelFiles(files).flaws == flaws)
    }
  }

  @Test("pages know the ways by the names that their files begin with")
  func wayNames() { #expect(WayFileName.ways == Pattern.names.map(\.capitalized)) }

  @Test(
    arguments: [
      ("03-Counter/Rx+Tens", ["rx", "Tens", ""]),
      ("11-Search/Delegate/DelegateView+Pages", ["delegate", "Pages", "View"]),
      ("03-Counter/Claims", nil), ("05-Streams/RxExperiments", nil),
    ])
  func `the name of a file contains its way, its step and its role`(_ name: String, _ parts: [String]?) {
    let file = WayFile("Chapters/\(name).swift", "")
    #expect(file.map { [$0.way, $0.step, $0.role] } == parts)
  }

  /// The files of the four ways, with other words in one of them.
  private static func files(changing changed: Pattern, _ changes: (old: String, new: String)...) -> [WayFile] {
    Pattern.allCases.compactMap { way in
      let text = way == changed ? changes.reduce(text(way)) { $0.replacing($1.old, with: $1.new) } : text(way)
      return WayFile("Chapters/03-Counter/\(way.fileName).swift", text)
    }
  }

  private static func text(_ way: Pattern) -> String {
    """
    // \(way.fileName): tells.

    import Models

    extension \(way.fileName)Way {
      // MARK: Contract
      typealias Show = (String) -> Void
      // MARK: View model
      final class ViewModel {
        init() {}
        func up() {}
        private func down() {}
      }
      // MARK: Controller
      final class Controller {
      }
    }

    """
  }
}
