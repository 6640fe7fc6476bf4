import World

/// Tries whether the ways of a step are equal at rest and sound in every frame, whatever a person does.
///
/// A sequence is compared after every input, so that a run of the longest ones covers each shorter one.
@MainActor public struct ParityChecker<S: Scene> {
  let step: S.Type
  let ways: [Way<S.Screen>]
  let alphabet: [Input]

  /// A checker of `ways` over the screen of `scene`.
  public init(_ scene: S.Type, ways: [Way<S.Screen>]) {
    step = scene
    self.ways = ways
    alphabet = scene.alphabet
  }

  /// Tries every sequence of `depth` inputs over the step's alphabet; inputs that a person could not do are left out.
  ///
  /// - Parameter goesOn: is asked between two sequences; once it says no, the rest is not tried.
  /// - Returns: how much was tried, or nil if not all of it was.
  /// - Throws: a `Difference` with a script that is as short as `shortest` gets it.
  public func checkAll(
    depth: Int, while goesOn: () -> Bool = { true }
  ) throws(Difference) -> ParityTried? {
    try validateAlphabet()
    do throws(Difference) {
      return try everySequence(depth: depth, while: goesOn)
    } catch {
      throw shortest(error)
    }
  }

  /// Tries `count` random sequences of `length` inputs, the same ones for the same `seed`.
  ///
  /// A sequence ends early if nothing is left that a person could do.
  /// - Parameter goesOn: is asked before each sequence; once it says no, the rest is not tried.
  /// - Throws: a `Difference` with a script that is as short as `shortest` gets it.
  public func checkRandomly(
    count: Int, length: Int, seed: UInt64, while goesOn: () -> Bool = { true }
  ) throws(Difference) -> ParityTried {
    try validateAlphabet()
    var tried = ParityTried()
    var random = SeededRandom(seed: seed)
    while tried.sequences < count, goesOn() {
      var path: [Input] = []
      do throws(Difference) {
        let panes = try open()
        while path.count < length, let input = randomInput(on: panes, &random) {
          path.append(input)
          try perform(input, on: panes, as: path[...])
        }
      } catch {
        throw shortest(error)
      }
      tried.sequences += 1
      tried.inputs += path.count
    }
    return tried
  }

  /// Plays `inputs` on fresh screens and compares after each.
  ///
  /// - Throws: the first difference.
  public func check(_ inputs: [Input]) throws(Difference) {
    _ = try play(inputs)
  }

  /// Plays `inputs` and then gives the real main queue a turn, after which nothing may have been set any more.
  ///
  /// Work that goes around the world, straight to the main queue, is not seen by `check`: it comes later.
  /// - Throws: the first difference.
  public func checkRest(after inputs: [Input]) async throws(Difference) {
    let panes = try play(inputs)
    await mainQueueTurn()
    if let found = panes.lateChanges() ?? panes.disagreement() {
      throw Difference(inputs: inputs, finding: .disagreement(found))
    }
  }

  /// An input that the step does not know would never be possible, and so never be tried: it is a mistake.
  private func validateAlphabet() throws(Difference) {
    let panes = try open()
    for input in alphabet {
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
