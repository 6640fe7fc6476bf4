import Parity

/// Tries whether the ways of a step are equal at rest and sound in every frame, whatever a person does.
@MainActor public struct ParityChecker<S: Scene> {
  private let sequences: SequenceChecker<ComparedPanes<S>>
  private let open: () throws(WrongScreen) -> ComparedPanes<S>

  /// A checker of `ways` over the screen of `scene`.
  public init(_ scene: S.Type, ways: [Way<S.Screen>]) {
    open = { () throws(WrongScreen) in try ComparedPanes(scene, ways) }
    sequences = SequenceChecker(shorter: \.shorter, start: open)
  }

  /// Tries every sequence of `depth` inputs over the step's alphabet; inputs that a person could not do are left out.
  ///
  /// - Parameter goesOn: is asked between two sequences; once it says no, the rest is not tried.
  /// - Returns: how much was tried, or nil if not all of it was.
  /// - Throws: a `Difference` with a script that is as short as can be.
  public func checkAll(
    depth: Int, while goesOn: () -> Bool = { true }
  ) throws(Difference) -> Tried? {
    try validateAlphabet()
    return try sequences.checkAll(depth: depth, while: goesOn)
  }

  /// Tries `count` random sequences of `length` inputs, the same ones for the same `seed`.
  ///
  /// A sequence ends early when no further input is possible.
  /// - Parameter goesOn: is asked before each sequence; once it says no, the rest is not tried.
  /// - Throws: a `Difference` with a script that is as short as can be.
  public func checkRandomly(
    count: Int, length: Int, seed: UInt64, while goesOn: () -> Bool = { true }
  ) throws(Difference) -> Tried {
    try validateAlphabet()
    return try sequences.checkRandomly(0..<count, length: length, seed: seed, while: goesOn)
  }

  /// Tries a part of the sequences, up to the first difference, which may be longer than it could be.
  ///
  /// - Parameter goesOn: is asked between two sequences; once it says no, the rest is not tried.
  /// - Throws: a `Difference` if the step does not know an input of its alphabet.
  package func check(
    _ sequences: Sequences, part: Part = .whole, while goesOn: (CheckProgress) -> Bool = { _ in true }
  ) throws(Difference) -> PartOutcome<Difference> {
    try validateAlphabet()
    return self.sequences.check(sequences, part: part, while: goesOn)
  }

  /// Returns the difference with a script that is as short as can be.
  public func shortest(_ difference: Difference) -> Difference { sequences.shortest(difference) }

  /// Plays `inputs` on fresh screens and compares after each.
  ///
  /// - Throws: the first difference.
  public func check(_ inputs: [Input]) throws(Difference) {
    try sequences.check(inputs)
  }

  /// Plays `inputs` and then gives the real main queue a turn, after which nothing may have been set any more.
  ///
  /// Work that goes around the world, straight to the main queue, is not seen by `check`: it comes later.
  /// - Throws: the first difference.
  public func checkRest(after inputs: [Input]) async throws(Difference) {
    try sequences.check(inputs)
    do throws(WrongScreen) {
      let compared = try open()
      for input in inputs { try compared.perform(input) }
      await mainQueueTurn()
      if let late = compared.panes.lateChanges() { throw .disagreement(late) }
      try compared.compare()
    } catch {
      throw Difference(inputs: inputs, finding: error)
    }
  }

  /// An input that the step does not know would never be possible, and so never be tried: it is a mistake.
  private func validateAlphabet() throws(Difference) {
    try sequences.check([])
    guard let panes = try? open().panes else { return }
    for input in S.alphabet {
      do throws(PaneError) { try panes.validate(input) } catch {
        throw Difference(inputs: [input], finding: .failure(error))
      }
    }
  }
}

extension ParityChecker where S: FourWays {
  /// A checker of the four ways of `step`.
  public init(_ step: S.Type) {
    self.init(step, ways: step.ways)
  }
}

/// The panes of a step, as they are checked.
@MainActor private struct ComparedPanes<S: Scene>: Comparison {
  let panes: Panes<S>

  init(_ scene: S.Type, _ ways: [Way<S.Screen>]) throws(WrongScreen) {
    do throws(PaneError) { panes = try Panes(scene, ways) } catch { throw .failure(error) }
  }

  func canPerform(_ input: Input) -> Bool { panes.canPerform(input) }

  var possibleInputs: [Input] { S.alphabet.filter(panes.canPerform) }

  func randomInput(using random: inout SplitMix64) -> Input? {
    S.alphabet.randomElement(using: &random, where: panes.canPerform)
  }

  func perform(_ input: Input) throws(WrongScreen) {
    do throws(PaneError) { try panes.perform(input) } catch { throw .failure(error) }
  }

  func compare() throws(WrongScreen) {
    if let found = panes.disagreement() { throw .disagreement(found) }
  }
}
