import Foundation
import Testing

@Suite("Rx to today: the same look-up at each step", .timeLimit(.minutes(60)))
struct LookUpTests {
  nonisolated private static let steps: [Step<any LookUpFeature.Type>] = [
    Step(LookUpWithRx.self), Step(LookUpAwaited.self), Step(LookUpStraight.self), Step(LookUpAsync.self),
    Step(LookUpObserved.self),
  ]

  nonisolated enum Action {
    case look(String)
    case answer(String, String)
    case refuse(String)
    case close
  }

  /// The actions, each with a line of the events that follow it, in alphabetical order.
  nonisolated private static let scripts: [Script<Action>] = [
    Script(
      "one request after the other",
      [.look("Emma"), .answer("number of Emma", "17"), .answer("shelf of 17", "B3")],
      shows: ["asks: number of Emma, shows: looking …", "asks: shelf of 17", "shows: on shelf B3"]),
    Script(
      "a failure skips the rest, and ends nothing",
      [
        .look("Emma"), .refuse("number of Emma"), .look("Ulysses"), .answer("number of Ulysses", "18"),
        .refuse("shelf of 18"),
      ],
      shows: [
        "asks: number of Emma, shows: looking …", "shows: not found", "asks: number of Ulysses, shows: looking …",
        "asks: shelf of 18", "shows: not found",
      ]),
    Script(
      "another title calls off the one before",
      [.look("Emma"), .look("Ulysses"), .answer("number of Ulysses", "18"), .look("Emma")],
      shows: [
        "asks: number of Emma, shows: looking …",
        "asks: number of Ulysses, calls off: number of Emma, shows: looking …", "asks: shelf of 18",
        "asks: number of Emma, calls off: shelf of 18, shows: looking …",
      ]),
    Script(
      "when the screen closes, its request is cancelled",
      [.look("Emma"), .answer("number of Emma", "17"), .close],
      shows: ["asks: number of Emma, shows: looking …", "asks: shelf of 17", "calls off: shelf of 17"]),
  ]

  @Test(arguments: steps, scripts)
  func `at each step the same happens`(_ step: Step<any LookUpFeature.Type>, _ script: Script<Action>) async {
    let happenings = Happenings()
    let library = Library { happenings.note($0) }
    var feature: (any LookUpFeature)? = step.feature.init(library) { happenings.note("shows: \($0)") }
    for (action, line) in zip(script.actions, script.lines) {
      switch action {
      case .look(let title): feature?.look(for: title)
      case .answer(let question, let text): library.answer(question, .success(text))
      case .refuse(let question): library.answer(question, .failure(NoAnswer()))
      case .close: feature = nil
      }
      let events = line.components(separatedBy: ", ")
      #expect(await happenings.next(events.count) == events)
    }
    #expect(await happenings.rest() == [])
  }
}
