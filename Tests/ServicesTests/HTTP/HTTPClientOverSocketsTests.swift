import Foundation
import LoopbackServer
import Services
import Testing
import World

@Suite("An HTTP client over real connections", .timeLimit(.minutes(60)))
struct HTTPClientOverSocketsTests {
  @Test(arguments: 1...3)
  func `a posted body is sent once, even if the reused connection breaks off`(_: Int) async throws {
    let posts = Locked(0)
    let server = try LoopbackServer { request in
      guard request.method == "POST" else { return .text("hello") }
      posts.change { $0 += 1 }
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
    #expect(posts.value == 1)
  }
}
