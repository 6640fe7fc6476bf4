import BuiltPackage
import Foundation
import Markdown
import Testing

@testable import Book

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("The program Book")
struct BookProgramTests {
  @Test(
    arguments: Documents.all + ["CHANGELOG.md", "Shared/Rx/README.md"])
  func `makes a well-formed page of each document, and finds nothing wrong in it`(_ document: String) async throws {
    let run = try await ProgramRun("Book", ["--output", "-", document])
    #expect(run.ending == ["status 0"])
    #expect(XMLParser(data: run.output).parse())
  }

  @Test func `the book may have 15,000 lines with fourteen chapters, and more with each further one`() {
    #expect((14...16).map(Book.lineLimit) == [15_000, 15_875, 16_750])
  }

  @Test func `--size of one file has no limit of lines`() async throws {
    let folder = try TestFolder()
    let text = String(repeating: "\n", count: 16_000)
    let run = try await ProgramRun("Book", ["--size", try folder.write("T.md", text)])
    #expect(run.ending == ["status 0"])
    #expect(run.text.contains(" 16000 "))
  }

  @Test("the pages of the book are well-formed, and each link in them leads to an id of another or to a file")
  func folder() async throws {
    let folder = try TestFolder()
    let run = try await ProgramRun("Book", ["--output", folder.root.path])
    #expect(run.complaints == [])
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.root.path).filter { $0.hasSuffix(".html") }
    let chapters = try PackageFolder.chapters().enumerated().map { "\($0 + 1)-\($1.program.lowercased()).html" }
    #expect(Set(names).isSuperset(of: ["index.html", "files/Chapters/03-Counter/Rx.swift.html"] + chapters))
    let pages = Dictionary(uniqueKeysWithValues: names.map { ($0, folder.read($0) ?? "") })
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
        #expect(ids[page].map { parts.count == 1 || $0.contains(parts[1]) } == true, "\(name): \(link)")
      }
    }
  }

  @Test func `the book's slides are well-formed, and there is one for each chapter's title`() async throws {
    let run = try await ProgramRun("Book", ["--slides", "--output", "-"])
    #expect(run.complaints == [])
    #expect(XMLParser(data: run.output).parse())
    let titles = try Documents.book.flatMap { MarkdownDocument(try PackageFolder.text(of: $0)).headings }.filter {
      $0.level == 1
    }
    #expect(titles.count > (try PackageFolder.chapters().count))
    #expect(run.text.components(separatedBy: "<div class=\"face chapter\">").count == 1 + titles.count)
  }

  @Test(
    "slides are called after their text",
    arguments: [
      ([], "book-slides.html"), (["WORKSHOP.md"], "workshop-slides.html"),
      (["Chapters/03-Counter/README.md"], "readme-slides.html"),
    ])
  func slidesName(_ text: [String], _ name: String) throws {
    #expect(try BookOptions(["--slides"] + text).output == name)
    #expect(try BookOptions(["--slides", "--output", "a.html"] + text).output == "a.html")
  }

  @Test func `errors in a text are reported with file and line, and nothing is written`() async throws {
    let folder = try TestFolder()
    let text = try folder.write("bad.md", "# A\n\n[b](#c)\n\n```\n")
    let run = try await ProgramRun("Book", [text, "--output", folder.root.path + "/bad.html"])
    let flaws = ["\(text):3: no heading here has the anchor #c", "\(text):5: this block is never closed"]
    #expect(run.ending == ["status 65"] + flaws)
    #expect(!folder.has("bad.html"))
  }

  @Test func `a page elsewhere links to the files beside its text`() async throws {
    let folder = try TestFolder(["there.md": "# There\n", "a.md": "[b](there.md#there)\n", "pages/a.html": "old"])
    let path = folder.root.path
    #expect(try await ProgramRun("Book", ["\(path)/a.md", "--output=\(path)/pages/a.html"]).status == 0)
    #expect(folder.read("pages/a.html")?.contains("href=\"../there.md#there\"") == true)
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
      (["--serve", "--open"], "Book: --serve and --open are two things: one at a time"),
      (["--serve", "README.md"], "Book: --serve shows the book only: leave README.md out"),
      (["--open", "--output", "a"], "Book: --open makes no file: leave --output out"),
      (["--port", "80"], "Book: --port belongs to --serve or --open: add one or leave --port out"),
      (["--serve", "--port"], "Book: --port needs a number from 0 to 65535: write --port N"),
      (["--serve", "--port=70000"], "Book: --port needs a number from 0 to 65535: write --port N"),
      (["--serve", "--port=1", "--port=2"], "Book: --port stands once, as --help shows it"),
      ([""], "Book: an empty name is no file: name one, or leave it out for the book"),
      (["BOOK.md", "README.md"], "Book: one FILE at a time, not also README.md"),
    ])
  func usage(_ arguments: [String], _ complaint: String) async throws {
    #expect(try await ProgramRun("Book", arguments).ending == ["status 64", complaint])
  }

  @Test func `a missing text, and a page that cannot be written, are reported in one line`() async throws {
    let noText = "Book: there is no nowhere.md here: go to the folder of the package, or name a file"
    #expect(try await ProgramRun("Book", ["nowhere.md"]).ending == ["status 66", noText])
    let noPage = "Book: /nowhere/a.html cannot be written: name another file with --output FILE"
    let page = ["README.md", "--output", "/nowhere/a.html"]
    #expect(try await ProgramRun("Book", page).ending == ["status 73", noPage])
  }

  @Test func `the text itself is never written over, by whatever name the page is called`() async throws {
    let folder = try TestFolder()
    let text = try folder.write("a.md", "# A\n")
    let other = folder.root.path + "/b.html"
    try FileManager.default.linkItem(atPath: text, toPath: other)
    for page in [text, folder.root.path + "/./a.md", other] {
      let complaint = "Book: --output \(page) would write over the text itself: name another file"
      #expect(try await ProgramRun("Book", [text, "--output", page]).ending == ["status 64", complaint])
    }
    #expect(folder.read("a.md") == "# A\n")
  }

  @Test func `a page that standard output has no room for is reported`() async throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let run = try await ProgramRun("Book", ["README.md", "--output", "-"], output: full)
    let complaint = "Book: standard output cannot be written: name another file with --output FILE"
    #expect(run.ending == ["status 73", complaint])
  }

  @Test func `the help lists the commands`() async throws {
    let run = try await ProgramRun("Book", ["-h"])
    #expect(run.text.hasPrefix("Usage: swift run Book [OPTION]... [FILE]\n"))
    #expect(run.status == 0)
  }
}
