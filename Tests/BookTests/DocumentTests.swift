import BuiltPackage
import Diagrams
import Foundation
import Markdown
import Pages
import Stage
import Testing

@testable import Book

@Suite("The documents say what the code says")
struct DocumentTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  private static let weaver = Weaver(
    listing: { file, part in
      let text = try PackageFolder.text(of: file)
      guard let part else { return text }
      guard let lines = SourceFile(text).part(part) else {
        throw Unwoven("\(file) has no heading and no declaration \"\(part)\"")
      }
      return lines.joined(separator: "\n")
    },
    output: { command in
      let run = try await ProgramRun(commandLine: "{ \(command)\n} 2>&1")
      guard run.status != 126, run.status != 127, run.status <= 128 else {
        throw Unwoven("\(command) cannot be run: status \(run.status), \(quoted(run.text))")
      }
      return run.text
    },
    marbles: { name in
      let diagrams = OperatorDiagrams.all.filter { $0.isCalled(name) }
      guard let diagram = diagrams.first(where: { $0.result.label == name }) ?? diagrams.first else {
        throw Unwoven("no marble diagram in Shared/Rx shows \(name)")
      }
      guard diagrams.count == 1 || diagram.result.label == name else {
        let calls = diagrams.map(\.result.label).joined(separator: ", ")
        throw Unwoven("several diagrams in Shared/Rx show \(name): write one of \(calls)")
      }
      return diagram.text.joined(separator: "\n")
    },
    references: { try References(folder: $0).sheet.lines.joined(separator: "\n") },
    figures: { name in
      guard let table = try FigureTables.all.get().table(name) else {
        throw Unwoven("there are no figures \(name): name a chapter, or \(FigureTables.names.joined(separator: ", "))")
      }
      return table
    },
    index: { try NameIndex().table },
    jobs: { name in
      guard let family = Jobs.families.first(where: { $0.key == name }) else {
        let names = Jobs.families.map(\.key).joined(separator: ", ")
        throw Unwoven("there are no jobs \(name): name one of \(names)")
      }
      return try JobTable(family.value, text: PackageFolder.text).lines
    },
    stage: { try await $0.screen() })

  @Test(
    "every listing matches the code, and every output what its command prints; RECORD=1 rewrites them",
    arguments: Documents.all)
  func blocks(_ document: String) async throws {
    let text = try PackageFolder.text(of: document)
    let woven = await Self.weaver.weave(text)
    for flaw in woven.flaws { Issue.record("\(document):\(flaw)") }
    var stale = woven.pictures.filter { path, picture in (try? PackageFolder.text(of: path)) != picture }
    guard Self.isRecording else {
      for place in stale.keys.map({ ": \($0)" }) + woven.stale.map({ ":\($0): the block" }) {
        Issue.record("\(document)\(place) is not what it is now: run RECORD=1 swift test --filter DocumentTests")
      }
      return
    }
    // Weaving takes a while, in which the author may have edited the text.
    if woven.text != text, try PackageFolder.text(of: document) != text {
      Issue.record("\(document) was written meanwhile, so it is not recorded: once more")
    } else if woven.text != text {
      stale[document] = woven.text
    }
    for (path, text) in stale { try WrittenFile(PackageFolder.root.appendingPathComponent(path).path).write(text) }
  }

  @Test(
    arguments: Documents.woven)
  func `all Swift code and every output in the book, the README and the workshop is woven`(_ document: String) throws {
    let text = MarkdownText(try PackageFolder.text(of: document))
    #expect(text.blocks(in: "swift") == [])
    #expect(text.blocks(in: "text").filter { $0.first?.hasPrefix("$ ") == true } == [])
  }

  @Test(arguments: Documents.all)
  func `each test that a document names is there`(_ document: String) throws {
    let text = try PackageFolder.text(of: document).replacing("\n", with: " ")
    let names = text.matches(of: #/\["((?:[^"\\]|\\.)+)"\]\((?:\.\./)*(Tests/[^)#]+\.swift)\)/#)
    #expect(!document.hasPrefix("Chapters/") || names.count > 1)
    for match in names {
      let (name, file) = (String(match.1), String(match.2))
      let tests = try PackageFolder.text(of: file).matches(
        of: #/@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)+)"|func `([^`]+)`\(/#)
      #expect(tests.contains { $0.1 ?? $0.2 ?? "" == name }, "\(document): \(file) has no test \"\(name)\"")
    }
  }

  @Test(arguments: try PackageFolder.chapters())
  func `the book shows what every experiment prints, or names its command`(_ chapter: ChapterFolder) async throws {
    let book = try Documents.text()
    let list = try await ProgramRun(chapter.program, ["--list"]).text
    for match in list.matches(of: #/\n  --experiment (\S+) /#) {
      #expect(book.contains("--experiment \(match.1)"), "the book never names --experiment \(match.1)")
    }
  }

  private static let shown = Result { MarkdownText(try Documents.text()).listedFiles }

  @Test(arguments: try PackageFolder.chapters())
  func `the book shows each way and each original, or links to its file`(_ chapter: ChapterFolder) throws {
    let shown = try Self.shown.get()
    let text = try PackageFolder.text(of: "\(chapter.path)/README.md")
    let ways = try chapter.swiftFiles().filter { $0.hasSuffix("/Original.swift") || WayFile($0, "") != nil }
    #expect(!ways.isEmpty)
    for way in ways where !shown.contains(way) && !text.contains("](\(way.dropFirst(chapter.path.count + 1)))") {
      Issue.record("the book neither shows \(way) nor links to it: write <!-- listing \(way) --> where it is discussed")
    }
  }
}

extension MarkdownText {
  /// The files of which it has listings.
  fileprivate var listedFiles: Set<String> {
    Set(
      directives.compactMap { directive in
        switch directive.source {
        case .listing(let file, _), .diff(let file, _, _, _): file
        default: nil
        }
      })
  }
}
