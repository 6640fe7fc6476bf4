import Calls
import Diagrams
import Terminal
import Testing
import Trace

@testable import Stage
@testable import StageSession

@Suite("Accounts of the ways", .enabled(if: Trace.recordsCalls))
@MainActor struct AccountsTests {
  @Test(
    "a tap in Counter is told as the calls of each way, nested as they are",
    arguments: [
      (
        "callback",
        """
        up.touchUpInside → target–action
          Controller.upTapped()
            ViewModel.up(_:)
              closure in Controller.upTapped()
                Controller.show(_:)
                  count.text = "1"
        """
      ),
      (
        "delegate",
        """
        up.touchUpInside → target–action
          Controller.upTapped()
            ViewModel.up()
              CountView.show(_:) in Controller
                count.text = "1"
        """
      ),
      (
        "observer",
        #"""
        up.touchUpInside → target–action
          Controller.upTapped()
            ViewModel.up()
              ViewModel.count = …
                \.count changed (old 0, new 1) → handler
                  closure in Controller.init(_:_:)
                    Controller.show(_:)
                      count.text = "1"
        """#
      ),
      (
        "rx",
        """
        up.touchUpInside → action
          onNext(())
            withLatestFrom
              closure in ViewModel.setup(input:)
              merge
                bind
                  BehaviorRelay
                    map
                      drive
                        count.text = "1"
        """
      ),
    ])
  func counter(_ way: String, _ expected: String) throws {
    let account = try #require(try accounts(of: CounterDemo.inputs, in: "Counter", step: 1).last?[way])
    let lines = account.flat.map { String(repeating: "  ", count: $0.depth) + $0.entry.description }
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test("a task that goes on after a later input belongs to that input's account")
  func suspended() throws {
    let session = try Session(Chapters.named("Requests"), step: 2, goesOnline: false)
    session.add("async")
    for input in [Input.tap("load-profile"), .wait(.seconds(1)), .wait(.seconds(1))] { session.perform(input) }
    let account = try #require(session.told.accounts.last)
    #expect(session.panes.names.last == "async")
    #expect(account.hasCalls)
    #expect(account.flat.contains { $0.entry.event.description.hasPrefix("network.") })
  }

  @Test("a change is told with the line of the way that made it")
  func place() throws {
    let account = try #require(try accounts(of: CounterDemo.inputs, in: "Counter", step: 1).last?["callback"])
    let place = try #require(account.flat.last?.entry.place)
    #expect(place.file.hasSuffix("Chapters/03-Counter/Callback.swift"))
    #expect(place.line == 70)
  }

  @Test(
    "no two ways have the same diagram for the first input that changes the screen, and every diagram can be read",
    arguments: try Chapters.names.get())
  func diagrams(_ name: String) throws {
    let played = try played(name)
    let main = try #require(played.first { $0.values.allSatisfy(\.changesScreen) })
    let diagrams = main.mapValues { SequenceDiagram("", $0) }
    for (way, diagram) in diagrams {
      #expect(diagrams.filter { $0.value == diagram }.map(\.key) == [way])
    }
    for (way, account) in played.flatMap({ $0 }) {
      expectNames(in: account)
      let diagram = SequenceDiagram(way, account)
      #expect(diagram.participants.count <= 9)
      #expect(diagram.lines.count <= 24)
      #expect(diagram.lines.allSatisfy { $0.displayWidth <= 120 })
    }
  }

  /// Expects names of the source alone.
  private func expectNames(in account: Account) {
    let marks = ["$s", "__", "implicit", "partial apply", "thunk", "witness", "outlined", "@", "<", "#"]
    for (_, entry) in account.flat {
      if case .link = entry.event { continue }
      let text = entry.event.description
      #expect(!marks.contains { text.contains($0) }, "\(text)")
    }
  }

  @Test("a diagram for a narrow pane fits into it", arguments: [(40, 8), (60, 12), (80, 16)])
  func narrow(_ columns: Int, _ rows: Int) throws {
    for (way, account) in try played("SignUp").flatMap({ $0 }) {
      let diagram = SequenceDiagram(way, account, columns: columns, rows: rows)
      #expect(diagram.lines.count <= rows)
      #expect(diagram.lines.allSatisfy { $0.displayWidth <= columns })
    }
  }

  private enum CounterDemo { static let inputs: [Input] = [.tap("up")] }

  /// The accounts of each input of a demo, by way.
  private func played(_ name: String) throws -> [[String: Account]] {
    let chapter = try Chapters.named(name)
    var inputs: [Input] = []
    var step = chapter.steps.count
    var played: [[String: Account]] = []
    for line in try Script(parsing: chapter.demo, name: "demo.script").lines {
      switch line.command {
      case .step(let number), .replay(let number, isLive: _):
        played += try accounts(of: inputs, in: name, step: step)
        (step, inputs) = (number, [])
      case .input(let input): inputs.append(input)
      case .expect, .show, .note: break
      }
    }
    return try played + accounts(of: inputs, in: name, step: step)
  }

  private func accounts(of inputs: [Input], in name: String, step: Int) throws -> [[String: Account]] {
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

extension Account {
  /// A Boolean value indicating whether a control is set in a call.
  fileprivate var changesScreen: Bool {
    hasCalls
      && flat.contains { depth, entry in
        guard case .link(let link) = entry.event else { return false }
        return depth > 0 && link.receiver == nil && !["network", "clock"].contains(link.sender) && !link.event.isEmpty
      }
  }
}
