import Foundation
import Testing
import Trace

@testable import World

@MainActor
@Suite("A network shared by worlds that run side by side")
struct SharedNetworkTests {
  /// The outside network, which each test answers by hand.
  private let outside: ScriptedNetwork
  private let shared: SharedNetwork
  private let worlds: [VirtualWorld]
  private let log = Log()

  init() {
    let world = VirtualWorld()
    outside = ScriptedNetwork(world)
    let shared = SharedNetwork(outside, in: world)
    self.shared = shared
    worlds = (0..<3).map { _ in VirtualWorld(sharing: shared) }
    for world in worlds { world.goOnline() }
  }

  /// Lets the worlds `numbers` do the same, one after the other.
  private func turn(_ numbers: [Int] = [0, 1, 2], _ body: (Int) -> Void = { _ in }) throws {
    shared.beginTurn()
    for number in numbers {
      body(number)
      try worlds[number].settle()
    }
    shared.endTurn()
  }

  @discardableResult
  private func send(_ request: Request, from number: Int) -> any Cancellable {
    worlds[number].network.send(request) { [log] answer in
      switch answer {
      case .response(let response): log.note("\(number) \(response.status)")
      case .failed(let error): log.note("\(number) \(error)")
      default: break
      }
    }
  }

  private var sent: [String] { outside.calls.map { "\($0.request.url.path) \($0.state)" } }

  @Test func `a request that all of them send goes out once, and all get the answer in the same turn`() throws {
    try turn { send(.to("/a"), from: $0) }
    #expect(sent == ["/a living"])
    try turn()
    #expect(log.lines == [])
    #expect(worlds.map(\.isAwaitingOutside) == [true, true, true])
    try outside.answer(1, status: 404)
    try turn()
    #expect(log.lines == ["0 404", "1 404", "2 404"])
    #expect(worlds.allSatisfy { $0.pendingCount == 0 })
    #expect(worlds[2].networkRecord.arrivals.map(\.time) == [.zero, .zero])
  }

  @Test func `an answer that arrives during a turn is there in the next one, for all of them`() throws {
    try turn { send(.to("/a"), from: $0) }
    try turn { if $0 == 1 { try? outside.answer(1, status: 200) } }
    #expect(log.lines == [])
    try turn()
    #expect(log.lines == ["0 200", "1 200", "2 200"])
  }

  @Test func `another request goes out by itself, and so does the same one in a later turn`() throws {
    try turn { send(.to($0 == 1 ? "/b" : "/a"), from: $0) }
    try turn([1]) { send(.to("/a"), from: $0) }
    #expect(sent == ["/a living", "/b living", "/a living"])
    try outside.answer(1, status: 200)
    try outside.answer(2, status: 201)
    try outside.answer(3, status: 202)
    try turn()
    #expect(log.lines == ["0 200", "1 201", "1 202", "2 200"])
  }

  @Test func `two equal requests of a world go out as two`() throws {
    try turn { number in for _ in 1...2 { send(.to("/a"), from: number) } }
    #expect(sent == ["/a living", "/a living"])
  }

  @Test func `it is cancelled when the last of them cancels it; until then the others get the answer`() throws {
    var requests: [any Cancellable] = []
    try turn { requests.append(send(.to("/a"), from: $0)) }
    try turn([0, 1]) { requests[$0].cancel() }
    #expect(sent == ["/a living"])
    try outside.deliver(.response(Response(status: 200)), to: 1)
    try turn()
    #expect(log.lines == ["2 200"])
    try turn([2]) { requests[$0].cancel() }
    #expect(sent == ["/a cancelled"])
    #expect(worlds.allSatisfy { $0.pendingCount == 0 })
  }

  @Test func `a request that each of them cancels in its turn never goes out`() throws {
    try turn { send(.to("/a"), from: $0).cancel() }
    #expect(sent == [])
    #expect(worlds.allSatisfy { $0.pendingCount == 0 })
  }

  @Test func `of two equal requests, the first cancelled, all get the answer to the second`() throws {
    try turn { number in
      let first = send(.to("/a"), from: number)
      send(.to("/a"), from: number)
      first.cancel()
    }
    #expect(sent == ["/a living"])
    try outside.answer(1, status: 200)
    try turn()
    #expect(log.lines == ["0 200", "1 200", "2 200"])
  }

  @Test func `a request that differs in more than its time limit goes out by itself`() throws {
    let requests: [Request] = [
      .to("/a"), .to("/a", method: "POST"), .to("/a", headers: ["A": "1"]), .to("/a", body: Data("a".utf8)),
      .to("/a", timeLimit: .seconds(1)),
    ]
    for request in requests { try turn([0, 1]) { send($0 == 0 ? .to("/a") : request, from: $0) } }
    #expect(outside.calls.count == 1 + 2 + 2 + 2 + 1)
  }

  @Test func `the links of a cancellation are the same in each of them`() throws {
    var requests: [any Cancellable] = []
    try turn { requests.append(send(.to("/a"), from: $0)) }
    let links = requests.map { request in Trace.recording { request.cancel() }.links.map { "\($0)" } }
    #expect(links == Array(repeating: links[0], count: 3))
    #expect(links[0].count == 1)
  }

  @Test func `an address that no network reaches fails in the turn itself`() throws {
    try turn { send(Request(URL(filePath: "/a")), from: $0) }
    #expect(sent == [])
    #expect(log.lines == ["0 bad address", "1 bad address", "2 bad address"])
  }

  @Test func `a time limit is on the clock of each world`() throws {
    try turn { send(.to("/a", timeLimit: .seconds(1)), from: $0) }
    shared.beginTurn()
    for world in worlds.prefix(2) { try world.advance(by: .seconds(1)) }
    #expect(log.lines == ["0 timed out", "1 timed out"])
    #expect(sent == ["/a living"])
  }

  @Test func `it is deallocated with its worlds`() throws {
    weak var witness: SharedNetwork?
    do {
      let outer = VirtualWorld()
      let shared = SharedNetwork(ScriptedNetwork(outer), in: outer)
      witness = shared
      let world = VirtualWorld(sharing: shared)
      world.goOnline()
      world.network.send(.to("/a")) { [log] _ in log.note("never") }
      try world.settle()
    }
    #expect(witness == nil)
  }

  @Test func `a request that retains its world ends when all are cancelled`() throws {
    weak var witness: VirtualWorld?
    try {
      let outer = VirtualWorld()
      let shared = SharedNetwork(ScriptedNetwork(outer), in: outer)
      let world = VirtualWorld(sharing: shared)
      witness = world
      world.goOnline()
      world.network.send(.to("/a")) { _ in withExtendedLifetime(world) {} }
      try world.settle()
      shared.endTurn()
      shared.cancelAll()
    }()
    #expect(witness == nil)
  }
}
