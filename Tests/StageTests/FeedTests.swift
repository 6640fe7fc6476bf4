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
  private func run(_ arguments: [String], on chapter: any Chapter.Type = FedDesk.self) -> (
    status: ChapterProgram.ExitStatus, output: String, errors: [String]
  ) {
    let test = TestConsole()
    let status = ChapterCommand(chapter, test.console).run(arguments, environment: [:])
    return (status, test.output, test.errors)
  }

  @Test("a feed's inputs happen as they come, in all ways, and the screens are shown before and after")
  func plays() {
    let run = run(["--taps", "up,up,down"])
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
    #expect(
      self.run(["--taps=up", "--pattern", "rx"]).output.hasSuffix("\n1 input, 0 expectations: ✓ rx is as expected\n"))
    #expect(self.run(["--quiet", "-"]).status == .fine)
  }

  @Test("an unreadable or malformed feed is one line and a status of its own")
  func failures() {
    let gone = run(["--taps", "gone"])
    #expect(gone.status == .noInput)
    #expect(gone.errors == ["FedDesk: gone: there is no such file"])
    let bad = run(["--taps", "bad\u{1B}"])
    #expect(bad.status == .badScript)
    #expect(bad.errors == ["FedDesk: bad\\u{1B}: that is no button"])
    #expect(bad.output == "")
    let unknown = run(["--taps", "up,nothing"])
    #expect(unknown.status == .differs)
    #expect(unknown.errors.first?.hasPrefix("FedDesk: there is no control nothing: use one of") == true)
  }

  @Test(
    "a command line that makes no sense is one line",
    arguments: [
      (["--taps"], "--taps needs a value: write --taps FILE"),
      (["--taps="], "--taps needs a value: write --taps FILE"),
      (["--taps", "--demo"], "--taps needs a value: write --taps FILE"),
      (["--taps", "up", "--quiet", "x"], "--taps and --quiet exclude each other: give one of them"),
      (["--taps", "up", "--taps", "up"], "--taps and --taps exclude each other: give one of them"),
      (["--taps", "up", "--demo"], "--taps says what to do by itself: leave the other action out"),
      (["--check", "--taps", "up"], "--taps says what to do by itself: leave the other action out"),
    ])
  func usage(_ arguments: [String], _ message: String) {
    let run = run(arguments)
    #expect(run.status == .usage)
    #expect(run.errors == ["FedDesk: \(message)"])
  }

  @Test("the help lists the feeds of a chapter; a chapter without feeds refuses the options")
  func help() {
    #expect(run(["--taps", "up", "--help"]).output.contains("\n  --taps FILE         tap what FILE says\n"))
    #expect(!run(["--help"], on: Desk.self).output.contains("--taps"))
    let none = run(["--taps", "up"], on: Desk.self)
    #expect(none.status == .usage)
    #expect(none.errors == [#"Desk: unknown option "--taps": --help lists the options"#])
  }
}
