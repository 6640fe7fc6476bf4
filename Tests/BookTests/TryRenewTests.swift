import BuiltPackage
import Foundation
import Testing

@Suite("Book --try --renew")
struct TryRenewTests {
  private let package: StandInPackage

  init() throws { package = try StandInPackage(["03-Count": "echo 1\n"]) }

  private func trial(_ new: String, _ output: [String]) -> String {
    StandInPackage.trial("Chapters/03-Count/Way.swift", "echo 1", new, "swift run Count", output)
  }

  @Test("writes the results, and nothing else, with any line ending")
  func renewed() async throws {
    let text = ("# A\n\n" + trial("printf '8\\n9\\n'", ["7"]) + "\nEnd.\n").replacing("\n", with: "\r\n")
    let run = try await package.tries(text, ["--renew"])
    #expect(run.ending == ["status 0"])
    #expect(run.text == "trying 1 of 1\n1 change does what the text says\n")
    #expect(package.folder.read("T.md") == text.replacing("7", with: "8\r\n9"))
  }

  @Test("leaves a file alone in which everything is as it should be")
  func unchanged() async throws {
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

  @Test("keeps what was written into the text meanwhile")
  func meanwhile() async throws {
    let change = "echo 8; { echo above; cat T.md; echo below; } >new; mv new T.md"
    let run = try await package.tries(trial(change, ["7"]), ["--renew"])
    #expect(run.complaints == [])
    #expect(package.folder.read("T.md") == "above\n" + trial(change, ["8"]) + "below\n")
  }

  @Test("writes nothing if the changes themselves were written anew meanwhile")
  func changesMeanwhile() async throws {
    let run = try await package.tries(trial("echo 8; sed -i.old 's/^echo/printf/; s/^7$/6/' T.md", ["7"]), ["--renew"])
    let text = "\(package.folder.root.path)/T.md"
    let complaint = "Book: the changes in \(text) were written anew meanwhile, so nothing is renewed: try them again"
    #expect(run.ending == ["status 73", complaint])
    #expect(package.folder.read("T.md")?.contains("\n6\n") == true)
  }
}
