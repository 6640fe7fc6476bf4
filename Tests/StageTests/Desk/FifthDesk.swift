import Controls
import Stage

/// A chapter whose last step has a way beyond the four.
enum FifthDesk: Chapter {
  typealias Callback = CallbackDesk
  typealias Delegate = DelegateDesk
  typealias Observer = ObserverDesk
  typealias Rx = StreamDesk

  static let furtherWays = [Way("direct", DeskController.self)]

  static let number = 99
  static let name = "FifthDesk"
  static let lesson = "A desk with one way more."
  static let title = "five ways"
  static let earlierSteps: [any Step.Type] = [Ladder.self]
  static let demo = Array("step 1\ntap up\nstep 2\ntap up\nexpect count \"1\"\n".utf8)
  static let alphabet = Desk.alphabet
  static let invariants: [Invariant<DeskScreen>] = Desk.invariants
  static let laterIdentifiers = Desk.laterIdentifiers

  static func makeScreen() -> DeskScreen { DeskScreen() }
}

/// The same with a wrong way beyond the four.
enum WrongFifthDesk: Chapter {
  typealias Callback = CallbackDesk
  typealias Delegate = DelegateDesk
  typealias Observer = ObserverDesk
  typealias Rx = StreamDesk

  static let furtherWays: [Way<DeskScreen>] = [
    Way("direct", DeskController.self), Way("wrong", WrongDesk.MissingUpdate.self),
  ]

  static let number = 99
  static let name = "WrongFifthDesk"
  static let lesson = "A desk with two ways more."
  static let title = "six ways"
  static let demo = Desk.demo
  static let alphabet = Desk.alphabet
  static let invariants: [Invariant<DeskScreen>] = Desk.invariants
  static let laterIdentifiers = Desk.laterIdentifiers

  static func makeScreen() -> DeskScreen { DeskScreen() }
}
