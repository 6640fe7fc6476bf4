@testable import BuiltPackage
import StageSession
@testable import TerminalStage
import Foundation
import Terminal
import Testing

@testable import Stage
@testable import Workshop

@Suite("Saving a session on the stage")
struct SavingTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// A scene of its own, which no chapter has.
  private enum Alone: Exercise {
    typealias Place = LoneDesk

    static let reference = [Way("reference", CallbackDesk.self)]
    static let rules: [Rule<Place>] = []
  }

  @Test func `shows the command that plays it, each time another one`() throws {
    let stage = try StageTestBench(step: 1, doing: [.key(.tab), .key(.enter)]).stage
    for number in 1...2 {
      stage.session.save(into: folder.root)
      #expect(stage.session.message?.text == "Saved: swift run Desk --script Desk-\(number).script")
    }
    #expect(folder.read("Desk-2.script") == "# Desk: a session on stage\nstep 1\ntap up\n")
  }

  @Test func `with a reader's way, the command runs the exercise, which alone has the screen`() throws {
    let selection = StepSelection(Desk.steps, Pattern.allCases, Attempt(Alone.self, DelegateDesk.self).submission)
    let stage = try StageTestBench(step: 1, selection: selection).stage
    #expect(stage.session.panes.names == ["reference", "yours"])
    stage.session.save(into: folder.root)
    #expect(stage.session.message?.text == "Saved: swift run Workbook run Desk/Alone --script Desk-1.script")
  }

  @Test func `if the folder is not writable, the message names it and the remedy`() throws {
    let stage = try StageTestBench(step: 1).stage
    let place = folder.root.appendingPathComponent("nowhere")
    stage.session.save(into: place)
    let message = try #require(stage.session.message)
    let start = "Nothing can be saved in \(place.path): begin in a folder in which you may write ("
    #expect(message.isBad && message.text.hasPrefix(start))
  }
}
