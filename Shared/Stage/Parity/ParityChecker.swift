import Foundation
import World

/// Tries whether the ways of a step are equal at rest and sound in every frame, whatever a person does.
///
/// A sequence is compared after every input, so that a run of the longest ones covers each shorter one.
@MainActor public struct ParityChecker<S: Step> {
  private let step: S.Type
  private let ways: [Way<S.Screen>]
  private let alphabet: [Input]

  /// A checker of the four ways of `step`, or of any others over its screen.
  public init(_ step: S.Type, ways: [Way<S.Screen>]? = nil) {
    self.step = step
    self.ways = ways ?? step.ways
    alphabet = step.alphabet
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
    let panes = try open()
    for (index, input) in inputs.enumerated() {
      try perform(input, on: panes, as: inputs[...index])
    }
  }

  /// Plays `inputs` and then gives the real main queue a turn, after which nothing may have been set any more.
  ///
  /// Work that goes around the world, straight to the main queue, is not seen by `check`: it comes later.
  /// - Throws: the first difference.
  public func checkRest(after inputs: [Input]) async throws(Difference) {
    let panes = try open()
    for (index, input) in inputs.enumerated() {
      try perform(input, on: panes, as: inputs[...index])
    }
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

  func everySequence(depth: Int, while goesOn: () -> Bool) throws(Difference) -> ParityTried? {
    var tried = ParityTried()
    var path: [Input] = []
    let isComplete = try extend(&path, on: try open(), by: depth, &tried, while: goesOn)
    return isComplete ? tried : nil
  }

  /// How many sequences of `depth` inputs there are at most.
  func sequenceCount(depth: Int) -> Double { pow(Double(alphabet.count), Double(depth)) }

  /// Depth first: the last input of each place goes on with the screens that are there, the others replay the path.
  private func extend(
    _ path: inout [Input], on panes: Panes<S>, by depth: Int, _ tried: inout ParityTried, while goesOn: () -> Bool
  ) throws(Difference) -> Bool {
    let possible = depth > 0 ? possible(on: panes) : []
    for (index, input) in possible.enumerated() {
      guard index == 0 || goesOn() else { return false }
      let live = index == possible.count - 1 ? panes : try replay(path)
      path.append(input)
      try perform(input, on: live, as: path[...])
      tried.inputs += 1
      guard try extend(&path, on: live, by: depth - 1, &tried, while: goesOn) else { return false }
      path.removeLast()
    }
    if possible.isEmpty { tried.sequences += 1 }
    return true
  }

  private func possible(on panes: Panes<S>) -> [Input] { alphabet.filter(panes.canPerform) }

  /// One of the possible inputs, all equally likely; nil if there is none. It asks of as few as it can.
  private func randomInput(on panes: Panes<S>, _ random: inout SeededRandom) -> Input? {
    var left = alphabet
    while let index = left.indices.randomElement(using: &random) {
      let input = left[index]
      if panes.canPerform(input) { return input }
      left.swapAt(index, left.count - 1)
      left.removeLast()
    }
    return nil
  }

  private func open() throws(Difference) -> Panes<S> {
    let panes: Panes<S>
    do throws(PaneError) { panes = try Panes(step, ways) } catch {
      throw Difference(inputs: [], finding: .failure(error))
    }
    if let found = panes.disagreement() { throw Difference(inputs: [], finding: .disagreement(found)) }
    return panes
  }

  /// What was compared on the way here is not compared again.
  private func replay(_ path: [Input]) throws(Difference) -> Panes<S> {
    do throws(PaneError) {
      let panes = try Panes(step, ways)
      for input in path { try panes.perform(input) }
      return panes
    } catch {
      throw Difference(inputs: path, finding: .failure(error))
    }
  }

  private func perform(_ input: Input, on panes: Panes<S>, as path: ArraySlice<Input>) throws(Difference) {
    do throws(PaneError) { try panes.perform(input) } catch {
      throw Difference(inputs: Array(path), finding: .failure(error))
    }
    if let found = panes.disagreement() {
      throw Difference(inputs: Array(path), finding: .disagreement(found))
    }
  }
}
