import Parity
import Search
import Testing

@Suite("The rewrite of the search") @MainActor struct RewriteTests {
  @Test func `behaves like the original`() throws {
    let check = Self.check(Implementation("closure") { ClosureSubject($0) })
    print(try check.everySequence(depth: 4))
    print(try check.randomSequences(300, length: 40, seed: 1))
  }

  @Test(arguments: Planted.allCases) func `would be found out`(_ planted: Planted) throws {
    let check = Self.check(
      Implementation(planted.rawValue) { PlantedSubject(planted, $0) }, comparesFrames: planted == .flash)
    let found = #expect(throws: ParityCheck<Act, SearchState>.Failure.self) {
      try check.everySequence(depth: 2)
      try check.randomSequences(2_000, length: 40, seed: 1)
    }
    #expect(found?.inputs.count == Self.shortest[planted])
    if let found { print("\(planted.rawValue): \(found)\n") }
  }

  /// The number of inputs without which nobody can see the difference.
  private static let shortest: [Planted: Int] = [
    .lateUpdate: 1, .missingFirstValue: 0, .leak: 0, .handlerAfterEnd: 0, .limit: 10, .order: 2, .staleAnswer: 4,
    .answerAfterCancel: 4, .flash: 4, .wrongAfterEighthInput: 8,
  ]

  /// Two searches side by side; a third would be one line more.
  static func check(
    _ other: Implementation<Act, SearchState>, comparesFrames: Bool = false
  ) -> ParityCheck<Act, SearchState> {
    ParityCheck(
      inputs: [
        InputRule(examples: [.type("a")], weight: 3) { random in .type("ab".randomElement(using: &random) ?? "a") },
        InputRule(.cancel), InputRule(.clear),
        InputRule(examples: [.wait(milliseconds: 700)], weight: 2) { random in
          .wait(milliseconds: 100 * Int.random(in: 1...7, using: &random))
        },
      ],
      passing: \.time,
      invariants: [Invariant("what has no text is not being loaded") { !$0.isLoading || !$0.text.isEmpty }],
      comparesFrames: comparesFrames,
      shorter: \.shorter,
      implementations: [Implementation("delegate", isReference: true) { DelegateSubject($0) }, other])
  }
}
