import Diagrams
import Foundation
import Stage
import StageSession
import Terminal

/// Runs without a person: scripts, and inputs from outside.
extension ChapterCommand {
  func play(_ bytes: [UInt8], name: String, _ shown: StageOptions) -> ExitStatus {
    attempt {
      let script = try Script(parsing: bytes, name: name)
      var transcript = try transcript(shown)
      try transcript.play(script)
      return tell(transcript.failures)
    }
  }

  func play(_ feed: InputFeed, _ path: String, _ shown: StageOptions) -> ExitStatus {
    attempt {
      let inputs = try feed.open(path)
      var transcript = try transcript(shown)
      try transcript.play(inputs, from: path)
      return tell(transcript.failures)
    }
  }

  private func transcript(_ shown: StageOptions) throws(PaneError) -> Transcript {
    Transcript(
      try shown.player(), of: chapter, drawing: drawing(shown), write: console.writeLine)
  }

  func draw(_ bytes: [UInt8], name: String, _ shown: StageOptions) -> ExitStatus {
    attempt {
      let script = try Script(parsing: bytes, name: name)
      var sequence = SequenceReport(
        try shown.player(), AccountReader(try? ChapterSources(chapter, yours: submission?.name)))
      let sheet = try sequence.play(script)
      let status = tell(sequence.failures)
      sheet.lines.forEach(console.writeLine)
      return status
    }
  }

  func traceLines(_ file: String, _ shown: StageOptions) -> ExitStatus {
    attempt {
      let sources = try ChapterSources(chapter, yours: submission?.name)
      guard let bytes = read(file, for: .traceLines) else { return .noInput }
      let script = try Script(parsing: bytes, name: file == "-" ? "<stdin>" : file)
      var trace = try LineTrace(chapter, sources) { () throws(PaneError) in try shown.player() }
      try trace.play(script, write: console.write)
      return tell(trace.failures)
    }
  }

  private func tell(_ failures: [String]) -> ExitStatus {
    for failure in failures { console.complain(failure) }
    return failures.isEmpty ? .fine : .differs
  }

  /// Returns the status of `body`; an error becomes a line and the status for it.
  func attempt(_ body: () throws -> ExitStatus) -> ExitStatus {
    do {
      return try body()
    } catch let error as ScriptError {
      console.complain("\(error)")
      return .badScript
    } catch let error as UsageError {
      console.complain("\(chapter.name): \(error)")
      return .usage
    } catch let error as FeedError {
      console.complain("\(chapter.name): \(error.message)")
      return error.status
    } catch {
      console.complain("\(chapter.name): \(error)")
      return error is LineTrouble ? .unavailable : .differs
    }
  }

  /// The bytes of `file`, or nil after a line that says why there are none.
  func read(_ file: String, for option: Option) -> [UInt8]? {
    let isInput = file == "-"
    do {
      return isInput ? try console.readAll() : Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    } catch {
      let name = isInput ? "standard input" : file.visible
      let exists = isInput || FileManager.default.fileExists(atPath: file)
      console.complain(
        "\(name): \(exists ? "it cannot be read" : "there is no such file"); "
          + "\(option.name) takes the path of a script, or - for standard input")
      return nil
    }
  }
}
