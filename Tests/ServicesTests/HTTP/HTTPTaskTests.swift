import Foundation
import KeyValueObserving
import Services
import Testing
import World

@Suite("A task of an HTTP client")
struct HTTPTaskTests {
  private let world = VirtualWorld()
  private var request: Request { Request(URL(filePath: "/a")) }

  private final class Log: HTTPTaskDelegate {
    var lines: [String] = []

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      lines.append("delegate: \(Log.text(outcome))")
    }

    static func text(_ outcome: HTTPTask.Outcome?) -> String {
      switch outcome {
      case .success(let answer): "\(answer.response.status) \(String(bytes: answer.body, encoding: .utf8) ?? "")"
      case .failure(let error): "\(error)"
      case nil: "nothing"
      }
    }
  }

  private func task(_ log: Log) -> (HTTPTask, KeyValueObservation) {
    let task = HTTPClient(world).task(with: request) { log.lines.append("closure: \(Log.text($0))") }
    task.delegate = log
    return (task, task.observe(\.outcome) { task, _ in log.lines.append("observer: \(Log.text(task.outcome))") })
  }

  @Test func `observer, closure and delegate get the whole answer once, in this order`() throws {
    let log = Log()
    let (task, observation) = task(log)
    #expect(world.scriptedNetwork.calls.isEmpty)
    task.resume()
    task.resume()
    #expect(world.scriptedNetwork.calls.count == 1)
    try world.scriptedNetwork.deliver(.response(Response(status: 404)), to: 1)
    try world.scriptedNetwork.deliver(.data(Data("a".utf8)), to: 1)
    try world.scriptedNetwork.deliver(.data(Data("b".utf8)), to: 1)
    try world.settle()
    #expect(log.lines == [])
    try world.scriptedNetwork.deliver(.finished, to: 1)
    try world.settle()
    #expect(log.lines == ["observer: 404 ab", "closure: 404 ab", "delegate: 404 ab"])
    withExtendedLifetime(observation) {}
  }

  @Test func `a failure in the middle of the answer is a failure`() throws {
    let log = Log()
    let (task, observation) = task(log)
    task.resume()
    try world.scriptedNetwork.deliver(.response(Response(status: 200)), to: 1)
    try world.scriptedNetwork.fail(1, .connectionLost)
    try world.settle()
    #expect(log.lines.count == 3)
    #expect(log.lines.last == "delegate: the connection was lost")
    withExtendedLifetime(observation) {}
  }

  @Test func `after a cancel there is no notification and no request`() throws {
    let log = Log()
    let (task, observation) = task(log)
    task.resume()
    task.cancel()
    try world.scriptedNetwork.answer(1)
    try world.settle()
    let (late, lateObservation) = self.task(log)
    late.cancel()
    late.resume()
    #expect(log.lines == [])
    #expect(world.scriptedNetwork.calls.map(\.state) == [.cancelled])
    withExtendedLifetime((observation, lateObservation)) {}
  }

  @Test func `an observer that cancels is the last to be notified, and so is a closure`() throws {
    for teller in ["observer", "closure"] {
      let log = Log()
      var task: HTTPTask?
      let made = HTTPClient(world).task(with: request) { _ in
        log.lines.append("closure")
        if teller == "closure" { task?.cancel() }
      }
      task = made
      made.delegate = log
      let observation = made.observe(\.outcome) { task, _ in
        log.lines.append("observer")
        if teller == "observer" { task.cancel() }
      }
      made.resume()
      try world.scriptedNetwork.answer(world.scriptedNetwork.calls.count)
      try world.settle()
      #expect(log.lines == (teller == "observer" ? ["observer"] : ["observer", "closure"]))
      task = nil
      withExtendedLifetime(observation) {}
    }
  }

  @Test func `a running task lives until its end without a reference, and no longer`() throws {
    weak var task: HTTPTask?
    do {
      let made = HTTPClient(world).task(with: request)
      made.resume()
      task = made
    }
    #expect(task != nil)
    try world.scriptedNetwork.answer(1)
    try world.settle()
    #expect(task == nil)
  }

  @Test func `a Swift task gets the answer or an error, or is cancelled together with its request`() throws {
    let log = Log()
    let (client, request) = (HTTPClient(world), request)
    let tasks = world.perform {
      (1...3).map { _ in
        Task {
          do {
            log.lines.append("\(try await client.answer(to: request).response.status)")
          } catch {
            log.lines.append("\(type(of: error))")
          }
        }
      }
    }
    try world.settle()
    try world.scriptedNetwork.answer(1, status: 500)
    try world.scriptedNetwork.fail(2, .noSuchHost)
    world.perform { tasks[2].cancel() }
    try world.settle()
    #expect(log.lines.sorted() == ["500", "CancellationError", "NetworkError"])
    #expect(world.scriptedNetwork.calls[2].state == .cancelled)
  }
}
