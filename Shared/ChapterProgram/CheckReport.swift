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
  private let helpers: CheckHelpers?
  private let progress: ProgressLine?
  private let elapsed: () -> Duration

  /// - Parameters:
  ///   - further: the names of the further ways that are compared with the four.
  ///   - helpers: what checks beside this process; nil if it checks alone.
  ///   - elapsed: returns the time that has passed since some moment; by default the real time.
  init(
    _ step: any Step.Type, with further: [String], title: String, _ check: Options.Check, _ console: Console,
    _ drawing: PaneDrawing, helpers: CheckHelpers? = nil, elapsed: (() -> Duration)? = nil
  ) {
    self.step = step
    self.further = further
    self.title = title
    self.check = check
    self.console = console
    self.drawing = drawing
    self.helpers = helpers
    let start = ContinuousClock.now
    let elapsed = elapsed ?? { ContinuousClock.now - start }
    self.elapsed = elapsed
    progress = ProgressLine(console, elapsed: elapsed)
  }

  private var ink: Ink { drawing.ink }

  func run() -> ExitStatus {
    console.writeLine(ink.bold(title))
    do {
      defer { progress?.remove() }
      try compare(step)
    } catch let difference as Difference {
      tell(difference)
      return .differs
    } catch {
      console.complain("\(title): a difference came once and not again: look for what a way does not always do")
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

  private func compare<S: Step>(_ step: S.Type) throws {
    let checker = SharedCheck(
      checker: ParityChecker(step, ways: step.ways(with: further)), helpers: helpers, progress: progress,
      elapsed: elapsed)
    if let depth = check.depth {
      try everySequence(checker, to: depth)
    } else {
      try deeper(checker)
    }
    // Told nothing, both kinds get the same time.
    guard let count = check.random ?? (check.depth == nil ? Int.max : nil), count > 0 else { return }
    let seed = check.seed ?? UInt64.random(in: 0...UInt64(UInt32.max))
    let began = elapsed()
    let sequences = Sequences.random(0..<count, length: check.length, seed: seed)
    let tried = try checker.run(sequences, until: check.random == nil ? began + check.time : nil).tried
    report("\(tried.sequences.grouped) random sequences of \(check.length), seed \(seed)", tried, since: began)
  }

  private func everySequence<S: Step>(_ checker: SharedCheck<S>, to depth: Int) throws {
    let began = elapsed()
    let tried = try checker.run(.every(depth: depth), until: nil).tried
    report("every sequence of \(counted(depth, "input")): \(tried.sequences.grouped)", tried, since: began)
  }

  /// Goes as deep as the time allows, and reports once: the sequences of one depth begin with all those of the depths
  /// before.
  private func deeper<S: Step>(_ checker: SharedCheck<S>) throws {
    let began = elapsed()
    var deepest: (depth: Int, tried: Tried, began: Duration, ended: Duration)?
    while deepest == nil || elapsed() - began < check.time {
      let depth = (deepest?.depth ?? 0) + 1
      let beganDepth = elapsed()
      // The first is tried to its end, however little time there is.
      let (tried, isAll) = try checker.run(.every(depth: depth), until: depth == 1 ? nil : began + check.time)
      guard isAll, tried != deepest?.tried else { break }
      deepest = (depth, tried, beganDepth, elapsed())
    }
    guard let deepest else { return }
    report(
      "every sequence of \(counted(deepest.depth, "input")): \(deepest.tried.sequences.grouped)", deepest.tried,
      took: deepest.ended - deepest.began)
  }

  /// Tries a part of the sequences for another process, and writes how far it is, a few times a second.
  func help(_ order: CheckOrder) -> ExitStatus {
    let news = help(step, order)
    tell(news)
    return news.state == .hasFailed ? .differs : .fine
  }

  private func help<S: Step>(_ step: S.Type, _ order: CheckOrder) -> CheckNews {
    let checker = ParityChecker(step, ways: step.ways(with: further))
    let parent = getppid()
    var next = Duration.zero
    var news = CheckNews()
    do throws(Difference) {
      let outcome = try checker.check(order.sequences, part: order.part) { state in
        let now = elapsed()
        guard now >= next else { return true }
        next = now + .milliseconds(50)
        news = CheckNews(tried: state.tried, piece: state.piece, fraction: state.fraction)
        tell(news)
        // Nobody waits for it any more if the process that has started it is gone.
        return order.time.map { now < $0 } ?? true && getppid() == parent
      }
      let state = outcome.failure != nil ? CheckNews.State.hasFailed : outcome.piece == nil ? .isDone : .isStopped
      return CheckNews(state: state, tried: outcome.tried, piece: outcome.piece ?? .max, fraction: 1)
    } catch {
      // The process that waits finds this at once, too.
      return CheckNews(state: .hasFailed)
    }
  }

  private func tell(_ news: CheckNews) {
    console.writeLine(news.line)
    fflush(nil)
  }

  private func lifetimes<S: Step>(_ step: S.Type) -> [String] {
    let checker = LifetimeChecker(step, after: step.alphabet)
    var faults: [String] = []
    for way in step.ways(with: further) {
      do throws(PaneError) { faults += try checker.describeFaults(of: way) } catch {
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
    let inputs = "\(tried.inputs.grouped) input\(tried.inputs == 1 ? "" : "s")"
    progress?.remove()
    console.writeLine("\(what), \(rate.grouped) a second, \(inputs), compared after each")
  }
}
