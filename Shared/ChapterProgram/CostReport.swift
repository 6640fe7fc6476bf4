import Foundation
import Stage
import Terminal

/// The cost of an input of the demo in each way: `--measure`.
@MainActor struct CostReport {
  private let chapter: any Chapter.Type
  private let step: Int
  private let further: [String]
  private let console: Console

  /// - Parameters:
  ///   - step: the step to measure, from 1, with what the demo does there.
  ///   - further: the names of the further ways that are measured beside the four.
  init(_ chapter: any Chapter.Type, step: Int, with further: [String], _ console: Console) {
    self.chapter = chapter
    self.step = step
    self.further = further
    self.console = console
  }

  func run(asJSON: Bool) -> ExitStatus {
    do {
      let measured: any Step.Type = chapter.steps[step - 1]
      let costs = try costs(of: measured, demo())
      if asJSON {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        console.writeLine(String(decoding: try encoder.encode(costs), as: UTF8.self))
      } else {
        for line in table(costs) { console.writeLine(line) }
      }
      return .fine
    } catch {
      console.complain("\(chapter.name): the demo could not be measured: \(error)")
      return .differs
    }
  }

  /// Returns the inputs of the demo in the step.
  private func demo() throws(ScriptError) -> [Input] {
    var current = chapter.steps.count
    var inputs: [Input] = []
    for line in try Script(parsing: chapter.demo, name: "demo.script").lines {
      switch line.command {
      case .step(let number): current = number
      case .input(let input) where current == step: inputs.append(input)
      default: break
      }
    }
    return inputs
  }

  private func costs<S: Step>(of step: S.Type, _ inputs: [Input]) throws(PaneError) -> [Cost] {
    try CostMeter(step, with: further, inputs).measure(runs: 7, rounds: 40)
  }

  private func table(_ costs: [Cost]) -> [String] {
    let rows = costs.map { cost in
      [cost.way, number(cost.microseconds), number(cost.allocations), number(cost.bytes)]
    }
    let all = [["", "µs", "allocations", "bytes"]] + rows
    let widths = all[0].indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    let lines = all.map { row in
      row[0].padded(to: widths[0])
        + zip(row, widths).dropFirst().map { String(repeating: " ", count: 3 + $1 - $0.count) + $0 }.joined()
    }
    return [
      "\(chapter.name), \(StepSelection(chapter.steps).title(of: step)): what an input of the demo costs\(build)", "",
    ]
      + lines
  }

  /// The figures of a debug build are not those of an app.
  private var build: String {
    #if DEBUG
    " in a debug build (what counts is: swift run -c release \(chapter.name) --measure)"
    #else
    ""
    #endif
  }

  private func number(_ value: Double) -> String {
    String(format: value < 20 ? "%.1f" : "%.0f", value)
  }
}
