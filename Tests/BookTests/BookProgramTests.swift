import BuiltPackage
import Foundation
import Markdown
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("The program Book")
struct BookProgramTests {
  @Test(
    "makes a well-formed page of each document, and finds nothing wrong in it",
    arguments: Documents.all + ["CHANGELOG.md", "Shared/Rx/README.md"])
  func pages(_ document: String) async throws {
    let run = try await ProgramRun("Book", ["--output", "-", document])
    #expect(run.complaints == [])
    #expect(run.status == 0)
    #expect(XMLParser(data: run.output).parse())
  }

  @Test("the pages of the book are well-formed, and each link in them leads to an id of another or to a file")
  func folder() async throws {
    let folder = try TemporaryFolder()
    let run = try await ProgramRun("Book", ["--output", folder.url.path])
    #expect(run.complaints == [])
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).filter { $0.hasSuffix(".html") }
    let chapters = try PackageFolder.chapters().enumerated().map { "\($0 + 1)-\($1.program.lowercased()).html" }
    #expect(Set(names).isSuperset(of: ["index.html", "files/Chapters/03-Counter/Rx.swift.html"] + chapters))
    let pages = Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.text(of: $0)) })
    let ids = pages.mapValues { html in Set(html.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }) }
    for (name, html) in pages {
      #expect(XMLParser(data: Data(html.utf8)).parse(), "\(name)")
      let place = URL(fileURLWithPath: "/\(name)").deletingLastPathComponent()
      for link in Set(html.matches(of: #/ href="([^"]+)"/#).map { String($0.1) }) where !link.hasPrefix("https://") {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map {
          $0.removingPercentEncoding ?? ""
        }
        guard !parts[0].hasPrefix("../") || name.hasPrefix("files/") else { continue }
        let page =
          parts[0].isEmpty ? name : String(place.appendingPathComponent(parts[0]).standardizedFileURL.path.dropFirst())
        guard let there = ids[page] else {
          Issue.record("\(name): there is no page \(link)")
          continue
        }
        #expect(parts.count == 1 || there.contains(parts[1]), "\(name): \(link)")
      }
    }
  }

  @Test("the book's slides are well-formed, and there is one for each chapter's title")
  func slides() async throws {
    let run = try await ProgramRun("Book", ["--slides", "--output", "-"])
    #expect(run.complaints == [])
    #expect(XMLParser(data: run.output).parse())
    let titles = try Documents.book.flatMap { MarkdownDocument(try PackageFolder.text(of: $0)).headings }.filter {
      $0.level == 1
    }
    #expect(titles.count > (try PackageFolder.chapters().count))
    #expect(run.text.components(separatedBy: "<div class=\"face chapter\">").count == 1 + titles.count)
  }

  @Test("errors in a text are reported with file and line, and nothing is written")
  func flaws() async throws {
    let folder = try TemporaryFolder()
    let text = try folder.file("bad.md", "# A\n\n[b](#c)\n\n```\n")
    let page = folder.url.appendingPathComponent("bad.html")
    let run = try await ProgramRun("Book", [text, "--output", page.path])
    #expect(
      run.complaints == ["\(text):3: no heading here has the anchor #c", "\(text):5: this block is never closed"])
    #expect(run.status == 65)
    #expect(!FileManager.default.fileExists(atPath: page.path))
  }

  @Test("a page elsewhere links to the files beside its text")
  func links() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("there.md", "# There\n")
    let text = try folder.file("a.md", "[b](there.md#there)\n")
    let page = try folder.file("pages/a.html", "old")
    #expect(try await ProgramRun("Book", [text, "--output=\(page)"]).status == 0)
    #expect(try folder.text(of: "pages/a.html").contains("href=\"../there.md#there\""))
  }

  @Test(
    "a command line that makes no sense is refused in one line",
    arguments: [
      (["--slide"], "Book: unknown option --slide: --help lists the options"),
      (["--x\u{1B}[2J"], "Book: unknown option --x\\u{1B}[2J: --help lists the options"),
      (["--output"], "Book: --output needs a value: write --output FILE"),
      (["--output", "--slides"], "Book: --output needs a value: write --output FILE"),
      (["--slides", "--slides"], "Book: --slides stands once, as --help shows it"),
      (["--slides=yes"], "Book: --slides takes no value: write --slides"),
      (["--try=1"], "Book: --try takes no value: write --try"),
      (["--jobs=1"], "Book: --jobs takes no value: write --jobs"),
      (["--renew"], "Book: --renew belongs to --try or --jobs: add one or leave --renew out"),
      (["--try", "--jobs"], "Book: --try and --jobs are two things: one at a time"),
      (["--jobs", "--slides"], "Book: --jobs and --slides are two things: one at a time"),
      (["--try", "--output", "a.html"], "Book: --try makes no file: leave --output out"),
      (["--output", "-"], "Book: the pages are a folder: write --output FOLDER, or add --single"),
      (["--jobs", "README.md"], "Book: --jobs reads no text: leave README.md out"),
      (["--jobs", ""], "Book: an empty name is no file: name one, or leave it out for the book"),
      ([""], "Book: an empty name is no file: name one, or leave it out for the book"),
      (["BOOK.md", "README.md"], "Book: one FILE at a time, not also README.md"),
    ])
  func usage(_ arguments: [String], _ complaint: String) async throws {
    let run = try await ProgramRun("Book", arguments)
    #expect(run.complaints == [complaint])
    #expect(run.status == 64)
  }

  @Test("a missing text, and a page that cannot be written, are reported in one line")
  func files() async throws {
    let missing = try await ProgramRun("Book", ["nowhere.md"])
    #expect(
      missing.complaints == ["Book: there is no nowhere.md here: go to the folder of the package, or name a file"])
    #expect(missing.status == 66)
    let folder = try await ProgramRun("Book", ["README.md", "--output", "/nowhere/a.html"])
    #expect(folder.complaints == ["Book: /nowhere/a.html cannot be written: name another file with --output FILE"])
    #expect(folder.status == 73)
  }

  @Test("the text itself is never written over, by whatever name the page is called")
  func ownText() async throws {
    let folder = try TemporaryFolder()
    let text = try folder.file("a.md", "# A\n")
    let other = folder.url.appendingPathComponent("b.html").path
    try FileManager.default.linkItem(atPath: text, toPath: other)
    for page in [text, folder.url.path + "/./a.md", other] {
      let run = try await ProgramRun("Book", [text, "--output", page])
      #expect(
        run.complaints == ["Book: --output \(page) would write over the text itself: name another file"])
      #expect(run.status == 64)
    }
    #expect(try folder.text(of: "a.md") == "# A\n")
  }

  @Test("a page that standard output has no room for is reported")
  func noRoom() async throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let run = try await ProgramRun("Book", ["README.md", "--output", "-"], output: full)
    #expect(run.complaints == ["Book: standard output cannot be written: name another file with --output FILE"])
    #expect(run.status == 73)
  }

  @Test("the help lists the commands")
  func help() async throws {
    let run = try await ProgramRun("Book", ["-h"])
    #expect(run.text.hasPrefix("Usage: swift run Book [OPTION]... [FILE]\n"))
    #expect(run.status == 0)
  }
}
