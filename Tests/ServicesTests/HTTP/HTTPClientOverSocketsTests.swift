import Foundation
import Services
import Testing
import World

@Suite("An HTTP client over real connections", .timeLimit(.minutes(15)))
struct HTTPClientOverSocketsTests {
  @Test("what is posted is sent once, though the connection that was used before breaks off", arguments: 1...3)
  func postOnce(_: Int) async throws {
    let posts = Counter()
    let server = try LoopbackServer { request in
      guard request.method == "POST" else { return .text("hello") }
      posts.add()
      return .raw([.reset])
    }
    let world = LiveWorld()
    let client = HTTPClient(world)
    var outcomes: [HTTPTask.Outcome] = []
    for method in ["GET", "GET", "POST", "GET"] {
      let body = method == "POST" ? Data("once".utf8) : nil
      let request = Request(server.url, method: method, body: body, timeLimit: nil)
      client.task(with: request) { outcomes.append($0) }.resume()
      try await world.runUntilIdle(atMost: .seconds(240))
    }
    #expect(outcomes.map { try? $0.get().body } == [Data("hello".utf8), Data("hello".utf8), nil, Data("hello".utf8)])
    #expect(posts.count == 1)
  }

  nonisolated private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    var count: Int { lock.withLock { value } }

    func add() { lock.withLock { value += 1 } }
  }
}
