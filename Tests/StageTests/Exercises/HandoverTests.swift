import Foundation
import Testing

@testable import Stage
@testable import Workbench

@Suite("What is shown of what a reader has written")
struct HandoverTests {
  private let package: TestFolder

  init() throws {
    package = try TestFolder([
      "Chapters/99-Desk/Exercises/Texts/1-Climb.md": "# Up\n",
      "Chapters/99-Desk/Exercises/Texts/2-Fall.md": "# Down\n",
      "Chapters/99-Desk/Exercises/Texts/3-Land.md": "# Done\n",
      "Chapters/99-Desk/Exercises/Skeletons/Climb.swift": "// to do\n",
      "Chapters/99-Desk/Exercises/Skeletons/Fall.swift": "// to do\n",
      "Chapters/99-Desk/Exercises/Skeletons/Land.swift": "// to do\n",
      "build/debug/Desk.product/Objects.LinkFileList": "",
    ])
  }

  /// What comes of a command line, what is complained of, and which programs it would become, with their arguments.
  ///
  /// - Parameter build: what `swift build` does, in the words of a shell.
  private func outcome(
    _ arguments: [String], root: URL? = nil, onTerminal: Bool = true, build: String = "exit 0"
  ) throws -> (outcome: Handover.Outcome, errors: [String], programs: [String]) {
    let test = TestConsole(inputIsTerminal: onTerminal, outputIsTerminal: onTerminal)
    let options = try Options(
      arguments: arguments, environment: [:], patterns: Pattern.allCases.map(\.rawValue) + [Options.yours], steps: 2)
    var programs: [String] = []
    let products = package.url.appendingPathComponent("build/debug")
    let handover = Handover(Desk.self, test.console, root: root ?? package.url, products: products) { program, words in
      let start = (try? FileManager.default.contentsOfDirectory(atPath: "\(yours)/Start")) ?? []
      #expect(program == products.appendingPathComponent("YourDesk"))
      programs.append((start + words).joined(separator: " "))
      return "YourDesk cannot be started: it is a test"
    }
    let swift = package.url.appendingPathComponent("swift")
    try package.write(program: build, to: "swift")
    let outcome = SwiftTool.$tool.withValue(swift) { handover.outcome(of: options, arguments) }
    return (outcome, test.errors, programs)
  }

  private var yours: String { package.url.appendingPathComponent("Chapters/99-Desk/Yours").path }

  private func write(_ exercises: String...) throws {
    for exercise in exercises { try package.write("// mine\n", to: "Chapters/99-Desk/Yours/\(exercise).swift") }
  }

  /// Which exercise is shown where all of these are solved, and another one is at hand.
  private func shown(_ arguments: [String] = [], solved: String..., atHand: String) throws -> [String] {
    var bookmark = Bookmark()
    bookmark.solved = Set(solved)
    bookmark.atHand = atHand
    try bookmark.save(root: package.url)
    let programs = try outcome(arguments).programs
    try? FileManager.default.removeItem(atPath: "\(yours)/Start")
    return programs
  }

  @Test("nothing, as long as nothing has been written")
  func untouched() throws {
    #expect(try outcome([]).0 == .goesOn(notice: nil))
    try package.write("// to do\n", to: "Chapters/99-Desk/Yours/Climb.swift")
    #expect(try outcome([]).0 == .goesOn(notice: nil))
    #expect(try outcome([]).programs == [])
  }

  @Test("what has been written, once it is built")
  func changed() throws {
    try write("Climb")
    let bare = try outcome([])
    #expect(bare.programs == ["Climb+Start.swift"])
    #expect(bare.errors == ["building what you have written in Chapters/99-Desk/Yours/Climb.swift …"])
    let asked = try outcome(["--pattern", "yours", "--demo"], onTerminal: false)
    #expect(asked.programs == ["Climb+Start.swift --pattern yours --demo"])
    #expect(asked.outcome == .ends(.differs))
    #expect(asked.errors == ["YourDesk cannot be started: it is a test"])
  }

  @Test("what does not compile is told of on the stage, and in full where it was asked for")
  func refused() throws {
    try write("Climb")
    let build = "echo \"$PWD/Chapters/99-Desk/Yours/Climb.swift:1:4: error: cannot find 'mine'\"; exit 1"
    let bare = try outcome([], build: build)
    #expect(bare.outcome == .goesOn(notice: "Climb cannot be shown: swift run Workbook verify Desk/Climb"))
    #expect(bare.programs == [])
    let asked = try outcome(["--pattern", "yours"], onTerminal: false, build: build)
    #expect(asked.outcome == .ends(.differs))
    #expect(
      asked.errors == [
        "✗ the compiler does not take Chapters/99-Desk/Yours/Climb.swift yet:", "  line 1: cannot find 'mine'",
        "    // mine", "       ^",
      ])
  }

  @Test("of several the one at hand; who is elsewhere sees what is not solved yet, then where he came to")
  func several() throws {
    try write("Climb", "Fall")
    #expect(try shown(atHand: "Desk/Fall") == ["Fall+Start.swift"])
    #expect(try shown(atHand: "Other/Thing") == ["Climb+Start.swift"])
    #expect(try shown(solved: "Desk/Climb", atHand: "Other/Thing") == ["Fall+Start.swift"])
    #expect(try shown(solved: "Desk/Climb", "Desk/Fall", atHand: "Other/Thing") == ["Fall+Start.swift"])
    let asked = ["--pattern", "yours"]
    #expect(
      try shown(asked, solved: "Desk/Climb", "Desk/Fall", atHand: "Other/Thing")
        == ["Fall+Start.swift --pattern yours"])
    #expect(!FileManager.default.fileExists(atPath: "\(yours)/Land.swift"))
  }

  @Test("of those that nobody has touched the one at hand, else the first that is not solved, only if it is asked for")
  func untouchedOfSeveral() throws {
    try write("Climb")
    #expect(try shown(solved: "Desk/Climb", atHand: "Desk/Land") == [])
    #expect(
      try shown(["--pattern", "yours"], solved: "Desk/Climb", atHand: "Desk/Land")
        == ["Land+Start.swift --pattern yours"])
    try FileManager.default.removeItem(atPath: "\(yours)/Climb.swift")
    #expect(try shown(solved: "Desk/Climb", atHand: "Other/Thing") == [])
    #expect(
      try shown(["--pattern", "yours"], solved: "Desk/Climb", atHand: "Other/Thing")
        == ["Fall+Start.swift --pattern yours"])
  }

  @Test("nothing, where another pattern, a step or a demo is asked for, or nobody looks")
  func notAskedFor() throws {
    try package.write("// mine\n", to: "Chapters/99-Desk/Yours/Climb.swift")
    for arguments in [["--pattern", "rx"], ["--step", "1"], ["--demo"]] {
      #expect(try outcome(arguments).0 == .goesOn(notice: nil))
    }
    #expect(try outcome([], onTerminal: false).0 == .goesOn(notice: nil))
  }

  @Test("where there are no exercises nobody can ask for what is his")
  func noExercises() throws {
    let empty = try TestFolder(["Chapters/98-Other/Other.swift": ""])
    let (outcome, errors, _) = try outcome(["--pattern", "yours"], root: empty.url)
    #expect(outcome == .ends(.usage))
    #expect(errors == ["Desk: there are no exercises to this chapter, and so nothing is yours"])
  }

  @Test("a bookmark that is damaged is told of on the stage, and ends what asked for it")
  func damaged() throws {
    try package.write("{", to: ".workbook")
    let line =
      ".workbook is damaged: put it right, or take it away to begin anew; what you have written stays, and "
      + "swift run Workbook verify all finds out what is solved"
    #expect(try outcome([]).0 == .goesOn(notice: line))
    let (asked, errors, _) = try outcome(["--pattern", "yours"])
    #expect(asked == .ends(.unavailable))
    #expect(errors == ["Desk: \(line)"])
  }
}
