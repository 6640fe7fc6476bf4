import Models
import Observation
import Testing
import World

@Suite("5 Streams, today")
struct TodayTests {
  let world = VirtualWorld()

  /// The result of a stream, computed once for all who read it.
  @Observable final class Checksums {
    private(set) var checksum = Checksum(of: "")
    @ObservationIgnored private(set) var computedCount = 0

    func follow(_ texts: some AsyncSequence<String, Never>) async {
      for await text in texts {
        computedCount += 1
        checksum = Checksum(of: text)
      }
    }
  }

  @Test func `a loop over a sequence computes each element once, and its readers share the property`() throws {
    let checksums = Checksums()
    let (texts, typing) = AsyncStream<String>.makeStream()
    try world.perform {
      let task = Task { await checksums.follow(texts) }
      typing.yield("1")
      try world.settle()
      #expect(
        [checksums.checksum, checksums.checksum, checksums.checksum] == Array(repeating: Checksum(of: "1"), count: 3))
      typing.yield("12")
      try world.settle()
      #expect(checksums.computedCount == 2)
      typing.finish()
      try world.settle()
      #expect(!task.isCancelled)
    }
    #expect(world.pendingCount == 0)
  }

  @Test func `an AsyncStream has one reader: two loops divide its elements`() throws {
    let (first, second) = (Checksums(), Checksums())
    let (texts, typing) = AsyncStream<String>.makeStream()
    try world.perform {
      _ = Task { await first.follow(texts) }
      _ = Task { await second.follow(texts) }
      try world.settle()
      for text in ["a", "b", "c", "d"] {
        typing.yield(text)
        try world.settle()
      }
      typing.finish()
      try world.settle()
    }
    #expect(first.computedCount + second.computedCount == 4)
    #expect(first.computedCount < 4 && second.computedCount < 4)
  }
}
