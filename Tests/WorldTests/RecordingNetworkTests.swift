import Foundation
import Testing

@testable import World

@MainActor
@Suite("A network that records the answers from outside")
struct RecordingNetworkTests {
  /// The outside network, which each test answers by hand.
  private let outside: ScriptedNetwork
  private let world = VirtualWorld()
  private let log = Log()

  init() {
    outside = ScriptedNetwork(world)
  }

  private func recording(_ earlier: NetworkRecord = NetworkRecord()) -> RecordingNetwork {
    RecordingNetwork(outside, in: world, replaying: earlier)
  }

  private func send(_ path: String, through network: RecordingNetwork, in world: VirtualWorld) -> any Cancellable {
    network.send(.to(path)) { [log] answer in
      if case .response(let response) = answer { log.note("\(path) \(response.status) at \(world.now)") }
      if case .failed(let error) = answer { log.note("\(path) \(error) at \(world.now)") }
    }
  }

  /// Two requests: the second is answered after 100 ms, the first fails after 300 ms.
  private func played() throws -> NetworkRecord {
    let network = recording()
    _ = send("/a", through: network, in: world)
    _ = send("/b", through: network, in: world)
    try world.advance(by: .milliseconds(100))
    try outside.answer(2, status: 404)
    try world.advance(by: .milliseconds(200))
    try outside.fail(1, .timedOut)
    try world.settle()
    return network.record
  }

  @Test func `the answers are recorded, and passed on unchanged`() throws {
    let record = try played()
    #expect(log.lines == ["/b 404 at 0.1 seconds", "/a timed out at 0.3 seconds"])
    #expect(record.requests.map(\.description) == ["GET http://example.com/a", "GET http://example.com/b"])
    #expect(record.arrivals.map(\.request) == [2, 2, 1])
    #expect(record.arrivals.map(\.time) == [.milliseconds(100), .milliseconds(100), .milliseconds(300)])
  }

  /// A world whose first requests are answered from `record`, and a network outside of it.
  private func again(_ record: NetworkRecord) -> (VirtualWorld, ScriptedNetwork, RecordingNetwork) {
    let world = VirtualWorld()
    let outside = ScriptedNetwork(world)
    return (world, outside, RecordingNetwork(outside, in: world, replaying: record))
  }

  @Test func `the same requests get the same answers at the same times, and no request goes out`() throws {
    let record = try played()
    let (world, outside, network) = again(record)
    _ = send("/a", through: network, in: world)
    _ = send("/b", through: network, in: world)
    try world.advance(by: .milliseconds(100))
    #expect(log.lines.count == 2)
    try world.advance(by: .milliseconds(300))
    #expect(log.lines.dropFirst(2) == ["/b 404 at 0.100000001 seconds", "/a timed out at 0.300000001 seconds"])
    #expect(outside.calls.isEmpty)
    #expect(network.record.arrivals == record.arrivals)
  }

  @Test func `a request beyond the record, or another one than was recorded, goes out`() throws {
    let (world, outside, network) = again(try played())
    _ = send("/a", through: network, in: world)
    _ = send("/c", through: network, in: world)
    _ = send("/d", through: network, in: world)
    #expect(outside.calls.map(\.request.url.path) == ["/c", "/d"])
  }

  @Test func `a cancelled request gets no answer from the record`() throws {
    let (world, _, network) = again(try played())
    let first = send("/a", through: network, in: world)
    _ = send("/b", through: network, in: world)
    first.cancel()
    try world.advance(by: .seconds(1))
    #expect(log.lines.dropFirst(2) == ["/b 404 at 0.100000001 seconds"])
    #expect(world.pendingCount == 0)
  }

  @Test func `a record can be cut back to an earlier mark`() throws {
    let record = try played()
    let early = record.upTo(NetworkRecord.Mark(requests: 2, arrivals: 2))
    #expect(early.arrivals.map(\.request) == [2, 2])
    let (world, outside, network) = again(early)
    _ = send("/a", through: network, in: world)
    _ = send("/b", through: network, in: world)
    #expect(outside.calls.map(\.request.url.path) == ["/a"])
    #expect(record.upTo(record.mark).arrivals == record.arrivals)
  }

  @Test func `in a world that awaits replies no request goes out, and its own script stays apart`() throws {
    let world = VirtualWorld(awaitsReplies: true)
    #expect(world.replies == nil)
    world.goOnline()
    world.network.send(.to("/a")) { [log] in log.note("\($0.isEnd)") }
    #expect(world.scriptedNetwork.calls.isEmpty)
    try world.replies?.answer(1)
    try world.settle()
    #expect(log.lines == ["false", "true"])
    #expect(world.networkRecord.arrivals.count == 2)
  }
}
