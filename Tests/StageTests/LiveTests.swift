import Controls
import Testing
import World

@testable import ChapterProgram
@testable import Stage

/// A desk whose count a real service would know: it is 2 there.
private enum LiveDesk: DeskChapter {
  static let title = "a count from elsewhere"
  static let earlierSteps: [any Step.Type] = [Ladder.self]
  static let demo = Array("expect count \"0\"\n".utf8)
  static let alphabet = Desk.alphabet
  static let laterIdentifiers = Desk.laterIdentifiers
  static let offersLive = true
  static let usesNetwork = true
  static let events: [WorldEvent<DeskScreen>] = [
    WorldEvent(
      "reopen", [], "the desk is opened again, with the count at 1",
      reopens: { (screen, _) throws(BadArgument) in screen.start = 1 })
  ]
  static func prepare(_ world: VirtualWorld) { world.scriptedNetwork.rule = { _ in .answer(status: 200) } }
  static func goOnline(_ screen: DeskScreen) { screen.start = 1 }
  static func goLive(_ screen: DeskScreen, _ world: VirtualWorld) {
    // After `prepare(_:)`, and before the screen is wired.
    screen.start = world.scriptedNetwork.rule == nil ? 3 : 2
  }
}

@Suite("The real service, --live")
struct LiveTests {
  private func run(
    _ arguments: [String], lines: [String]? = nil, input: String? = ""
  ) -> (status: ChapterProgram.ExitStatus, output: String, errors: [String]) {
    let isTerminal = lines != nil
    let test = TestConsole(
      lines: lines ?? [], input: input, inputIsTerminal: isTerminal, outputIsTerminal: isTerminal)
    let status = ChapterCommand(LiveDesk.self, test.console).run(arguments + ["--no-color"], environment: [:])
    return (status, test.output, test.errors)
  }

  @Test("a script uses it only with --live, on every fresh screen")
  func script() {
    let script = "expect count \"2\"\ntap down\nevent reopen\nexpect count \"2\"\nstep 1\nstep 2\nexpect count \"2\"\n"
    for arguments in [["--live", "--script", "-"], ["--live"], ["--script=-", "--live", "--pattern", "rx"]] {
      let live = run(arguments, input: script)
      #expect(live.status == .fine)
      #expect(live.errors == [])
    }
    #expect(run([], input: script).status == .differs)
    #expect(run([], input: "expect count \"0\"\nevent reopen\nexpect count \"1\"\n").status == .fine)
    #expect(run(["--demo"]).status == .fine)
  }

  @Test("the prompt uses it only with --live, also for inputs that are played again")
  func prompt() {
    let expectation = "expect count \"2\""
    let live = run(["--live", "--pattern", "rx"], lines: [expectation, "tap down", "undo", expectation])
    #expect(live.status == .fine)
    #expect(live.output.ranges(of: "rx  as expected").count == 2)
    #expect(!run(["--pattern", "rx"], lines: [expectation]).output.contains("as expected"))
  }

  @Test("without --live the prompt of a step that uses the network asks the embedded service over a connection")
  func online() {
    let online = run(["--pattern", "rx"], lines: ["expect count \"1\"", "tap up", "undo", "expect count \"1\""])
    #expect(online.output.ranges(of: "rx  as expected").count == 2)
    #expect(run([], input: "expect count \"0\"\n").status == .fine)
  }

  @Test("without a person or a script --live is refused")
  func nothing() {
    let live = run(["--live"])
    #expect(live.status == .usage)
    #expect(live.errors == ["LiveDesk: --live has nothing to play: use a terminal, or give a script"])
    #expect(live.output == "")
  }

  @Test("panes that are live count as online; a check never is")
  func panes() throws {
    #expect(try Panes(LiveDesk.self, LiveDesk.ways, isLive: true).isOnline)
    #expect(try !Panes(LiveDesk.self, LiveDesk.ways).isOnline)
    #expect(run(["--check", "--depth", "1", "--random", "1"]).status == .fine)
  }
}
