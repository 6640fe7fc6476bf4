import Foundation
import Testing

@testable import World

@MainActor
@Suite("A network that takes down what comes from outside")
struct RecordingNetworkTests {
  /// What is outside: each answer comes when a test says so.
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

  @Test("nothing is changed on the way")
  func recorded() throws {
    let record = try played()
    #expect(log.lines == ["/b 404 at 0.1 seconds", "/a timed out at 0.3 seconds"])
    #expect(record.entries.map(\.request.description) == ["GET http://example.com/a", "GET http://example.com/b"])
    #expect(record.entries.map(\.answers.count) == [1, 2])
  }

  /// A world whose first requests are answered from `record`, and a network outside of it.
  private func again(_ record: NetworkRecord) -> (VirtualWorld, ScriptedNetwork, RecordingNetwork) {
    let world = VirtualWorld()
    let outside = ScriptedNetwork(world)
    return (world, outside, RecordingNetwork(outside, in: world, replaying: record))
  }

  @Test("the same requests get the same answers at the same times, and nobody outside is asked")
  func replayed() throws {
    let (world, outside, network) = again(try played())
    _ = send("/a", through: network, in: world)
    _ = send("/b", through: network, in: world)
    try world.advance(by: .milliseconds(100))
    #expect(log.lines.count == 2)
    try world.advance(by: .milliseconds(300))
    #expect(log.lines.dropFirst(2) == ["/b 404 at 0.100000001 seconds", "/a timed out at 0.300000001 seconds"])
    #expect(outside.calls.isEmpty)
    #expect(network.record.entries.map(\.answers.count) == [1, 2])
  }

  @Test("what is asked beyond the record, or is not what was asked then, goes out")
  func beyond() throws {
    let (world, outside, network) = again(try played())
    _ = send("/a", through: network, in: world)
    _ = send("/c", through: network, in: world)
    _ = send("/d", through: network, in: world)
    #expect(outside.calls.map(\.request.url.path) == ["/c", "/d"])
  }

  @Test("whoever calls a request off hears nothing of the record either")
  func cancelled() throws {
    let (world, _, network) = again(try played())
    let first = send("/a", through: network, in: world)
    _ = send("/b", through: network, in: world)
    first.cancel()
    try world.advance(by: .seconds(1))
    #expect(log.lines.dropFirst(2) == ["/b 404 at 0.100000001 seconds"])
    #expect(world.pendingCount == 0)
  }
}
