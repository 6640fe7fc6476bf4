import Foundation
import World

/// How the sequences are played: on fresh screens, compared after each input.
extension ParityChecker {
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
  func randomInput(on panes: Panes<S>, _ random: inout SeededRandom) -> Input? {
    var left = alphabet
    while let index = left.indices.randomElement(using: &random) {
      let input = left[index]
      if panes.canPerform(input) { return input }
      left.swapAt(index, left.count - 1)
      left.removeLast()
    }
    return nil
  }

  func open() throws(Difference) -> Panes<S> {
    let panes: Panes<S>
    do throws(PaneError) { panes = try Panes(step, ways) } catch {
      throw Difference(inputs: [], finding: .failure(error))
    }
    if let found = panes.disagreement() { throw Difference(inputs: [], finding: .disagreement(found)) }
    return panes
  }

  /// Plays `inputs` on fresh screens and compares after each.
  func play(_ inputs: [Input]) throws(Difference) -> Panes<S> {
    let panes = try open()
    for (index, input) in inputs.enumerated() {
      try perform(input, on: panes, as: inputs[...index])
    }
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

  func perform(_ input: Input, on panes: Panes<S>, as path: ArraySlice<Input>) throws(Difference) {
    do throws(PaneError) { try panes.perform(input) } catch {
      throw Difference(inputs: Array(path), finding: .failure(error))
    }
    if let found = panes.disagreement() {
      throw Difference(inputs: Array(path), finding: .disagreement(found))
    }
  }
}
