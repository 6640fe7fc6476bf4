import Parity
import Testing

@testable import Controls
@testable import Stage

@Suite("The lifetime checker")
struct LifetimeCheckerTests {
  @Test(arguments: Pattern.allCases)
  func `finds nothing in a right way, each time`(_ pattern: Pattern) throws {
    for _ in 0..<3 {
      let faults = try check(Desk.way(pattern))
      #expect(faults == [])
    }
  }

  @Test(
    "finds what outlives the controller",
    arguments: [
      ("a view model that owns itself", LeakyDesk.SelfOwner.self, [.survivors(["SelfOwningViewModel"])]),
      ("an action", LeakyDesk.ForgottenAction.self, [.connections(identifier: "up", count: 1)]),
      ("an observer", LeakyDesk.ForgottenObserver.self, [.connections(identifier: "screen", count: 1)]),
      ("a timer in the world", LeakyDesk.Timer.self, [.pending(count: 1)]),
    ] as [(String, DeskController.Type, [LifetimeFault])])
  func leaks(_ leak: String, _ desk: DeskController.Type, _ faults: [LifetimeFault]) throws {
    let found = try check(Way("leaky", desk))
    #expect(found == faults)
  }

  @Test func `finds a controller that its view model or a list retains, with what is still connected to it`() throws {
    let faults = try check(Way("leaky", LeakyDesk.StrongDelegate.self))
    #expect(faults.contains(.survivors(["StrongDelegate", "ViewModel"])))
    #expect(faults.contains(.connections(identifier: "up", count: 1)))
    #expect(try check(Way("leaky", LeakyDesk.Registered.self)).first == .survivors(["Registered"]))
  }

  @Test func `finds an unreachable cycle by the heap, each time`() async {
    // In a process of its own: what other tests let go meanwhile would hide it.
    await #expect(processExitsWith: .success) { @MainActor in
      for _ in 0..<3 {
        let faults = try LifetimeCheckerTests.check(Way("leaky", LeakyDesk.UnreachableCycle.self))
        // Without figures from the heap there is nothing to find it by.
        #expect(faults.count == (HeapGrowth.isMeasured ? 1 : 0))
        for fault in faults {
          guard case .growth(let bytes) = fault else {
            Issue.record("\(fault)")
            continue
          }
          // Two objects of a header and a reference each.
          #expect((48...96).contains(bytes))
        }
      }
    }
  }

  @Test func `finds a handler that still fires`() throws {
    let faults = try check(Way("leaky", LeakyDesk.StillFiring.self))
    #expect(
      faults.map(\.description) == [
        "still connected to up: 1", "after tap up the closed screen changed: greeting.text = \"still here\"",
      ])
  }

  @Test func `finds work that exists only for a while, if the screen closes at that moment`() throws {
    let inputs: [Input] = [.tap("up"), .tap("ask"), .wait(.milliseconds(300)), .tap("ok")]
    let checker = LifetimeChecker(Desk.self, after: inputs)
    let leaky = Way("leaky", LeakyDesk.Question.self)
    #expect(try checker.check(leaky) == [])
    let found = try #require(try checker.checkMoments(leaky))
    #expect(found.inputs == [.tap("up"), .tap("ask")])
    #expect(found.faults.first == .survivors(["Question"]))
    #expect(found.faults.last == .pending(count: 1))
    for way in Desk.ways { #expect(try checker.checkMoments(way)?.faults == nil) }
  }

  @Test func `finds work that exists from the start, if the screen closes before any input`() throws {
    let checker = LifetimeChecker(Desk.self, after: [.wait(.seconds(1)), .tap("up")])
    let leaky = Way("leaky", LeakyDesk.Welcome.self)
    #expect(try checker.check(leaky) == [])
    let lines = try checker.describeFaults(of: leaky)
    #expect(lines.first == "leaky: screen closed before any input: still alive: Welcome")
  }

  @Test func `what outlives its controller, and after which input, is thrown in a line for each fault`() throws {
    try Desk.checkLifetimes()
    let faults = try #require(throws: LifetimeFaults.self) { try ForgetfulDesk.checkLifetimes() }
    #expect(
      faults.description == """
        an open question
          observer: screen closed after tap ask: still alive: Question
          observer: screen closed after tap ask: still connected to down: 1
          observer: screen closed after tap ask: still connected to up: 1
          observer: screen closed after tap ask: still connected to name: 1
          observer: screen closed after tap ask: still connected to ask: 1
          observer: screen closed after tap ask: still waiting in the world: 1
        """)
  }

  @Test("finds observations that accumulate while the screen is open, though they end with the controller")
  func accumulation() throws {
    let checker = LifetimeChecker(Desk.self, after: [.tap("up"), .tap("down")])
    let faults = try checker.check(Way("leaky", LeakyDesk.Hoarder.self))
    let growth = Self.growth(of: faults)
    #expect(faults.count == growth.count)
    // The inputs are performed twice between two counts.
    #expect(growth["connections to the screen"] == [2, 2, 2, 2])
    #expect(growth["living objects"]?.allSatisfy { $0 > 0 } == true)
    #expect(try checker.check(Way("right", DeskController.self)) == [])
  }

  @Test func `finds actions that accumulate on a control while the screen is open`() throws {
    let checker = LifetimeChecker(Desk.self, after: [.tap("ask"), .wait(.milliseconds(300)), .tap("ok")])
    let faults = try checker.check(Way("leaky", LeakyDesk.ActionPerTap.self))
    #expect(Self.growth(of: faults)["connections to the screen"] == [2, 2, 2, 2])
  }

  @Test func `describes each fault in a line`() {
    let change = Change(
      identifier: "count", property: .text, oldValue: .text("\u{9B}"), newValue: .text("\u{9B}31m"), isByPerson: false)
    let faults: [LifetimeFault] = [
      .survivors(["Controller", "ViewModel"]), .connections(identifier: "up", count: 2), .pending(count: 1),
      .reaction(to: .tap("up"), changes: [change]), .accumulation(of: "living objects", counts: [3, 5]),
      .growth(bytesPerRound: 48),
    ]
    #expect(
      faults.map(\.description) == [
        "still alive: Controller, ViewModel", "still connected to up: 2", "still waiting in the world: 1",
        "after tap up the closed screen changed: count.text = \"\\u{9B}31m\"",
        "each repetition of the inputs leaves more living objects: 3, 5", "each round leaves 48 bytes behind",
      ])
  }

  private func check(_ way: Way<DeskScreen>) throws -> [LifetimeFault] { try Self.check(way) }

  /// By how much each kind of thing grew from one count to the next.
  private static func growth(of faults: [LifetimeFault]) -> [String: [Int]] {
    var growth: [String: [Int]] = [:]
    for case .accumulation(let kind, let counts) in faults {
      growth[kind] = zip(counts, counts.dropFirst()).map { $1 - $0 }
    }
    return growth
  }

  private static func check(_ way: Way<DeskScreen>) throws -> [LifetimeFault] {
    // Not at the top: there the button that goes up would take no touch.
    try LifetimeChecker(Desk.self, after: [.tap("up"), .type("name", text: "Ann"), .tap("ask")]).check(way)
  }
}

/// A step with a way that does not close its question.
private enum ForgetfulDesk: DeskStep {
  typealias Observer = LeakyDesk.Question

  static let title = "an open question"
  static let alphabet: [Input] = [.tap("up"), .tap("ask"), .wait(.milliseconds(300)), .tap("ok")]
  static let laterIdentifiers = Desk.laterIdentifiers
}
