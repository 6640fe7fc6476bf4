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
  private func run(_ arguments: [String], typing lines: [String]? = nil, input: String = "") -> ConsoleRun {
    ConsoleRun(arguments + ["--no-color"], on: LiveDesk.self, input: input, typing: lines)
  }

  @Test func `a script uses it only with --live, on every fresh screen`() {
    let script = "expect count \"2\"\ntap down\nevent reopen\nexpect count \"2\"\nstep 1\nstep 2\nexpect count \"2\"\n"
    for arguments in [["--live", "--script", "-"], ["--live"], ["--script=-", "--live", "--pattern", "rx"]] {
      let live = run(arguments, input: script)
      #expect(live.status == .fine, "\(live.errors)")
    }
    #expect(run([], input: script).status == .differs)
    #expect(run([], input: "expect count \"0\"\nevent reopen\nexpect count \"1\"\n").status == .fine)
    #expect(run(["--demo"]).status == .fine)
  }

  @Test(
    "the prompt uses it only with --live, and else the embedded service, also for inputs that are played again",
    arguments: [(["--live"], 2), ([], 1)])
  func prompt(_ arguments: [String], _ count: Int) {
    let expectation = "expect count \"\(count)\""
    let run = run(arguments + ["--pattern", "rx"], typing: [expectation, "tap down", "undo", expectation])
    #expect(run.status == .fine)
    #expect(run.output.ranges(of: "rx  as expected").count == 2)
  }

  @Test func `without a person or a script --live is refused`() {
    let refusal = "LiveDesk: --live has nothing to play: use a terminal, or give a script"
    #expect(run(["--live"]) == ConsoleRun(.usage, refusal))
  }

  @Test func `panes that are live count as online; a check never is`() throws {
    #expect(try Panes(LiveDesk.self, LiveDesk.ways, isLive: true).isOnline)
    #expect(try !Panes(LiveDesk.self, LiveDesk.ways).isOnline)
    #expect(run(["--check", "--depth", "1", "--random", "1"]).status == .fine)
  }
}
