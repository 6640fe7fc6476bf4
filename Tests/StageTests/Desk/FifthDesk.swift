import Controls
import Stage

/// A chapter whose last step has a way beyond the four.
enum FifthDesk: DeskChapter {
  static let furtherWays = [Way("direct", DeskController.self)]

  static let title = "five ways"
  static let earlierSteps: [any Step.Type] = [Ladder.self]
  static let demo = Array("step 1\ntap up\nstep 2\ntap up\nexpect count \"1\"\n".utf8)
  static let alphabet = Desk.alphabet
  static let invariants: [Invariant<DeskScreen>] = Desk.invariants
  static let laterIdentifiers = Desk.laterIdentifiers
}

/// The same with a wrong way beyond the four.
enum WrongFifthDesk: DeskChapter {
  static let furtherWays: [Way<DeskScreen>] = [
    Way("direct", DeskController.self), Way("wrong", WrongDesk.MissingUpdate.self),
  ]

  static let title = "six ways"
  static let demo = Desk.demo
  static let alphabet = Desk.alphabet
  static let invariants: [Invariant<DeskScreen>] = Desk.invariants
  static let laterIdentifiers = Desk.laterIdentifiers
}
