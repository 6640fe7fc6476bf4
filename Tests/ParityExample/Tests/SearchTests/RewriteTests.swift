import Parity
import Search
import Testing

@Suite("The rewrite of the search") @MainActor struct RewriteTests {
  @Test func `behaves like the original`() throws {
    let check = Self.check(Implementation("closure") { ClosureSubject($0) })
    print(try check.everySequence(depth: 4))
    print(try check.randomSequences(200, length: 40, seed: 1))
  }

  @Test(arguments: Planted.allCases) func `would be found out`(_ planted: Planted) throws {
    let check = Self.check(Implementation(planted.rawValue) { ClosureSubject($0) { PlantedSearch(planted, $0) } })
    let found = #expect(throws: ParityCheck<Act, SearchState>.Failure.self) {
      try check.everySequence(depth: 2)
      try check.randomSequences(2_000, length: 40, seed: 1)
    }
    #expect(found?.inputs.count == Self.shortest[planted])
    if let found { print("\(planted.rawValue): \(found)\n") }
  }

  @Test func `is accepted together with a copy in which no difference is planted`() throws {
    let closure = Implementation<Act, SearchState>("closure") { ClosureSubject($0) }
    let copy = Implementation<Act, SearchState>("copy") { ClosureSubject($0) { PlantedSearch(nil, $0) } }
    try Self.check(closure, copy).randomSequences(50, length: 40, seed: 2)
  }

  @Test func `prints a failure as a call that can be pasted into a test`() throws {
    let stale = Implementation<Act, SearchState>("staleAnswer") { trial in
      ClosureSubject(trial) { PlantedSearch(.staleAnswer, $0) }
    }
    let found = #expect(throws: ParityCheck<Act, SearchState>.Failure.self) {
      try Self.check(stale).everySequence(depth: 4)
    }
    #expect(
      found.map { "\($0)" } == """
        after
        try check.replay([
          .type("a"),
          .wait(milliseconds: 200),
          .type("a"),
          .wait(milliseconds: 500),
        ])
        the snapshots differ:
            delegate     results: ["aa1", "aa2"]
          ✗ staleAnswer  results: ["a1", "a2"]
        """)
  }

  /// The least number of inputs that show a difference.
  private static let shortest: [Planted: Int] = [
    .lateUpdate: 1, .missingFirstValue: 0, .leak: 1, .handlerAfterEnd: 1, .limit: 10, .order: 2, .staleAnswer: 4,
    .answerAfterCancel: 4, .flash: 3, .wrongAfterEighthInput: 8,
  ]

  /// A check of searches beside the original.
  static func check(_ others: Implementation<Act, SearchState>...) -> ParityCheck<Act, SearchState> {
    ParityCheck(
      inputs: [
        InputRule(examples: [.type("a")], weight: 3) { random in .type("ab".randomElement(using: &random) ?? "a") },
        InputRule(.cancel), InputRule(.clear),
        // The pause after which a search asks, and the time after which it has an answer.
        InputRule(examples: [200, 700].map { .wait(milliseconds: $0) }, weight: 2) { random in
          .wait(milliseconds: 100 * Int.random(in: 1...7, using: &random))
        },
      ],
      passing: \.time,
      invariants: [Invariant("what has no text is not being loaded") { !$0.isLoading || !$0.text.isEmpty }],
      shorter: \.shorter,
      implementations: [Implementation("delegate", isReference: true) { DelegateSubject($0) }] + others)
  }
}
