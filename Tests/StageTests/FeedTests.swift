import Controls
import Testing

@testable import ChapterProgram
@testable import Stage

/// A desk whose buttons are tapped from outside as well.
private enum FedDesk: DeskChapter {
  static let title = "taps from outside"
  static let demo = Desk.demo
  static let alphabet = Desk.alphabet
  static let laterIdentifiers = Desk.laterIdentifiers
  static let feeds = [
    InputFeed("taps", "tap what FILE says") { path throws(FeedError) in
      switch path {
      case "gone": throw .unreadable("gone: there is no such file")
      case "bad\u{1B}": throw .malformed("\(path): that is no button")
      default:
        var rest = path.split(separator: ",").map { Input.tap(String($0)) }[...]
        return AnyIterator { rest.popFirst() }
      }
    },
    InputFeed("quiet", "tap nothing") { _ throws(FeedError) in AnyIterator { nil } },
  ]
}

@Suite("Inputs from outside")
struct FeedTests {
  @Test func `a feed's inputs happen as they come, in all ways, and the screens are shown before and after`() {
    let run = ConsoleRun(["--taps", "up,up,down"], on: FedDesk.self)
    #expect(run.status == .fine)
    #expect(run.errors == [])
    #expect(
      run.output.contains(
        """
        ┘
        tap up → count "1", down enabled
        tap up → count "2"
        tap down → count "1"
        ┌ callback
        """))
    #expect(run.output.hasSuffix("\n3 inputs, 0 expectations: ✓ the four ways are the same\n"))
    let one = ConsoleRun(["--taps=up", "--pattern", "rx"], on: FedDesk.self)
    #expect(one.output.hasSuffix("\n1 input, 0 expectations: ✓ rx is as expected\n"))
    #expect(ConsoleRun(["--quiet", "-"], on: FedDesk.self).status == .fine)
  }

  @Test(
    "an unreadable or malformed feed, or a command line that makes no sense, is one line and a status of its own",
    arguments: [
      (["--taps", "gone"], .noInput, "gone: there is no such file"),
      (["--taps", "bad\u{1B}"], .badScript, "bad\\u{1B}: that is no button"),
      (["--taps"], .usage, "--taps needs a value: write --taps FILE"),
      (["--taps="], .usage, "--taps needs a value: write --taps FILE"),
      (["--taps", "--demo"], .usage, "--taps needs a value: write --taps FILE"),
      (["--taps", "up", "--quiet", "x"], .usage, "--taps and --quiet exclude each other: give one of them"),
      (["--taps", "up", "--taps", "up"], .usage, "--taps and --taps exclude each other: give one of them"),
      (["--taps", "up", "--demo"], .usage, "--taps says what to do by itself: leave the other action out"),
      (["--check", "--taps", "up"], .usage, "--taps says what to do by itself: leave the other action out"),
    ] as [([String], ChapterProgram.ExitStatus, String)])
  func mistakes(_ arguments: [String], _ status: ChapterProgram.ExitStatus, _ message: String) {
    #expect(ConsoleRun(arguments, on: FedDesk.self) == ConsoleRun(status, "FedDesk: \(message)"))
  }

  @Test func `an impossible input of a feed ends it with 1`() {
    let unknown = ConsoleRun(["--taps", "up,nothing"], on: FedDesk.self)
    #expect(unknown.status == .differs)
    #expect(unknown.errors.first?.hasPrefix("FedDesk: there is no control nothing: use one of") == true)
  }

  @Test func `the help lists the feeds of a chapter; a chapter without feeds refuses the options`() {
    let help = ConsoleRun(["--taps", "up", "--help"], on: FedDesk.self).output
    #expect(help.contains("\n  --taps FILE         tap what FILE says\n"))
    #expect(!ConsoleRun(["--help"]).output.contains("--taps"))
    let unknown = #"Desk: unknown option "--taps": --help lists the options"#
    #expect(ConsoleRun(["--taps", "up"]) == ConsoleRun(.usage, unknown))
  }
}
