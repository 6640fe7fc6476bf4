import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Chapter {
  /// The program of the chapter: reads the command line, does what it says, and exits with an `ExitStatus`.
  public static func main() {
    exit(ChapterProgram(Self.self).run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}

/// What the program of a chapter does with its arguments, its standard input and its terminal.
@MainActor struct ChapterProgram {
  private let chapter: any Chapter.Type

  init(_ chapter: any Chapter.Type) {
    self.chapter = chapter
  }

  func run(_ arguments: [String]) -> ExitStatus {
    let patterns = Pattern.allCases.map(\.rawValue)
    let options: Options
    do throws(UsageError) {
      options = try Options(
        arguments: arguments, environment: ProcessInfo.processInfo.environment, patterns: patterns,
        steps: chapter.steps.count)
    } catch {
      complain("\(chapter.name): \(error)")
      return .usage
    }
    let step = options.step ?? chapter.steps.count
    let shown = options.pattern.flatMap(Pattern.init(rawValue:)).map { [$0] } ?? Pattern.allCases
    switch options.action {
    case .help:
      print(Options.help(program: chapter.name, patterns: patterns), terminator: "")
      return .fine
    case .list:
      print(Listing(chapter, step: step).text, terminator: "")
      return .fine
    case .claims:
      return ClaimsReport(chapter, ink: ink(options)).run()
    case .check(let check):
      return CheckReport(chapter.steps[step - 1], title: "\(chapter.name), \(chapter.title(ofStep: step))", check)
        .run(ink(options))
    case .demo:
      return play(chapter.demo, name: "demo.script", step, shown, options)
    case .script(let file):
      return playFile(file, step, shown, options)
    case .run:
      return runBare(step, shown, options)
    }
  }

  /// A terminal gets the prompt; input that is no terminal is a script; where there is neither, the demo plays.
  private func runBare(_ step: Int, _ shown: [Pattern], _ options: Options) -> ExitStatus {
    guard isatty(STDIN_FILENO) == 0 else {
      guard isatty(STDOUT_FILENO) != 0 else { return play(chapter.demo, name: "demo.script", step, shown, options) }
      return Prompt(chapter, step: step, patterns: shown, drawing: drawing(options)).run()
    }
    guard let bytes = read("-") else { return .noInput }
    return bytes.isEmpty
      ? play(chapter.demo, name: "demo.script", step, shown, options)
      : play(bytes, name: "<stdin>", step, shown, options)
  }

  private func playFile(_ file: String, _ step: Int, _ shown: [Pattern], _ options: Options) -> ExitStatus {
    guard let bytes = read(file) else { return .noInput }
    return play(bytes, name: file == "-" ? "<stdin>" : file, step, shown, options)
  }

  private func play(
    _ bytes: [UInt8], name: String, _ step: Int, _ shown: [Pattern], _ options: Options
  ) -> ExitStatus {
    do {
      let script = try Script(parsing: bytes, name: name)
      let player = try Player(chapter.steps, step: step, patterns: shown)
      var transcript = Transcript(player, of: chapter, drawing: drawing(options)) { print($0) }
      try transcript.play(script)
      fflush(nil)
      for failure in transcript.failures { complain(failure) }
      return transcript.failures.isEmpty ? .fine : .differs
    } catch let error as ScriptError {
      fflush(nil)
      complain("\(error)")
      return .badScript
    } catch {
      fflush(nil)
      complain("\(chapter.name): \(error)")
      return .differs
    }
  }

  private func read(_ file: String) -> [UInt8]? {
    do {
      let data =
        file == "-"
        ? try FileHandle.standardInput.readToEnd() ?? Data()
        : try Data(contentsOf: URL(fileURLWithPath: file))
      return Array(data)
    } catch {
      let name = file == "-" ? "standard input" : file.escapedForTerminal
      let reason = FileManager.default.fileExists(atPath: file) ? "cannot be read" : "there is no such file"
      complain("\(name): \(reason); --script takes the path of a script, or - for standard input")
      return nil
    }
  }

  private func ink(_ options: Options) -> Ink {
    options.allowsColor && isatty(STDOUT_FILENO) != 0 ? .ansi : .plain
  }

  private func drawing(_ options: Options) -> PaneDrawing {
    PaneDrawing(columns: columns, ink: ink(options))
  }

  private var columns: Int {
    var size = winsize()
    guard isatty(STDOUT_FILENO) != 0, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return 80
    }
    return Int(size.ws_col)
  }
}

/// Writes one line to standard error.
nonisolated func complain(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}
