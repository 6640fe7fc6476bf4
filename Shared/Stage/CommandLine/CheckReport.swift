import Foundation

/// Compares the four ways of a step and says how much was tried: `--check`.
@MainActor struct CheckReport {
  private let step: any Step.Type
  private let title: String
  private let check: Options.Check

  init(_ step: any Step.Type, title: String, _ check: Options.Check) {
    self.step = step
    self.title = title
    self.check = check
  }

  func run(_ ink: Ink) -> ExitStatus {
    print(ink.bold(title))
    do throws(Difference) {
      try compare(step)
    } catch {
      print("\(ink.bad("✗")) \(error)")
      let odd = error.oddOnes
      complain("\(title): the ways are not the same\(odd.isEmpty ? "" : ": look at \(odd.joined(separator: ", "))")")
      return .differs
    }
    let faults = lifetimes(step)
    for fault in faults { print("\(ink.bad("✗")) \(fault)") }
    guard faults.isEmpty else {
      complain("\(title): a connection outlives its controller")
      return .differs
    }
    print(ink.good("0 differences"))
    return .fine
  }

  private func compare<S: Step>(_ step: S.Type) throws(Difference) {
    let checker = ParityChecker(step)
    if let depth = check.depth {
      try everySequence(checker, to: depth)
    } else {
      try deeper(checker)
    }
    let seed = check.seed ?? UInt64.random(in: 0...UInt64(UInt32.max))
    let began = ContinuousClock.now
    let count = check.random ?? (check.depth == nil ? Int.max : 0)
    let tried = try checker.checkRandomly(count: count, length: check.length, seed: seed) {
      check.random != nil || ContinuousClock.now - began < check.time
    }
    if tried.sequences > 0 {
      report("\(grouped(tried.sequences)) random sequences of \(check.length), seed \(seed)", tried, since: began)
    }
  }

  private func everySequence<S: Step>(_ checker: ParityChecker<S>, to depth: Int) throws(Difference) {
    let began = ContinuousClock.now
    guard let tried = try checker.checkAll(depth: depth) else { return }
    report("every sequence of \(counted(depth, "input")): \(grouped(tried.sequences))", tried, since: began)
  }

  /// As deep as the time allows: the last depth that was begun may not be finished.
  private func deeper<S: Step>(_ checker: ParityChecker<S>) throws(Difference) {
    let began = ContinuousClock.now
    var depth = 1
    while let tried = try checker.checkAll(depth: depth, while: { ContinuousClock.now - began < check.time }) {
      report("every sequence of \(counted(depth, "input")): \(grouped(tried.sequences))", tried, since: began)
      guard ContinuousClock.now - began < check.time else { break }
      depth += 1
    }
  }

  private func lifetimes<S: Step>(_ step: S.Type) -> [String] {
    let checker = LifetimeChecker(step, after: step.alphabet)
    var faults: [String] = []
    for way in step.ways {
      do throws(PaneError) {
        faults += try checker.check(way).map { "\(way.name): \($0)" }
      } catch {
        faults.append("\(way.name): \(error)")
      }
    }
    if faults.isEmpty { print("lifetimes: nothing outlives its controller, in \(step.ways.count) ways") }
    return faults
  }

  private func report(_ what: String, _ tried: ParityTried, since began: ContinuousClock.Instant) {
    let seconds = (ContinuousClock.now - began) / .seconds(1)
    let rate = seconds > 0 ? Int(Double(tried.sequences) / seconds) : tried.sequences
    print("\(what), \(grouped(rate)) a second, \(grouped(tried.inputs)) inputs, compared after each")
  }

  private func grouped(_ number: Int) -> String {
    String(number.formatted(.number.grouping(.automatic).locale(.init(identifier: "en_US"))))
  }
}
