import Calls
import Diagrams
import Testing

@testable import Stage

/// The demo of a chapter, played once for all tests.
@MainActor final class PlayedDemo {
  /// The accounts of each input, by way.
  let accounts: [[String: Account]]

  /// Each account with its diagram, whose title is the way's name.
  private(set) lazy var drawn = accounts.joined().map { (account: $1, diagram: SequenceDiagram($0, $1)) }

  private static var known: [String: PlayedDemo] = [:]

  /// The demo of the chapter called `name`.
  static func of(_ name: String) throws -> PlayedDemo {
    if let demo = known[name] { return demo }
    let demo = try PlayedDemo(name)
    known[name] = demo
    return demo
  }

  private init(_ name: String) throws {
    let chapter = try Chapters.named(name)
    var inputs: [Input] = []
    var step = chapter.steps.count
    var accounts: [[String: Account]] = []
    for line in try Script(parsing: chapter.demo, name: "demo.script").lines {
      switch line.command {
      case .step(let number), .replay(let number, isLive: _):
        accounts += try Self.accounts(of: inputs, in: name, step: step)
        (step, inputs) = (number, [])
      case .input(let input): inputs.append(input)
      case .expect, .show, .note: break
      }
    }
    self.accounts = try accounts + Self.accounts(of: inputs, in: name, step: step)
  }

  /// The accounts of each of `inputs` in a step, from 1, by way.
  static func accounts(of inputs: [Input], in name: String, step: Int) throws -> [[String: Account]] {
    let chapter = try Chapters.named(name)
    let panes = try StepSelection(chapter.steps).open(step)
    let reader = AccountReader(try? ChapterSources(chapter))
    return try inputs.map { input in
      let records = try panes.trace(input)
      let accounts = zip(panes.names, records).map { ($0, reader.account(of: $1, way: $0)) }
      return Dictionary(uniqueKeysWithValues: accounts)
    }
  }
}
