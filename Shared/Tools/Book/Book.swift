import Foundation
import Markdown
import Pages
import Terminal

/// Makes one HTML file of a text: `swift run Book`, `swift run Book --slides`.
@main enum Book {
  static func main() {
    do {
      let options = try BookOptions(Array(CommandLine.arguments.dropFirst()))
      if options.isHelp {
        print(BookOptions.help, terminator: "")
      } else if options.isTrial {
        try tryChanges(options)
      } else if options.checksJobs {
        try checkJobs(options)
      } else {
        try make(options)
      }
    } catch {
      for line in error.lines { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
      exit(error.status)
    }
  }

  private static func make(_ options: BookOptions) throws(BookError) {
    let document = MarkdownDocument(try text(of: options))
    let targets = LinkedFiles(of: options.source).targets(from: options.output)
    if options.isSlides {
      let slides = Slides(document, linkingTo: targets)
      try write(slides.html, options, slides.flaws, "\(slides.count) slides")
    } else {
      let page = Page(document, linkingTo: targets)
      try write(page.html, options, page.flaws, "\(page.html.utf8.count / 1024) KB")
    }
  }

  private static func tryChanges(_ options: BookOptions) throws(BookError) {
    var lines = try text(of: options).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let (trials, flaws) = Trial.trials(in: MarkdownText(lines.joined(separator: "\n")))
    guard flaws.isEmpty else {
      throw BookError(65, lines: flaws.map { "\(options.source):\($0)".visible })
    }
    let root = URL(fileURLWithPath: options.source).deletingLastPathComponent()
    let outcomes = try TrialRun(root: root) { print($0.visible) }.outcomes(of: trials)
    var complaints: [String] = []
    for (trial, outcome) in zip(trials, outcomes).reversed() where outcome != trial.outcome.block {
      let place = "\(options.source):\(trial.outcome.line)"
      if let outcome, options.renews {
        lines.replaceSubrange(trial.outcome.line..<(trial.outcome.line + trial.outcome.block.count), with: outcome)
      } else {
        complaints.append(
          outcome == nil
            ? "\(place): the changed program cannot be built" : "\(place): something else comes out: add --renew")
        for line in outcome ?? [] { complaints.append("  \(line)") }
      }
    }
    if options.renews { try save(lines.joined(separator: "\n"), options.source) }
    guard complaints.isEmpty else { throw BookError(1, lines: complaints.map(\.visible)) }
    print("\(trials.count) changes do what the text says")
  }

  static func save(_ text: String, _ file: String) throws(BookError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    } catch {
      throw BookError(73, "Book: \(file.visible) cannot be written")
    }
  }

  private static func text(of options: BookOptions) throws(BookError) -> String {
    if let text = try? String(contentsOfFile: options.source, encoding: .utf8) { return text }
    let name = options.source.visible
    if FileManager.default.fileExists(atPath: options.source) {
      throw BookError(66, "Book: \(name) cannot be read as text: name a Markdown file")
    }
    throw BookError(66, "Book: there is no \(name) here: go to the folder of the package, or name a file")
  }

  private static func write(
    _ html: String, _ options: BookOptions, _ flaws: [Flaw], _ size: String
  ) throws(BookError) {
    guard flaws.isEmpty else {
      throw BookError(65, lines: flaws.map { "\(options.source):\($0)".visible })
    }
    if options.output == "-" {
      return print(html, terminator: "")
    }
    do {
      try Data(html.utf8).write(to: URL(fileURLWithPath: options.output))
    } catch {
      let name = options.output.visible
      throw BookError(73, "Book: \(name) cannot be written: name another file with --output FILE")
    }
    print("\(options.output.visible): \(size)")
  }
}

/// Why no file was made.
struct BookError: Error {
  /// How the program ends, as BSD's `sysexits.h` has it.
  let status: Int32

  /// What to tell.
  let lines: [String]

  init(_ status: Int32, _ line: String) {
    self.init(status, lines: [line])
  }

  init(_ status: Int32, lines: [String]) {
    self.status = status
    self.lines = lines
  }
}
