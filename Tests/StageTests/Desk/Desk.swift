import Controls
import Stage

/// A step of these tests, which demands nothing unless it declares it.
protocol TestStep: Step {}

extension TestStep {
  static var alphabet: [Input] { [] }
  static var invariants: [Invariant<Screen>] { [] }
}

/// A chapter of these tests, called as its type.
protocol TestChapter: TestStep, Chapter {}

extension TestChapter {
  static var number: Int { 99 }
  static var name: String { String(describing: Self.self) }
  static var lesson: String { "A desk to test the stage on." }
  static var demo: [UInt8] { [] }
}

/// A step with a desk: it goes up and down in the four right ways, unless it declares something else.
protocol DeskStep: TestStep where Screen == DeskScreen {
  associatedtype Callback = CallbackDesk
  associatedtype Delegate = DelegateDesk
  associatedtype Observer = ObserverDesk
  associatedtype Rx = StreamDesk
}

extension DeskStep {
  static var title: String { "up and down" }
  static var alphabet: [Input] { [.tap("up"), .tap("down")] }

  static func makeScreen() -> DeskScreen { DeskScreen() }
}

/// A chapter with a desk.
protocol DeskChapter: DeskStep, TestChapter {}

/// The chapter that these tests play.
enum Desk: DeskChapter {
  static let title = "count, greet and ask"
  static let earlierSteps: [any Step.Type] = [Ladder.self]
  static let demo = Array("tap up\nexpect count \"1\"\n".utf8)
  static let claims = [
    Claim("Nothing changes.", at: SourcePlace(.signUp, 7...9), script: "tap up\ntap down") { script in
      let seen = try observations(script, on: Ladder.self, Ladder.ways) { $0.screen.count.text ?? "" }
      let counts = Set(seen.rows.flatMap(\.details)).sorted()
      return Finding(seen.table, [ObservedValue("counts", counts, claimed: ["0"])], "Look twice.")
    }
  ]
  static let findings = [
    Claim("A desk has four legs.") { _ in
      Finding([ObservedValue("legs", 4, claimed: 4), ObservedValue("drawers", 1)], "So has a dog.")
    }
  ]
  static let additions = ["a question", "a greeting"]

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
enum Ladder: DeskStep {
  static let invariants: [Invariant<DeskScreen>] = Desk.invariants
  static let laterIdentifiers = Desk.laterIdentifiers
}

/// A desk whose ways must also set the same things in the same order.
enum StrictDesk: DeskStep {
  static let title = "the same changes"
  static let alphabet = Desk.alphabet
  static let invariants: [Invariant<DeskScreen>] = Desk.invariants
  static let laterIdentifiers = Desk.laterIdentifiers
  static let demandsEqualChanges = true
}

/// A step whose alphabet has a slip of the pen.
enum MisspeltDesk: DeskStep {
  static let title = "a slip of the pen"
  static let alphabet: [Input] = [.tap("up"), .tap("upp")]
}

/// A scene with a desk, and without ways of its own.
enum LoneDesk: Scene {
  static let title = "alone"
  static let alphabet = Ladder.alphabet
  static let invariants = Ladder.invariants

  static func makeScreen() -> DeskScreen { DeskScreen() }
}
