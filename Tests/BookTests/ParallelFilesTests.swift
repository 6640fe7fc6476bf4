import BuiltPackage
import Stage
import Testing

@testable import Pages

@Suite("The four ways are parallel files")
struct ParallelFilesTests {
  @Test("in every step of every chapter", arguments: try PackageFolder.chapters())
  func chapters(_ chapter: ChapterFolder) throws {
    let files = try chapter.swiftFiles().compactMap { WayFile($0, try PackageFolder.text(of: $0)) }
    let steps = Dictionary(grouping: files, by: \.step)
    #expect(!steps.isEmpty)
    for (_, files) in steps { #expect(ParallelFiles(files).flaws == []) }
  }

  @Test("four files with the same headings and members in the same order have no flaws, and none may be missing")
  func parallel() {
    let files = Self.files(Self.text)
    #expect(ParallelFiles(files).flaws == [])
    #expect(ParallelFiles(files.filter { $0.way != .observer }).flaws == ["there is no way Observer"])
  }

  @Test(
    "each file that is not parallel is reported",
    arguments: [
      (
        Self.text(.delegate).replacing("// Delegate: tells.", with: "// Tells."),
        "the first line is no comment that says the idea in a sentence and begins with Delegate"
      ),
      (
        Self.text(.delegate).replacing("tells.", with: "tells"),
        "the first line is no comment that says the idea in a sentence and begins with Delegate"
      ),
      (
        Self.text(.delegate).replacing("import Models", with: "import Models\n@preconcurrency import Rx"),
        "Delegate does not import Rx"
      ),
      (
        Self.text(.delegate).replacing("import Models", with: "import struct KeyValueObserving.Observed"),
        "Delegate does not import KeyValueObserving"
      ),
      (
        Self.text(.delegate) + String(repeating: "\n", count: 120),
        "137 lines are more than 120: make the way a folder, a file per role"
      ),
      (
        Self.text(.delegate) + "// MARK: - More\n",
        "// MARK: - More is none of Contract, View model, Controller"
      ),
      (
        Self.text(.delegate).replacing("class ViewModel", with: "class Model"),
        "there is no class ViewModel under View model"
      ),
      (
        Self.text(.delegate).replacing("class Controller", with: "struct Controller"),
        "there is no class Controller under Controller"
      ),
    ])
  func flawOfAFile(_ text: String, _ flaw: String) {
    let files = Self.files { way in way == .delegate ? text : Self.text(way) }
    #expect(ParallelFiles(files).flaws.contains("Chapters/03-Counter/Delegate.swift: \(flaw)"))
  }

  @Test("missing headings and another order of them are reported")
  func headings() {
    let swapped = Self.files { way in
      way != .rx
        ? Self.text(way)
        : Self.text(way).replacing("MARK: Contract", with: "MARK: X").replacing("MARK: View", with: "MARK: Contract")
          .replacing("Contract model", with: "Contract").replacing("MARK: X", with: "MARK: View model")
    }
    #expect(
      ParallelFiles(swapped).flaws.contains(
        "Chapters/03-Counter/Rx.swift: the headings are not in the order Contract, View model, Controller"))
    let missing = Self.files { way in
      way == .rx ? Self.text(way).replacing("  // MARK: Contract\n", with: "") : Self.text(way)
    }
    #expect(
      ParallelFiles(missing).flaws == [
        "Rx has not each heading once",
        "Chapters/03-Counter/Rx.swift has other headings than Chapters/03-Counter/Callback.swift",
      ])
  }

  @Test("members of the same name stand in the same order; a member that only one way has stands anywhere")
  func order() {
    let files = Self.files { way in
      way == .observer
        ? Self.text(way).replacing("func up() {}\n    private func down", with: "private func down() {}\n    func up")
          .replacing("init() {}", with: "let observers = 1\n    init() {}") : Self.text(way)
    }
    #expect(
      ParallelFiles(files).flaws == [
        "Chapters/03-Counter/Observer.swift: down stands where Chapters/03-Counter/Callback.swift has up",
        "Chapters/03-Counter/Observer.swift: down stands where Chapters/03-Counter/Delegate.swift has up",
        "Chapters/03-Counter/Rx.swift: up stands where Chapters/03-Counter/Observer.swift has down",
      ])
  }

  @Test("a later step of folders has only the roles that it changes, the view among them, and each once")
  func changedRoles() throws {
    func file(_ way: Pattern, _ role: String, _ body: String) throws -> WayFile {
      let path = "Chapters/11-Search/\(way.fileName)/\(way.fileName)\(role)+Log.swift"
      return try #require(WayFile(path, "// \(way.fileName): tells.\n\n\(body)\n"))
    }
    let presenter = "// MARK: View model\n\nfinal class Presenter {\n}"
    let view = "// MARK: Controller\n\nfinal class Controller {\n}"
    let views = try Pattern.allCases.map { try file($0, "View", view) }
    #expect(ParallelFiles(views).flaws == [])
    #expect(ParallelFiles(views + [try file(.delegate, "Presenter", presenter)]).flaws == [])
    #expect(
      ParallelFiles(Array(views.dropLast()) + [try file(.rx, "Presenter", presenter)]).flaws
        == ["Rx has not each heading once"])
    #expect(
      ParallelFiles(views + [try file(.rx, "OtherView", view)]).flaws == ["Rx has not each heading once"])
  }

  @Test("pages know the ways by the names that their files begin with")
  func wayNames() { #expect(WayFileName.ways == Pattern.allCases.map(\.fileName)) }

  @Test("the name of a file contains its way, its step and its role")
  func names() {
    let step = WayFile("Chapters/03-Counter/Rx+Tens.swift", "")
    #expect(step?.way == .rx)
    #expect(step?.step == "Tens")
    #expect(step?.role == "")
    #expect(WayFile("Chapters/03-Counter/Claims.swift", "") == nil)
    #expect(WayFile("Chapters/05-Streams/RxExperiments.swift", "") == nil)
    #expect(WayFile("Chapters/11-Search/Delegate/DelegateView+Pages.swift", "")?.step == "Pages")
  }

  private static func files(_ text: (Pattern) -> String) -> [WayFile] {
    Pattern.allCases.compactMap { WayFile("Chapters/03-Counter/\($0.fileName).swift", text($0)) }
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
