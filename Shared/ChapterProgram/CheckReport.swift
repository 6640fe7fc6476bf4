import Foundation
import Parity
import Stage

/// Compares the ways of a step and says how much was tried: `--check`.
@MainActor struct CheckReport {
  private let step: any Step.Type
  private let further: [String]
  private let title: String
  private let check: Options.Check
  private let console: Console
  private let drawing: PaneDrawing
  private let elapsed: () -> Duration

  /// - Parameters:
  ///   - further: the names of the further ways that are compared with the four.
  ///   - elapsed: returns the time that has passed since some moment; by default the real time.
  init(
    _ step: any Step.Type, with further: [String], title: String, _ check: Options.Check, _ console: Console,
    _ drawing: PaneDrawing, elapsed: (() -> Duration)? = nil
  ) {
    self.step = step
    self.further = further
    self.title = title
    self.check = check
    self.console = console
    self.drawing = drawing
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { ContinuousClock.now - start }
  }

  private var ink: Ink { drawing.ink }

  func run() -> ExitStatus {
    console.writeLine(ink.bold(title))
    do throws(Difference) {
      try compare(step)
    } catch {
      tell(error)
      return .differs
    }
    let faults = lifetimes(step)
    for fault in faults { console.writeLine("\(ink.bad("✗")) \(fault)") }
    guard faults.isEmpty else {
      console.complain("\(title): a connection outlives its controller")
      return .differs
    }
    console.writeLine("lifetimes: nothing outlives its controller, in \(Pattern.allCases.count + further.count) ways")
    console.writeLine(ink.good("0 differences"))
    return .fine
  }

  private func tell(_ difference: Difference) {
    console.writeLine("\(ink.bad("✗")) \(difference)")
    if case .disagreement(.snapshots(let named)) = difference.finding {
      let odd = difference.finding.oddOnes
      let names = named.map { odd.contains($0.name) ? "✗ \($0.name)" : $0.name }
      console.writeLine(drawing.draw(names, named.map(\.value)))
    }
    let odd = difference.finding.oddOnes
    console.complain(
      "\(title): \(difference.finding.headline)\(odd.isEmpty ? "" : ": look at \(odd.joined(separator: ", "))")")
  }

  private func compare<S: Step>(_ step: S.Type) throws(Difference) {
    let checker = ParityChecker(step, ways: step.ways(with: further))
    if let depth = check.depth {
      try everySequence(checker, to: depth)
    } else {
      try deeper(checker)
    }
    // Told nothing, both kinds get the same time.
    guard let count = check.random ?? (check.depth == nil ? Int.max : nil), count > 0 else { return }
    let seed = check.seed ?? UInt64.random(in: 0...UInt64(UInt32.max))
    let began = elapsed()
    let tried = try checker.checkRandomly(count: count, length: check.length, seed: seed) {
      check.random != nil || elapsed() - began < check.time
    }
    report("\(grouped(tried.sequences)) random sequences of \(check.length), seed \(seed)", tried, since: began)
  }

  private func everySequence<S: Step>(_ checker: ParityChecker<S>, to depth: Int) throws(Difference) {
    let began = elapsed()
    guard let tried = try checker.checkAll(depth: depth) else { return }
    report("every sequence of \(counted(depth, "input")): \(grouped(tried.sequences))", tried, since: began)
  }

  /// Goes as deep as the time allows, and reports once: the sequences of one depth begin with all those of the depths
  /// before.
  private func deeper<S: Step>(_ checker: ParityChecker<S>) throws(Difference) {
    let began = elapsed()
    var deepest: (depth: Int, tried: Tried, began: Duration, ended: Duration)?
    while deepest == nil || elapsed() - began < check.time {
      let depth = (deepest?.depth ?? 0) + 1
      let beganDepth = elapsed()
      // The first is tried to its end, however little time there is.
      let tried = try checker.checkAll(depth: depth) { depth == 1 || elapsed() - began < check.time }
      guard let tried, tried != deepest?.tried else { break }
      deepest = (depth, tried, beganDepth, elapsed())
    }
    guard let deepest else { return }
    report(
      "every sequence of \(counted(deepest.depth, "input")): \(grouped(deepest.tried.sequences))", deepest.tried,
      took: deepest.ended - deepest.began)
  }

  private func lifetimes<S: Step>(_ step: S.Type) -> [String] {
    let checker = LifetimeChecker(step, after: step.alphabet)
    var faults: [String] = []
    for way in step.ways(with: further) {
      do throws(PaneError) {
        let found = try checker.check(way)
        faults += found.map { "\(way.name): \($0)" }
        guard found.isEmpty, let (input, passing) = try checker.checkMoments(way) else { continue }
        faults += passing.map { "\(way.name): screen closed after \(input): \($0)" }
      } catch {
        faults.append("\(way.name): \(error)")
      }
    }
    return faults
  }

  private func report(_ what: String, _ tried: Tried, since began: Duration) {
    report(what, tried, took: elapsed() - began)
  }

  private func report(_ what: String, _ tried: Tried, took time: Duration) {
    let seconds = time / .seconds(1)
    let rate = seconds > 0 ? Int(Double(tried.sequences) / seconds) : tried.sequences
    let inputs = "\(grouped(tried.inputs)) input\(tried.inputs == 1 ? "" : "s")"
    console.writeLine("\(what), \(grouped(rate)) a second, \(inputs), compared after each")
  }

  private func grouped(_ number: Int) -> String {
    number.formatted(.number.locale(Locale(identifier: "en_US")))
  }
}
