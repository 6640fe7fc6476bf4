import World

/// Tries whether the ways of a step are equal at rest and sound in every frame, whatever a person does.
///
/// A sequence is compared after every input, so that a run of the longest ones covers each shorter one.
@MainActor public struct ParityChecker<S: Step> {
  private let step: S.Type
  private let ways: [Way<S.Screen>]

  /// A checker of the four ways of `step`, or of any others over its screen.
  public init(_ step: S.Type, ways: [Way<S.Screen>]? = nil) {
    self.step = step
    self.ways = ways ?? step.ways
  }

  /// Tries every sequence of `depth` inputs over the step's alphabet; inputs that a person could not do are left out.
  ///
  /// - Parameter goesOn: is asked before each sequence; once it says no, the rest is not tried.
  /// - Returns: how much was tried, or nil if not all of it was.
  /// - Throws: a `Difference` with the shortest script that there is.
  public func checkAll(
    depth: Int, while goesOn: () -> Bool = { true }
  ) throws(Difference) -> ParityTried? {
    do throws(Difference) {
      return try everySequence(depth: depth, while: goesOn)
    } catch {
      throw shortest(error)
    }
  }

  /// Tries `count` random sequences of `length` inputs, the same ones for the same `seed`.
  ///
  /// - Throws: a `Difference` whose script was made as short as it gets by leaving things out.
  public func checkRandomly(
    count: Int, length: Int, seed: UInt64, while goesOn: () -> Bool = { true }
  ) throws(Difference) -> ParityTried {
    var tried = ParityTried()
    var random = SeededRandom(seed: seed)
    while tried.sequences < count, goesOn() {
      var inputs: [Input] = []
      let panes = try open()
      for _ in 0..<length {
        guard let input = step.alphabet.filter(panes.canPerform).randomElement(using: &random) else { break }
        inputs.append(input)
        do throws(Difference) {
          try perform(input, on: panes, as: inputs)
        } catch {
          throw shortest(shrunk(error))
        }
        tried.inputs += 1
      }
      tried.sequences += 1
    }
    return tried
  }

  /// Plays `inputs` on fresh screens and compares after each.
  ///
  /// - Throws: the first difference.
  public func check(_ inputs: [Input]) throws(Difference) {
    let panes = try open()
    for (index, input) in inputs.enumerated() {
      try perform(input, on: panes, as: Array(inputs[...index]))
    }
  }

  func everySequence(depth: Int, while goesOn: () -> Bool) throws(Difference) -> ParityTried? {
    var tried = ParityTried()
    var path: [Input] = []
    let isComplete = try extend(&path, on: try open(), by: depth, &tried, while: goesOn)
    return isComplete ? tried : nil
  }

  /// Depth first: the last input of each place goes on with the screens that are there, the others replay the path.
  private func extend(
    _ path: inout [Input], on panes: Panes<S>, by depth: Int, _ tried: inout ParityTried, while goesOn: () -> Bool
  ) throws(Difference) -> Bool {
    let possible = depth > 0 ? step.alphabet.filter(panes.canPerform) : []
    guard !possible.isEmpty else {
      tried.sequences += 1
      return goesOn()
    }
    for (index, input) in possible.enumerated() {
      let live = index == possible.count - 1 ? panes : try replay(path)
      path.append(input)
      try perform(input, on: live, as: path)
      tried.inputs += 1
      guard try extend(&path, on: live, by: depth - 1, &tried, while: goesOn) else { return false }
      path.removeLast()
    }
    return true
  }

  private func open() throws(Difference) -> Panes<S> {
    let panes: Panes<S>
    do throws(PaneError) { panes = try Panes(step, ways) } catch {
      throw Difference(inputs: [], finding: .failure(error))
    }
    if let found = panes.disagreement() { throw Difference(inputs: [], finding: .disagreement(found)) }
    return panes
  }

  private func replay(_ path: [Input]) throws(Difference) -> Panes<S> {
    do throws(PaneError) {
      let panes = try Panes(step, ways)
      for input in path { try panes.perform(input) }
      return panes
    } catch {
      throw Difference(inputs: path, finding: .failure(error))
    }
  }

  private func perform(_ input: Input, on panes: Panes<S>, as path: [Input]) throws(Difference) {
    do throws(PaneError) { try panes.perform(input) } catch { throw Difference(inputs: path, finding: .failure(error)) }
    if let found = panes.disagreement() { throw Difference(inputs: path, finding: .disagreement(found)) }
  }
}

/// How much a checker tried.
nonisolated public struct ParityTried: Hashable, Sendable {
  /// Sequences that were played to their end.
  public var sequences = 0

  /// Inputs after which the ways were compared.
  public var inputs = 0
}
