import Foundation
import LoopbackServer
import Programs

/// The programs of the chapters whose stages are shown beside the book.
///
/// A program is started when its stage is first opened, and ended when nobody has looked at it for a while.
final class StagePrograms: @unchecked Sendable {
  private let lock = NSLock()
  private let names: Set<String>
  private let command: @Sendable (String) -> Program
  private let ended = DispatchGroup()
  private var programs: [String: StageProgram] = [:]
  private var count = 0

  /// - Parameters:
  ///   - names: the names of the chapters.
  ///   - command: makes the program that builds and serves the stage of a chapter, and prints its address.
  init(_ names: Set<String>, _ command: @escaping @Sendable (_ name: String) -> Program) {
    (self.names, self.command) = (names, command)
  }

  /// Returns the program of a chapter, which is started if need be; nil if there is no such chapter.
  ///
  /// - Parameter isFresh: true if it is to be built and started anew.
  func open(_ name: String, isFresh: Bool = false) -> StageProgram? {
    guard names.contains(name) else { return nil }
    return lock.withLock {
      if let running = programs[name], !isFresh, running.look() { return running }
      programs[name]?.end()
      count += 1
      let program = StageProgram(run: count)
      programs[name] = program
      // A thread of its own: the program runs as long as somebody looks at its stage.
      ended.enter()
      Thread.detachNewThread { [command, ended] in
        program.run(command(name))
        ended.leave()
      }
      return program
    }
  }

  /// Returns the program of a chapter that serves its stage now.
  func running(_ name: String) -> StageProgram? { lock.withLock { programs[name] } }

  /// Ends all of them, and returns when they have ended.
  func end() {
    lock.withLock { for program in programs.values { program.end() } }
    ended.wait()
  }
}

/// A program that is built, and then serves the stage of a chapter.
final class StageProgram: @unchecked Sendable {
  /// The state of a program.
  enum State: Equatable {
    /// It is being built or started; the text is the latest line about that.
    case coming(String)
    case ready(LoopbackServer.Neighbor)
    /// It has ended, or could not be built; the text is all that was printed.
    case ended(String)
  }

  /// The number of this run, which no other one has.
  let run: Int

  /// The time for which a program stays that nobody looks at.
  private static let patience = Duration.seconds(60)

  private let lock = NSLock()
  private var isWanted = true
  private var lookers = 0
  private var latestLook = ContinuousClock.now
  private var current = State.coming("starting …")

  fileprivate init(run: Int) {
    self.run = run
  }

  /// The state now.
  var state: State { lock.withLock { current } }

  /// Notes that somebody looks at it; returns false if it has ended or is to end.
  fileprivate func look() -> Bool {
    lock.withLock {
      latestLook = .now
      if case .ended = current { return false }
      return isWanted
    }
  }

  /// Notes that a page shows the stage, until `closed()`.
  func opened() { lock.withLock { lookers += 1 } }

  /// Notes that a page shows the stage no longer.
  func closed() {
    lock.withLock {
      lookers -= 1
      latestLook = .now
    }
  }

  /// Asks the program to end.
  fileprivate func end() { lock.withLock { isWanted = false } }

  /// Runs `program` to its end.
  fileprivate func run(_ program: Program) {
    var said = ""
    do throws(Program.Failure) {
      // As long as somebody looks, it has all the time of the world.
      let run = try program.run(.keptTogether, limit: .seconds(1_000_000_000)) { text in
        said = text()
        return goesOn(said)
      }
      said = run.output
    } catch {
      if case .notStarted(let reason) = error { said = "swift cannot be run: \(reason)" }
    }
    lock.withLock { current = .ended(said) }
  }

  private func goesOn(_ said: String) -> Bool {
    lock.withLock {
      if case .coming = current {
        let lines = said.split(whereSeparator: \.isNewline)
        let address = lines.lazy.compactMap { $0.split(separator: " ").last.flatMap(LoopbackServer.Neighbor.init) }
          .first
        current = address.map(State.ready) ?? .coming(lines.last.map(String.init) ?? "starting …")
      }
      if lookers == 0, .now - latestLook > Self.patience { isWanted = false }
      return isWanted
    }
  }
}
