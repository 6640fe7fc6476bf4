import Markdown
import Pages
import Pictures

/// Puts into a Markdown text the code, the output, the diagrams and the figures that it refers to.
///
///     <!-- listing Chapters/03-Counter/Delegate.swift "View model" -->
///     <!-- diff Chapters/03-Counter/Delegate+Tens.swift "View model" Chapters/03-Counter/Delegate.swift -->
///     <!-- output swift run Counter --demo -->
///     <!-- briefly swift run Counter --script … -->
///     <!-- marbles debounce -->
///     <!-- stage Counter 100x24 Tab Enter -->
///     <!-- figures Counter -->
///     <!-- jobs time -->
///
/// Each such line stands alone, outside fenced blocks; a fenced block directly under it holds what was woven. If it has
/// none, it gets one. Everything else stays as it is.
///
/// The times in an output, which are others in each run, become `…`.
struct Weaver: Sendable {
  /// The code of a part of a file, or of the whole file; throws if there is none.
  let listing: @Sendable (_ file: String, _ part: String?) throws -> String

  /// Returns the output of a command line; throws if it cannot be run.
  let output: @Sendable (_ command: String) async throws -> String

  /// The marble diagram of an operator; throws if there is none, or more than one.
  var marbles: @Sendable (_ operator: String) throws -> String = { _ in "" }

  /// The references in the ways of a chapter, as the text of a ``SequenceSheet``; throws if there are none.
  var references: @Sendable (_ folder: String) throws -> String = { _ in "" }

  /// The lines of a table of figures; throws if there is none.
  var figures: @Sendable (_ name: String) throws -> [String] = { _ in [] }

  /// The lines of the table of all names.
  var index: @Sendable () throws -> [String] = { [] }

  /// The lines of the table of a family of jobs; throws if there is none.
  var jobs: @Sendable (_ family: String) throws -> [String] = { _ in [] }

  /// Returns the contents of a terminal with a stage; throws if there is none.
  var stage: @Sendable (_ run: StageRun) async throws -> String = { _ in "" }

  /// The text with every block as it should be, and what is wrong with it.
  func weave(_ text: String) async -> WovenText {
    let text = MarkdownText(text)
    var woven = WovenText(lines: text.lines, flaws: text.flaws)
    var seen: [Directive.Source: Int] = [:]
    var panes = ShownPanes()
    for directive in text.directives {
      if let earlier = seen.first(where: { $0.key.overlaps(directive.source) }) {
        woven.flaws.append(Flaw(line: directive.line, "line \(earlier.value) has this already: refer to it once"))
        continue
      }
      seen[directive.source] = directive.line
      do {
        if case .picture(let file, let source) = directive.source {
          woven.pictures[file] = try await picture(of: source)
          continue
        }
        let block = try await block(of: directive, &panes)
        guard block != directive.block else { continue }
        // The blocks above may have become longer or shorter.
        let start = directive.line + woven.lines.count - text.lines.count
        woven.lines.replaceSubrange(start..<start + directive.block.count, with: block)
        woven.stale.append(directive.line)
      } catch {
        woven.flaws.append(Flaw(line: directive.line, "\(error)"))
      }
    }
    woven.flaws += flaws(ofTrialsIn: text)
    return woven
  }

  /// As `debug()` of Rx prints it.
  private static var time: Regex<Substring> { /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}/ }

  /// Checks the lines that a change must find, and the beginning of an outcome. A build of its own checks the rest.
  private func flaws(ofTrialsIn text: MarkdownText) -> [Flaw] {
    let (trials, flaws) = Trial.trials(in: text)
    return flaws
      + trials.flatMap { trial in
        let outcome = trial.outcome
        let isWoven = outcome.block.dropFirst().first == "$ \(trial.command)"
        let stale =
          isWoven ? [] : [Flaw(line: outcome.line, "this change was never tried: swift run Book --try --renew")]
        return stale
          + trial.changes.compactMap { change in
            do {
              _ = try change.applied(to: listing(change.file, nil))
              return nil
            } catch {
              return Flaw(line: outcome.line, "\(error)")
            }
          }
      }
  }

  private func block(of directive: Directive, _ panes: inout ShownPanes) async throws -> [String] {
    switch directive.source {
    case .listing(let file, let part):
      Fence.block(of: try listing(file, part), language: file.hasSuffix(".swift") ? "swift" : "text")
    case .diff(let file, let part, let from, let oldPart):
      try diff(part.map { "\(file) \"\($0)\"" } ?? file, listing(from, oldPart), listing(file, part))
    case .output(let command, let isBrief):
      Fence.block(
        of: "$ \(command)\n\(panes.shown(try await output(command).replacing(Self.time, with: "…"), isBrief: isBrief))",
        language: "text")
    case .marbles(let name):
      Fence.block(of: try marbles(name), language: "text")
    case .references(let folder):
      Fence.block(of: try references(folder), language: "text")
    case .figures(let name):
      try figures(name)
    case .index:
      try index()
    case .jobs(let family):
      try jobs(family)
    case .change, .changed, .picture:
      directive.block
    case .stage(let run):
      Fence.block(of: "$ \(run.command)\n\(try await stage(run))", language: "text")
    }
  }
}

extension Weaver {
  private func picture(of source: Directive.Source) async throws -> String {
    switch source {
    case .stage(let run): return Picture.screen(TextLines(try await stage(run)).lines, title: run.command)
    case .marbles(let name): return try Picture.marbles(TextLines(try marbles(name)).lines)
    case .references(let folder): return try Picture.sequence(TextLines(try references(folder)).lines)
    case .output(let command, _):
      return try Picture.sequence(
        Array(Fence.block(of: try await output(command), language: "").dropFirst().dropLast()))
    default: throw Unwoven("there is no picture of that")
    }
  }

  private func diff(_ name: String, _ old: String, _ new: String) throws -> [String] {
    let lines = LineDifference(TextLines(old).lines, TextLines(new).lines).text
    guard !lines.isEmpty else { throw Unwoven("\(name) is the same there") }
    return Fence.block(of: lines.joined(separator: "\n"), language: "diff")
  }
}

/// The reason why something cannot be shown.
struct Unwoven: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The result of a ``Weaver``.
struct WovenText {
  fileprivate(set) var lines: [String]

  /// The lines of the directives whose blocks were not as they should be, from 1.
  fileprivate(set) var stale: [Int] = []

  /// The flaws that only the author can repair.
  fileprivate(set) var flaws: [Flaw]

  /// The pictures by the paths of their files.
  fileprivate(set) var pictures: [String: String] = [:]

  var text: String { lines.joined(separator: "\n") }
}
