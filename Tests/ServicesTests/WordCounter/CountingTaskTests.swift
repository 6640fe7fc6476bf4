import Foundation
import Models
import Services
import Testing
import World

@Suite("A count of words off the main queue")
struct CountingTaskTests {
  private let world = VirtualWorld()
  private let text = String(repeating: "to be or not to be ", count: 20)

  /// The states that a task has reported, each with the place.
  nonisolated private final class Log: CountingTaskDelegate {
    private let noted = Locked<[String]>([])

    var lines: [String] { noted.value }

    func note(_ state: CountingState) {
      let place = World.current.isOnMainQueue ? "main queue" : "background"
      noted.change { $0.append("\(state.text), \(place)") }
    }

    func task(_ task: CountingTask, didReach state: CountingState) { note(state) }
  }

  private let all = ["Counting … 53 %, background", "120 words, 4 different: be 40, to 40, not 20, background"]

  @Test("once it is resumed, it reports its states to a closure or a delegate where it counts; it retains no delegate")
  func reports() throws {
    let (log, other) = (Log(), Log())
    weak var gone: Log?
    let task = CountingTask(text, in: world) { log.note($0) }
    try world.advance(by: .seconds(1))
    #expect(log.lines == [])
    task.resume()
    CountingTask(text, in: world, delegate: other).resume()
    do {
      let log = Log()
      gone = log
      CountingTask(text, in: world, delegate: log).resume()
    }
    #expect(gone == nil)
    try world.advance(by: .seconds(1))
    #expect(log.lines == all)
    #expect(other.lines == all)
    #expect(world.pendingCount == 0)
  }

  @Test func `cancelled, it ends before the next part, and leaves no work in the world`() throws {
    let log = Log()
    let task = CountingTask(text, in: world) { log.note($0) }
    task.resume()
    try world.advance(by: .milliseconds(150))
    task.cancel()
    #expect(world.pendingCount == 0)
    try world.advance(by: .seconds(1))
    #expect(log.lines == Array(all.prefix(1)))
  }

  @Test(arguments: [false, true])
  func `it lives until it has ended, without a reference, and no longer`(_ isCancelled: Bool) throws {
    weak var task: CountingTask?
    do {
      let made = CountingTask(text, in: world) { _ in }
      made.resume()
      task = made
    }
    try world.advance(by: .milliseconds(150))
    #expect(task != nil)
    if isCancelled { task?.cancel() } else { try world.advance(by: .seconds(1)) }
    #expect(task == nil)
  }
}
