import ChapterProgram
import Stage
import Testing

private let patterns = ["callback", "delegate", "observer", "rx"]

private func options(
  _ arguments: [String], environment: [String: String] = [:], steps: Int = 2, hasExperiments: Bool = true,
  offersLive: Bool = true, feeds: [String] = []
) throws(UsageError) -> Options {
  try Options(
    arguments: arguments, environment: environment, patterns: patterns, steps: steps, hasExperiments: hasExperiments,
    offersLive: offersLive, feeds: feeds)
}

@Suite("The command line")
struct OptionsTests {
  @Test(
    "one option is the action; without one, the screen is shown",
    arguments: [
      ([], .run), (["--demo"], .demo), (["--script", "a.script"], .script("a.script")),
      (["--script", "-"], .script("-")), (["--script=-"], .script("-")),
      (["--script=--odd name--"], .script("--odd name--")), (["--claims"], .claims), (["--list"], .list),
      (["--trace-lines", "a.script"], .traceLines("a.script")), (["--trace-lines=-"], .traceLines("-")),
      (["--experiment", "hello"], .experiment("hello")), (["--experiment=no such thing"], .experiment("no such thing")),
      (["--help"], .help), (["-h"], .help), (["--nonsense", "--demo", "--claims", "-h"], .help),
    ] as [([String], Options.Action)])
  func action(_ arguments: [String], _ action: Options.Action) throws {
    #expect(try options(arguments).action == action)
  }

  @Test func `a pattern, a step and a real service narrow a run, before and after the action`() throws {
    let bare = try options([])
    #expect((bare.pattern, bare.step) == (nil, nil))
    #expect(!bare.isLive)
    let run = try options(["--live", "--pattern", "rx", "--step", "1"])
    #expect((run.action, run.pattern, run.step, run.isLive) == (.run, "rx", 1, true))
    for arguments in [["--quiz", "--serve", "--seed", "3"], ["--serve", "--seed=3", "--quiz"]] {
      #expect(try options(arguments).action == .serve(port: 0, opens: false, quiz: Options.Quiz(seed: 3)))
    }
    let demo = try options(["--step=2", "--demo", "--pattern=observer"])
    #expect((demo.action, demo.pattern, demo.step) == (.demo, "observer", 2))
    let script = try options(["--script", "a", "--live"])
    #expect((script.action, script.isLive) == (.script("a"), true))
  }

  @Test func `a check has its bounds from the command line, else the usual ones`() throws {
    var check = Options.Check()
    #expect((check.depth, check.random, check.length, check.seed) == (nil, nil, 30, nil))
    #expect(check.jobs == nil)
    #expect(check.time == .seconds(2))
    #expect(try options(["--check"]).action == .check(check))

    (check.depth, check.random, check.length, check.seed, check.time) = (7, 100_000, 50, .max, .milliseconds(1500))
    check.jobs = 3
    let all = ["--check", "--depth", "7", "--random=100000", "--length", "50", "--seed=18446744073709551615"]
    #expect(try options(all + ["--seconds", "1.5", "--jobs", "3"]).action == .check(check))
    #expect(try options(["--check", "--step", "1"]).step == 1)
  }

  @Test func `colour goes with --no-color, and with NO_COLOR unless that is empty`() throws {
    #expect(try !options(["--no-color"]).allowsColor)
    #expect(try !options([], environment: ["NO_COLOR": "1"]).allowsColor)
    #expect(try !options(["--help"], environment: ["NO_COLOR": "0"]).allowsColor)
    #expect(try options([], environment: ["NO_COLOR": ""]).allowsColor)
    #expect(try options([], environment: ["COLOR": "no"]).allowsColor)
    #expect(try options([]).allowsColor)
  }

  @Test(
    arguments: [
      (["--patern", "rx"], #"unknown option "--patern": did you mean --pattern?"#),
      (["--Demo"], #"unknown option "--Demo": did you mean --demo?"#),
      (["--frobnicate"], #"unknown option "--frobnicate": --help lists the options"#),
      (["--"], #"unknown option "--": --help lists the options"#),
      (["--\u{1B}[31m"], #"unknown option "--\u{1B}[31m": --help lists the options"#),
      (["rx"], #"unexpected argument "rx": did you mean --pattern rx?"#),
      (["demo"], #"unexpected argument "demo": did you mean --demo?"#),
      (["a\nb"], #"unexpected argument "a\nb": --help lists the options"#),
      ([""], #"unexpected argument "": --help lists the options"#),
      (["-"], #"unexpected argument "-": --help lists the options"#),
      (["--demo", "--pattern"], "--pattern needs a value: write --pattern NAME"),
      (["--script", "--demo"], "--script needs a value: write --script FILE"),
      (["--script="], "--script needs a value: write --script FILE"),
      (["--demo=yes"], "--demo takes no value: write --demo alone"),
      (["--pattern", "foo"], #"unknown pattern "foo": use callback, delegate, observer or rx"#),
      (["--pattern=Rx"], #"unknown pattern "Rx": did you mean rx?"#),
      (["--step", "3"], #"--step takes a whole number from 1 to 2, not "3""#),
      (["--step", "0"], #"--step takes a whole number from 1 to 2, not "0""#),
      (["--step=one"], #"--step takes a whole number from 1 to 2, not "one""#),
      (["--check", "--depth", "0"], #"--depth takes a whole number from 1 to 100, not "0""#),
      (["--check", "--random=+5"], #"--random takes a whole number from 0 to 1000000000, not "+5""#),
      (["--check", "--length", "٣"], #"--length takes a whole number from 1 to 10000, not "٣""#),
      (
        ["--check", "--seed", "18446744073709551616"],
        #"--seed takes a whole number from 0 to 18446744073709551615, not "18446744073709551616""#
      ),
      (["--check", "--seconds", "2s"], #"--seconds takes a number from 0 to 86400, such as 2 or 0.5, not "2s""#),
      (["--check", "--seconds=nan"], #"--seconds takes a number from 0 to 86400, such as 2 or 0.5, not "nan""#),
      (["--check", "--seconds=86401"], #"--seconds takes a number from 0 to 86400, such as 2 or 0.5, not "86401""#),
      (["--check", "--jobs", "0"], #"--jobs takes a whole number from 1 to 64, not "0""#),
      (["--check", "--jobs=65"], #"--jobs takes a whole number from 1 to 64, not "65""#),
      (["--check", "--jobs=two"], #"--jobs takes a whole number from 1 to 64, not "two""#),
      (["--check", "--jobs"], "--jobs needs a value: write --jobs N"),
      (["--jobs", "2"], "--jobs belongs to --check: add --check or leave --jobs out"),
      (["--quiz", "--demo", "--serve"], "--quiz and --demo exclude each other: give one of them"),
      (["--serve", "--seed", "3"], "--seed belongs to --check or --quiz: add one of them or leave --seed out"),
      (
        ["--serve", "--quiz", "--pattern", "rx"],
        "--pattern does not go with --quiz, where any way may be wrong: leave --pattern out"
      ),
      (["--demo", "--check"], "--demo and --check exclude each other: give one of them"),
      (["--demo", "--demo"], "--demo is given twice: give it once"),
      (["--depth", "3"], "--depth belongs to --check: add --check or leave --depth out"),
      (["--demo", "--seed", "3"], "--seed belongs to --check or --quiz: add one of them or leave --seed out"),
      (
        ["--quiz", "--pattern", "rx"],
        "--pattern does not go with --quiz, where any way may be wrong: leave --pattern out"
      ),
      (
        ["--check", "--pattern", "rx"],
        "--pattern does not go with --check, which compares all patterns: leave --pattern out"
      ),
      (["--claims", "--pattern=rx"], "--pattern means nothing to --claims: leave --pattern out"),
      (["--claims", "--step=1"], "--step means nothing to --claims: leave --step out"),
      (["--port", "80"], "--port belongs to --serve: add --serve or leave --port out"),
      (["--open"], "--open belongs to --serve: add --serve or leave --open out"),
      (["--serve", "--port", "65536"], #"--port takes a whole number from 0 to 65535, not "65536""#),
      (["--json"], "--json belongs to --measure: add --measure or leave --json out"),
      (
        ["--measure", "--pattern", "rx"],
        "--pattern does not go with --measure, which measures all patterns: leave --pattern out"
      ),
      (["--experiment"], "--experiment needs a value: write --experiment NAME"),
      (["experiment"], #"unexpected argument "experiment": did you mean --experiment NAME?"#),
      (["--experimant=x"], #"unknown option "--experimant": did you mean --experiment?"#),
      (["--experiment", "a", "--demo"], "--experiment and --demo exclude each other: give one of them"),
      (["--experiment", "a", "--step", "1"], "--step means nothing to --experiment: leave --step out"),
      (["--experiment", "a", "--pattern", "rx"], "--pattern means nothing to --experiment: leave --pattern out"),
      (["--live=yes"], "--live takes no value: write --live alone"),
      (
        ["--quiz", "--serve", "--live"],
        "--live goes with the stage or a script, not with --quiz: leave one of them out"
      ),
      (["--live", "--live"], "--live is given twice: give it once"),
      (["live"], #"unexpected argument "live": did you mean --live?"#),
      (["--lvie"], #"unknown option "--lvie": did you mean --live?"#),
    ])
  func `nonsense is answered with one line that names the remedy`(_ arguments: [String], _ message: String) {
    let error = #expect(throws: UsageError.self) { try options(arguments) }
    #expect(error?.description == message)
  }

  @Test(arguments: ["demo", "check", "claims", "quiz", "list"])
  func `a real service is for the stage and for scripts`(_ action: String) {
    for arguments in [["--\(action)", "--live"], ["--live", "--\(action)"]] {
      let error = #expect(throws: UsageError.self) { try options(arguments) }
      let message = "--live goes with the stage or a script, not with --\(action): leave one of them out"
      #expect(error?.message == message)
    }
  }

  @Test func `a chapter without experiments, real service or steps has no such options`() {
    func message(_ arguments: [String], hasExperiments: Bool = false, feeds: [String] = []) -> String? {
      #expect(throws: UsageError.self) {
        try options(arguments, steps: 1, hasExperiments: hasExperiments, offersLive: false, feeds: feeds)
      }?.message
    }
    #expect(message(["--experiment", "a"]) == #"unknown option "--experiment": --help lists the options"#)
    #expect(message(["--step", "2"]) == #"--step takes only 1 here, not "2""#)
    let start = #"unknown option "--live": this chapter asks no real service, and has "#
    #expect(message(["--live"]) == start + "no options of its own")
    let some = message(["--live"], hasExperiments: true, feeds: ["--gpx", "--nmea"])
    #expect(some == start + "of its own only --experiment, --gpx, --nmea")
  }

  @Test func `a very long argument is shortened in the answer`() {
    let error = #expect(throws: UsageError.self) { try options([String(repeating: "x", count: 1_000_000)]) }
    #expect(error?.message == #"unexpected argument "xxxxxxxxxxxxxxxxxxxxxxxx…": --help lists the options"#)
  }

  @Test func `the help lists every option, in 80 columns`() {
    #expect(
      Options.help(program: "Counter", patterns: patterns) == """
        Usage: swift run Counter [OPTION]...

        One feature written four ways, side by side. Without an option: the screen on a
        terminal; a script if standard input is none; else the demo.

          --pattern NAME      only this pattern: callback, delegate, observer or rx
          --demo              play the chapter's script and print the transcript
          --script FILE       play a script, or - for standard input
          --sequence FILE     play a script and draw the calls of its last input
          --check             compare the patterns on every sequence of inputs
          --depth N           with --check: every sequence of N inputs
          --random N          with --check: N random sequences (many: run -c release)
          --length N          with --check: N inputs in a random sequence (30)
          --seed S            with --check, --quiz: the same random choice again
          --seconds S         with --check: stop going deeper after S seconds (2)
          --jobs N            with --check: N processes at once (one per processor)
          --claims            what the originals claim, tested
          --measure           what an input of the demo costs (run -c release)
          --json              with --measure: for programs to read
          --list              the controls, and what a script can do with them
          --quiz              find the fault that is planted in one of the ways
          --serve             show the stage in a browser of this machine
          --port N            with --serve: at this port (any that is free)
          --open              with --serve: open the browser as well
          --step N            step N of the chapter (its last)
          --projector         on a terminal: few and large elements
          --trace-lines FILE  play a script, print as JSON which lines each input ran
          --no-color          no colour; so does NO_COLOR in the environment
          --help              this text (also -h)

        --trace-lines needs a debug build without CALLS=0.
        It prints {"chapter": …, "inputs": […]}: for each input the step, the line of
        the script, the input, and ways → file → lines and counts; the first is for the
        opening of the screens, "step N" on line 0. The ways are
        callback, delegate, observer or rx.

        Exit status: 0 fine, 1 the patterns differ or an expectation failed,
        64 bad usage, 65 bad script, 66 no such file, 69 another build is
        needed, or the chapter was changed so that nothing can be compared with it.

        """)
    let more = Options.help(
      program: "RemainingCharacters", patterns: patterns, hasExperiments: true, offersLive: true)
    #expect(more.contains("\n  --experiment NAME   try something out and print what comes of it\n"))
    #expect(more.contains("\n  --live              ask the real service, not the one that comes along\n"))
    #expect(more.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `the exit statuses are those of the help`() {
    let all: [ChapterProgram.ExitStatus] = [.fine, .differs, .usage, .badScript, .noInput, .unavailable]
    #expect(all.map(\.rawValue) == [0, 1, 64, 65, 66, 69])
  }
}
