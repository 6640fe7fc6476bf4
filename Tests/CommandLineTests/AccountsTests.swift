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
    "the account of a tap in Counter has the calls of each way, nested as they are",
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
              ViewModelDelegate.viewModel(_:didChange:) in Controller
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
            map
              closure in ViewModel.init(_:input:)
              merge
                scan
                  closure in ViewModel.init(_:input:)
                    closure in ViewModel.init(_:input:)
                  map
                    drive
                      count.text = "1"
        """
      ),
    ])
  func counter(_ way: String, _ expected: String) throws {
    let account = try #require(try PlayedDemo.accounts(of: [.tap("up")], in: "Counter", step: 1).last?[way])
    let lines = account.flat.map { String(repeating: "  ", count: $0.depth) + $0.entry.description }
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test func `a task that resumes after a later input belongs to that input's account`() throws {
    let session = try Session(Chapters.named("Requests"), step: 2, goesOnline: false)
    session.add("today")
    for input in [Input.tap("load-profile"), .wait(.seconds(1)), .wait(.seconds(1))] { session.perform(input) }
    let account = try #require(session.told.accounts.last)
    #expect(session.panes.names.last == "today")
    #expect(account.hasCalls)
    #expect(account.flat.contains { $0.entry.event.description.hasPrefix("network.") })
  }

  @Test("an account has the property of an observable model, not what the macro adds, and the update after the tap")
  func observable() throws {
    let session = try Session(Chapters.named("Counter"), step: 1, goesOnline: false)
    session.add("today")
    session.perform(.tap("up"))
    let account = try #require(session.told.accounts.last)
    let lines = account.flat.map { String(repeating: "  ", count: $0.depth) + $0.entry.description }
    #expect(
      lines == [
        "up.touchUpInside → target–action", "  Controller.upTapped()", "    ViewModel.up()",
        "      ViewModel.count = …",
        "Controller.updateProperties()", "  count.text = \"1\"",
      ])
  }

  @Test func `a change has the line of the way that made it`() throws {
    let account = try #require(try PlayedDemo.accounts(of: [.tap("up")], in: "Counter", step: 1).last?["callback"])
    let place = try #require(account.flat.last?.entry.place)
    #expect(place.file.hasSuffix("Chapters/03-Counter/Callback.swift"))
    #expect(place.line == 70)
  }

  @Test(
    "no two ways have the same diagram for the first input that changes the screen, and every diagram can be read",
    arguments: try Chapters.names.get())
  func diagrams(_ name: String) throws {
    let demo = try PlayedDemo.of(name)
    let main = try #require(demo.accounts.first { $0.values.allSatisfy(\.changesScreen) })
    let diagrams = main.mapValues { SequenceDiagram("", $0) }
    for (way, diagram) in diagrams {
      #expect(diagrams.filter { $0.value == diagram }.map(\.key) == [way])
    }
    for (account, diagram) in demo.drawn {
      expectNames(in: account)
      let lines = diagram.lines
      #expect(diagram.participants.count <= 9)
      #expect(lines.count <= 24)
      #expect(lines.allSatisfy { $0.displayWidth <= 120 })
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

  @Test(arguments: [(40, 8), (60, 12), (80, 16)])
  func `a diagram for a narrow pane fits into it`(_ columns: Int, _ rows: Int) throws {
    for (way, account) in try PlayedDemo.of("SignUp").accounts.joined() {
      let lines = SequenceDiagram(way, account, columns: columns, rows: rows).lines
      #expect(lines.count <= rows)
      #expect(lines.allSatisfy { $0.displayWidth <= columns })
    }
  }
}

extension Account {
  /// A Boolean value indicating whether a function, a closure or an operator was called.
  fileprivate var hasCalls: Bool { flat.contains { if case .link = $0.entry.event { false } else { true } } }

  /// A Boolean value indicating whether a control is set in a call.
  fileprivate var changesScreen: Bool {
    hasCalls
      && flat.contains { depth, entry in
        guard case .link(let link) = entry.event else { return false }
        return depth > 0 && link.receiver == nil && !["network", "clock"].contains(link.sender) && !link.event.isEmpty
      }
  }
}
