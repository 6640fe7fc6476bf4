@testable import Stage
@testable import TerminalStage

extension Chapter {
  /// For each of `inputs` a way to a screen of step `number` on which a person could do it; none for those that nothing
  /// leads to, neither up to two inputs of a check nor the demo of any step.
  static func paths(to inputs: [Input], inStep number: Int) throws -> [Input: [Input]] {
    let step = steps[number - 1]
    let pairs = step.alphabet.flatMap { first in step.alphabet.map { [first, $0] } }
    var paths: [Input: [Input]] = [:]
    for path in [[]] + step.alphabet.map({ [$0] }) + (try demoPaths()) + pairs {
      if inputs.allSatisfy({ paths[$0] != nil }) { break }
      let panes = try StepSelection(steps, [.callback]).open(number)
      // A demo of another step may ask for what is not here.
      guard path.allSatisfy({ (try? panes.perform($0)) != nil }) else { continue }
      let targets = panes.snapshots.first?.targets ?? []
      for input in inputs where paths[input] == nil {
        if input.control == nil || input.targets.contains(where: targets.contains) { paths[input] = path }
      }
    }
    return paths
  }

  /// Returns the inputs up to each input of the demo since its step began.
  private static func demoPaths() throws -> [[Input]] {
    var paths: [[Input]] = [[]]
    for line in try Script(parsing: demo, name: "demo.script").lines {
      switch line.command {
      case .input(let input): paths.append((paths.last ?? []) + [input])
      case .step: paths.append([])
      case .expect, .replay, .show, .note: break
      }
    }
    return paths
  }
}
