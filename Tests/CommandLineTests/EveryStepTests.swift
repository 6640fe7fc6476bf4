import BuiltPackage
import Controls
import Foundation
import Testing

@testable import Stage

@Suite("Every step of every chapter")
@MainActor struct EveryStepTests {
  @Test(arguments: try Chapters.names.get())
  func `the demo plays each step of the chapter`(_ name: String) throws {
    let chapter = try Chapters.named(name)
    // A script that names no step plays the last one.
    var step = chapter.steps.count
    var played: Set<Int> = []
    for line in try Script(parsing: chapter.demo, name: "demo.script").lines {
      switch line.command {
      case .step(let number), .replay(let number, isLive: _): step = number
      case .input: played.insert(step)
      case .expect, .show, .note: break
      }
    }
    #expect(played == Set(1...chapter.steps.count))
  }

  // The checks of a step compare its ways with each other: they cannot see a fault of the screen that all ways share.
  @Test(arguments: try Chapters.names.get())
  func `each step opens with the recorded screen; RECORD=1 records it`(_ name: String) throws {
    let chapter = try Chapters.named(name)
    let selection = StepSelection(chapter.steps)
    let screens = try (1...chapter.steps.count).map { number in
      let snapshots = try selection.open(number).snapshots
      #expect(Set(snapshots).count == 1, "step \(number)")
      return "\(selection.title(of: number))\n\(snapshots[0].recorded)"
    }
    let text = screens.joined(separator: "\n")
    let file = PackageFolder.root.appendingPathComponent("Tests/CommandLineTests/Openings/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { try Data(text.utf8).write(to: file) }
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    #expect(recorded == text, "if it is meant to be so: RECORD=1 swift test --filter EveryStepTests")
  }
}

extension Snapshot {
  /// The screen as it is drawn, and below it a line with all facts of each view.
  fileprivate var recorded: String {
    let lines = views.map { view in
      let facts = view.facts.map { fact in
        fact.hasPrefix("\(view.identifier) ") ? String(fact.dropFirst(view.identifier.count + 1)) : fact
      }
      return "\(view.identifier), \(view.kind.rawValue): \(facts.joined(separator: ", "))\n"
    }
    return PaneDrawing(columns: 120).draw(["screen"], [self]) + "\n" + lines.joined()
  }
}
