import BuiltPackage
import Foundation
import Pages
import Testing

@testable import Book
@testable import Markdown

@Suite("Book --try")
struct TryTests {
  private let package: StandInPackage

  init() throws { package = try StandInPackage(["03-Count": "echo 1\n", "05-Sum": "echo 2\n"]) }

  private let count = "Chapters/03-Count/Way.swift"
  private let sum = "Chapters/05-Sum/Way.swift"

  private func expectUntouched() {
    #expect([count, sum].map(package.folder.read) == ["echo 1\n", "echo 2\n"])
    #expect(!package.folder.has(".build/kept-files"))
  }

  @Test func `accepts the outcomes that the text states, and leaves every file as it was`() async throws {
    let run = try await package.tries(
      trial("echo 7", ["7"])
        + StandInPackage.trial(sum, "echo 2", "exit 3", "swift run -c debug Sum || echo $?", ["3"]))
    #expect(run.ending == ["status 0"])
    #expect(run.text == "trying 2 of 2\n2 changes do what the text says\n")
    expectUntouched()
  }

  @Test func `reports any other outcome with the line of the text, and writes nothing`() async throws {
    let text = trial("echo 8", ["7"])
    let run = try await package.tries(text)
    let place = "\(package.folder.root.path)/T.md:6"
    #expect(
      run.ending == [
        "status 1", "\(place): something else comes out: add --renew",
        "  ```text", "  $ swift run Count", "  8", "  ```",
      ])
    #expect(package.folder.read("T.md") == text)
    expectUntouched()
  }

  @Test func `reports a changed program that cannot be built, and one that does not end`() async throws {
    let unbuilt = try await package.tries(
      trial("broken", []))
    #expect(unbuilt.complaints == ["\(package.folder.root.path)/T.md:6: the changed program cannot be built"])
    let text = trial("while :; do :; done", [])
    let trials = TrialRun(root: package.folder.root, limit: .milliseconds(100), environment: package.environment) { _ in
    }
    #expect(try trials.outcomes(of: Trial.trials(in: MarkdownText(text)).trials) == [.endless])
    expectUntouched()
  }

  @Test func `changes no file if one of the changes cannot be made`() async throws {
    let good = trial("echo 7", ["7"])
    for (file, old, complaint) in [
      (sum, "echo 3", "Book: \(sum) has these lines nowhere"),
      ("Chapters/../x", "a", "Book: only files of chapters are changed, Chapters/…, not Chapters/../x"),
      ("Package.swift", "a", "Book: only files of chapters are changed, Chapters/…, not Package.swift"),
    ] {
      let run = try await package.tries(good + StandInPackage.trial(file, old, "b", "swift run Sum", []))
      #expect(run.ending == ["status 65", complaint])
      #expect(run.text == "")
    }
    expectUntouched()
  }

  @Test(arguments: ["swift run Nobody", "swift test"])
  func `puts everything back if a command line cannot be run`(_ command: String) async throws {
    let run = try await package.tries(StandInPackage.trial(count, "echo 1", "echo 7", command, []))
    let reason = "\(command): here only 'swift run PROGRAM …' is understood, of a program that is built"
    #expect(run.ending == ["status 65", "Book: \(command) cannot be run: \(reason)"])
    expectUntouched()
  }

  @Test(
    "puts everything back when it is ended, also while a changed program runs on",
    arguments: [("INT", 130), ("TERM", 143)])
  func interrupted(_ signal: String, _ status: Int) async throws {
    let text = trial("echo >ready; cat hang", [])
    let path = try package.folder.write("T.md", text)
    let run = try await ProgramRun(
      commandLine: """
        cd '\(package.folder.root.path)' && PATH=$PWD/tools:$PATH && mkfifo ready hang
        "$PRODUCTS/Book" --try '\(path)' >/dev/null & book=$!
        read -r line <ready
        kill -s \(signal) "$book"
        wait "$book"
        """)
    #expect(run.ending == ["status \(status)", "Book: stopped; every file is as it was"])
    expectUntouched()
  }

  @Test(arguments: ["--try T.md", "--jobs"])
  func `keeps another --try or --jobs out of the same folder meanwhile`(_ other: String) async throws {
    let book = BuiltProducts.program("Book").path
    let output = "Book: another --try or --jobs is at work in this folder: wait until it has ended"
    let run = try await package.tries(
      trial("'\(book)' \(other) 2>&1; echo $?", [output, "75"]))
    #expect(run.ending == ["status 0"])
  }

  @Test func `with --renew, writes the results, and nothing else, with any line ending`() async throws {
    let text = ("# A\n\n" + trial("printf '8\\n9\\n'", ["7"]) + "\nEnd.\n").replacing("\n", with: "\r\n")
    let run = try await package.tries(text, ["--renew"])
    #expect(run.ending == ["status 0"])
    #expect(run.text == "trying 1 of 1\n1 change does what the text says\n")
    #expect(package.folder.read("T.md") == text.replacing("7", with: "8\r\n9"))
  }

  @Test func `with --renew, leaves a file alone in which everything is as it should be`() async throws {
    let text = trial("echo 8", ["8"])
    let file = try package.folder.write("T.md", text)
    func number() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    }
    let before = try number()
    let run = try await ProgramRun("Book", ["--try", "--renew", file], environment: package.environment)
    #expect(run.status == 0)
    #expect(try number() == before)
  }

  @Test func `with --renew, keeps what was written into the text meanwhile`() async throws {
    let change = "echo 8; { echo above; cat T.md; echo below; } >new; mv new T.md"
    let run = try await package.tries(trial(change, ["7"]), ["--renew"])
    #expect(run.complaints == [])
    #expect(package.folder.read("T.md") == "above\n" + trial(change, ["8"]) + "below\n")
  }

  @Test func `with --renew, writes nothing if the changes themselves were written anew meanwhile`() async throws {
    let run = try await package.tries(trial("echo 8; sed -i.old 's/^echo/printf/; s/^7$/6/' T.md", ["7"]), ["--renew"])
    let text = "\(package.folder.root.path)/T.md"
    let complaint = "Book: the changes in \(text) were written anew meanwhile, so nothing is renewed: try them again"
    #expect(run.ending == ["status 73", complaint])
    #expect(package.folder.read("T.md")?.contains("\n6\n") == true)
  }

  private func trial(_ new: String, _ output: [String]) -> String {
    StandInPackage.trial(count, "echo 1", new, "swift run Count", output)
  }
}
