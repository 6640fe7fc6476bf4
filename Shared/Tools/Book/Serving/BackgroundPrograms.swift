import Foundation
import LoopbackServer
import Programs

/// The programs that pages of the book start: those that serve the stages of chapters, or those that judge exercises.
///
/// A program is started when a page first asks for it, and ended when no page has asked for a while.
final class BackgroundPrograms: @unchecked Sendable {
  private let lock = NSLock()
  private let names: Set<String>
  private let patience: Duration
  private let command: @Sendable (String) -> Program
  private let ended = DispatchGroup()
  private var programs: [String: BackgroundProgram] = [:]
  private var count = 0

  /// - Parameters:
  ///   - names: the names of the chapters or exercises.
  ///   - patience: the time for which a program stays that nobody looks at. A browser lets a hidden page ask no more than
  ///     once a minute.
  ///   - command: makes the program for one of them.
  init(
    _ names: Set<String>, patience: Duration = .seconds(180),
    _ command: @escaping @Sendable (_ name: String) -> Program
  ) {
    (self.names, self.patience, self.command) = (names, patience, command)
  }

  /// Returns the program for a name, which is started if need be; nil if there is no such name.
  ///
  /// - Parameter isFresh: true if it is to be built and started anew.
  func open(_ name: String, isFresh: Bool = false) -> BackgroundProgram? {
    guard names.contains(name) else { return nil }
    return lock.withLock {
      if let running = programs[name], !isFresh, running.look() { return running }
      programs[name]?.end()
      count += 1
      let program = BackgroundProgram(run: count, patience)
      programs[name] = program
      // A thread of its own: it runs as long as somebody looks.
      ended.enter()
      Thread.detachNewThread { [command, ended] in
        program.run(command(name))
        ended.leave()
      }
      return program
    }
  }

  /// Returns the program for a name that was started last, even if it has ended; nil if there was none.
  func opened(_ name: String) -> BackgroundProgram? {
    lock.withLock {
      _ = programs[name]?.look()
      return programs[name]
    }
  }

  /// Ends all of them, and returns when they have ended.
  func end() {
    lock.withLock { for program in programs.values { program.end() } }
    ended.wait()
  }
}

/// A program that runs for a page of the book.
final class BackgroundProgram: @unchecked Sendable {
  /// The number of this run, which no other one has.
  let run: Int

  private let patience: Duration
  private let lock = NSLock()
  private var isWanted = true
  private var pages = 0
  // While the machine sleeps, no page can ask.
  private var latestLook = SuspendingClock.now
  private var current = State()

  fileprivate init(run: Int, _ patience: Duration) {
    (self.run, self.patience) = (run, patience)
  }

  /// What is known of a program.
  struct State {
    /// All that it has printed until now, or until it printed the address.
    fileprivate(set) var said = "" {
      didSet { neighbor = neighbor ?? Self.neighbor(in: said) }
    }

    fileprivate(set) var hasEnded = false {
      didSet { neighbor = nil }
    }

    /// The address that it has printed, if it serves a stage.
    private(set) var neighbor: LoopbackServer.Neighbor?

    // The end of the text may be a half of a line.
    private static func neighbor(in said: String) -> LoopbackServer.Neighbor? {
      said.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropLast().lazy
        .compactMap { $0.split(separator: " ").last.flatMap(LoopbackServer.Neighbor.init) }.first
    }

    /// The latest line that it has printed; empty if there is none.
    var latestLine: String { said.split(whereSeparator: \.isNewline).last.map(String.init) ?? "" }
  }

  /// The state now.
  var state: State { lock.withLock { current } }

  /// Notes that a page asks for it; returns false if it has ended or is to end.
  fileprivate func look() -> Bool {
    lock.withLock {
      latestLook = .now
      return isWanted && !current.hasEnded
    }
  }

  /// Notes that a page shows its stage, until `closePage()`.
  func openPage() { lock.withLock { pages += 1 } }

  /// Notes that a page shows its stage no longer.
  func closePage() {
    lock.withLock {
      pages -= 1
      latestLook = .now
    }
  }

  /// Asks the program to end.
  fileprivate func end() { lock.withLock { isWanted = false } }

  /// Runs `program` to its end.
  fileprivate func run(_ program: Program) {
    do throws(Program.Failure) {
      // As long as somebody looks, it has all the time of the world.
      let run = try program.run(.keptTogether, limit: .seconds(1_000_000_000)) { text in
        // A program that serves a stage has said what is wanted of it.
        let said = state.neighbor == nil ? text() : nil
        return lock.withLock {
          if let said { current.said = said }
          if pages == 0, .now - latestLook > patience { isWanted = false }
          return isWanted
        }
      }
      lock.withLock { current.said = run.output }
    } catch {
      if case .notStarted(let reason) = error { lock.withLock { current.said = "it cannot be started: \(reason)" } }
    }
    lock.withLock { current.hasEnded = true }
  }
}
