import Controls
import Stage

/// The chapter that these tests play.
enum Desk: Chapter {
  typealias Callback = CallbackDesk
  typealias Delegate = DelegateDesk
  typealias Observer = ObserverDesk
  typealias Rx = StreamDesk

  static let number = 99
  static let name = "Desk"
  static let lesson = "A desk to test the stage on."
  static let title = "count, greet and ask"
  static let earlierSteps: [any Step.Type] = [Ladder.self]
  static let demo = Array("tap up\nexpect count \"1\"\n".utf8)
  static let claims = [
    Claim("Nothing changes.", at: SourcePlace(.signUp, 7...9), script: "tap up\ntap down") { script in
      let seen = try observations(script, on: Ladder.self, Ladder.ways) { $0.screen.count.text ?? "" }
      let counts = Set(seen.rows.flatMap(\.details)).sorted()
      return Finding(seen.table, [Observation("counts", counts, claimed: ["0"])], "Look twice.")
    }
  ]
  static let findings = [
    Claim("A desk has four legs.") { _ in
      Finding([Observation("legs", 4, claimed: 4), Observation("drawers", 1)], "So has a dog.")
    }
  ]
  static let additions = ["a question", "a greeting"]

  static func makeScreen() -> DeskScreen { DeskScreen() }

  static let alphabet: [Input] = [
    .tap("up"), .tap("down"), .type("name", text: "A"), .paste("name", text: "Beatrice"), .clear("name"), .tap("ask"),
    .wait(.milliseconds(300)), .tap("ok"),
  ]

  static let invariants: [Invariant<DeskScreen>] = [
    Invariant("the count is from 0 to 3") { ["0", "1", "2", "3"].contains($0.count.text) },
    Invariant("what is too long is in the error colour") {
      ($0.greeting.text == "too long") == ($0.greeting.textColor == .error)
    },
  ]

  static let events: [WorldEvent<DeskScreen>] = [
    WorldEvent("restore", ["N"], "the desk is opened again, with the count at N") {
      (screen, arguments) throws(BadArgument) in
      guard let count = Int(arguments[0]), (0...DeskRules.top).contains(count) else {
        throw BadArgument("a whole number from 0 to 3")
      }
      screen.start = count
    },
    WorldEvent("rename", ["FIRST", "LAST"], "somebody else writes the name") {
      (screen, _, arguments) throws(BadArgument) in
      guard arguments[1].count <= DeskRules.longestName else { throw BadArgument("a short name", at: 1) }
      screen.name.placeholder = "\(arguments[0]) \(arguments[1])"
    },
  ]

  static let laterIdentifiers = ["ok"]
}

/// Only the count: up and down, where only one of them is possible at each end.
enum Ladder: Step {
  typealias Callback = CallbackDesk
  typealias Delegate = DelegateDesk
  typealias Observer = ObserverDesk
  typealias Rx = StreamDesk

  static let title = "up and down"
  static let alphabet: [Input] = [.tap("up"), .tap("down")]
  static let invariants: [Invariant<DeskScreen>] = Desk.invariants
  static let laterIdentifiers = Desk.laterIdentifiers

  static func makeScreen() -> DeskScreen { DeskScreen() }
}

/// A desk whose ways must also set the same things in the same order.
enum StrictDesk: Step {
  typealias Callback = CallbackDesk
  typealias Delegate = DelegateDesk
  typealias Observer = ObserverDesk
  typealias Rx = StreamDesk

  static let title = "the same changes"
  static let alphabet = Desk.alphabet
  static let invariants: [Invariant<DeskScreen>] = Desk.invariants
  static let laterIdentifiers = Desk.laterIdentifiers
  static let demandsEqualChanges = true

  static func makeScreen() -> DeskScreen { DeskScreen() }
}

/// A step whose alphabet has a slip of the pen.
enum MisspeltDesk: Step {
  typealias Callback = CallbackDesk
  typealias Delegate = DelegateDesk
  typealias Observer = ObserverDesk
  typealias Rx = StreamDesk

  static let title = "a slip of the pen"
  static let alphabet: [Input] = [.tap("up"), .tap("upp")]
  static let invariants: [Invariant<DeskScreen>] = []

  static func makeScreen() -> DeskScreen { DeskScreen() }
}
