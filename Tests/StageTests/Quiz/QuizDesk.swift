import BuiltPackage
import Foundation

@testable import Stage
@testable import Workshop

/// A desk with two faults to be found, one in each step.
enum QuizDesk: DeskChapter {
  static let name = "Desk"
  static let title = Desk.title
  static let earlierSteps: [any Step.Type] = [Ladder.self]
  static let demo = Desk.demo
  static let alphabet = Desk.alphabet
  static let invariants = Desk.invariants
  static let events = Desk.events
  static let laterIdentifiers = Desk.laterIdentifiers
  static let faults = [
    PlantedFault(
      "Down is not told.", in: Ladder.self, "observer", WrongDesk.MissingUpdate.self,
      change: "Observer.swift\n- let two = 2\n+ let two = 22", shownBy: "tap up\ntap down",
      lesson: "Tell all that changes."),
    PlantedFault(
      "One more than the top is allowed.", in: QuizDesk.self, "rx", WrongDesk.WrongLimit.self,
      change: "Rx.swift\n- let four = 4", shownBy: "tap up\ntap up\ntap up", lesson: "Ask the rules."),
  ]

  /// The sources of its ways, three lines each. Only the first fault can be planted in them.
  static func package() throws -> TestFolder {
    let body = "  let one = 1\n  let two = 2\n  let three = 3\n}\n"
    var files: [String: String] = [:]
    for way in ["Callback", "Delegate", "Observer", "Rx"] {
      files["Chapters/99-Desk/\(way).swift"] = "// \(way)\n\nextension \(way)Way {\n\(body)"
    }
    return try TestFolder(files)
  }

  /// A quiz with the fault of step 1.
  static func quiz(_ package: TestFolder) throws -> Quiz {
    try Quiz(
      faults[0], of: QuizDesk.self, more: ["Another one: swift run Desk --quiz"],
      try ChapterSources(root: package.root, folder: "Chapters/99-Desk"))
  }
}
