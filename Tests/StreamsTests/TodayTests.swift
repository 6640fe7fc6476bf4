import Controls
import Models
import Observation
import Testing
import World

@Suite("05 Streams, today")
struct TodayTests {
  let world = VirtualWorld()

  /// The checksum of the latest text, computed once for all its readers.
  @Observable final class Checksums {
    private(set) var checksum = Checksum(of: "")

    func follow(_ texts: some AsyncSequence<String, Never>, compute: (String) -> Checksum) async {
      for await text in texts { checksum = compute(text) }
    }
  }

  final class Reader: ViewController {
    private let checksums: Checksums
    private(set) var shown: [Checksum] = []

    init(_ checksums: Checksums, _ world: World) {
      self.checksums = checksums
      super.init(world)
    }

    override func updateProperties() { shown.append(checksums.checksum) }
  }

  @Test func `a loop over a sequence computes each element once, and its readers share the property`() throws {
    let checksums = Checksums()
    let readers = world.perform { [Reader(checksums, world), Reader(checksums, world)] }
    let (texts, typing) = AsyncStream<String>.makeStream()
    var computed: [String] = []
    var hasEnded = false
    try world.perform {
      _ = Task {
        await checksums.follow(texts) { text in
          computed.append(text)
          return Checksum(of: text)
        }
        hasEnded = true
      }
      for text in ["1", "12"] {
        typing.yield(text)
        try world.settle()
        #expect(checksums.checksum == Checksum(of: text))
      }
      #expect(!hasEnded)
      typing.finish()
      try world.settle()
    }
    #expect(hasEnded)
    #expect(computed == ["1", "12"])
    let expected = ["", "1", "12"].map(Checksum.init(of:))
    for reader in readers { #expect(reader.shown == expected) }
  }

  @Test func `an AsyncStream has one reader: two loops divide its elements`() throws {
    let (texts, typing) = AsyncStream<String>.makeStream()
    var (first, second): ([String], [String]) = ([], [])
    var endedCount = 0
    try world.perform {
      // Apple's documentation forbids two iterators; this is what happens.
      _ = Task {
        for await text in texts { first.append(text) }
        endedCount += 1
      }
      _ = Task {
        for await text in texts { second.append(text) }
        endedCount += 1
      }
      try world.settle()
      for text in ["a", "b", "c", "d"] {
        typing.yield(text)
        try world.settle()
      }
      typing.finish()
      try world.settle()
    }
    #expect([first.count, second.count] == [2, 2])
    #expect(endedCount == 2)
  }
}
