import Testing

@Suite("Rx to async: the same look-up at each step", .timeLimit(.minutes(15)))
struct LookUpTests {
  nonisolated enum Step: CaseIterable {
    case rx, awaited, straight, async

    @MainActor var feature: any LookUpFeature.Type {
      switch self {
      case .rx: LookUpWithRx.self
      case .awaited: LookUpAwaited.self
      case .straight: LookUpStraight.self
      case .async: LookUpAsync.self
      }
    }
  }

  nonisolated enum Action {
    case look(String)
    case answer(String, String)
    case refuse(String)
    case close
  }

  nonisolated struct Script: CustomTestStringConvertible {
    let testDescription: String
    /// The actions, each with the events that follow it, in alphabetical order.
    let steps: [(action: Action, happens: [String])]
  }

  nonisolated static let scripts = [
    Script(
      testDescription: "one request after the other",
      steps: [
        (.look("Emma"), ["asks: number of Emma", "shows: looking …"]),
        (.answer("number of Emma", "17"), ["asks: shelf of 17"]),
        (.answer("shelf of 17", "B3"), ["shows: on shelf B3"]),
      ]),
    Script(
      testDescription: "a failure skips the rest, and ends nothing",
      steps: [
        (.look("Emma"), ["asks: number of Emma", "shows: looking …"]),
        (.refuse("number of Emma"), ["shows: not found"]),
        (.look("Ulysses"), ["asks: number of Ulysses", "shows: looking …"]),
        (.answer("number of Ulysses", "18"), ["asks: shelf of 18"]),
        (.refuse("shelf of 18"), ["shows: not found"]),
      ]),
    Script(
      testDescription: "another title calls off the one before",
      steps: [
        (.look("Emma"), ["asks: number of Emma", "shows: looking …"]),
        (.look("Ulysses"), ["asks: number of Ulysses", "calls off: number of Emma", "shows: looking …"]),
        (.answer("number of Ulysses", "18"), ["asks: shelf of 18"]),
        (.look("Emma"), ["asks: number of Emma", "calls off: shelf of 18", "shows: looking …"]),
      ]),
    Script(
      testDescription: "when the screen goes, its question is called off",
      steps: [
        (.look("Emma"), ["asks: number of Emma", "shows: looking …"]),
        (.answer("number of Emma", "17"), ["asks: shelf of 17"]),
        (.close, ["calls off: shelf of 17"]),
      ]),
  ]

  @Test("at each step the same happens", arguments: Step.allCases, scripts)
  func happenings(_ step: Step, _ script: Script) async {
    let happenings = Happenings()
    let library = Library { happenings.note($0) }
    var feature: (any LookUpFeature)? = step.feature.init(library) { happenings.note("shows: \($0)") }
    for (action, expected) in script.steps {
      switch action {
      case .look(let title): feature?.look(for: title)
      case .answer(let question, let text): library.answer(question, .success(text))
      case .refuse(let question): library.answer(question, .failure(NoAnswer()))
      case .close: feature = nil
      }
      #expect(await happenings.next(expected.count) == expected)
    }
    #expect(await happenings.rest() == [])
  }
}
