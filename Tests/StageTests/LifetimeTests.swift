import Testing

@testable import Stage

@Suite("Lifetimes, without a screen") struct LifetimeTests {
  @Test func `an object's references survive it only if another object holds them`() {
    let kept = Node()
    var root: Node? = Node(next: Node(next: kept))
    let survivors = Survivors(of: root, besides: Reachability())
    root = nil
    #expect(survivors.objects.map(ObjectIdentifier.init) == [ObjectIdentifier(kept)])
  }

  @Test func `a count that grows each time accumulates; one that grows once does not`() {
    var round = 0
    let counts = Accumulation.counts {
      round += 1
      return ["observers": round * 2, "caches": 1, round > 1 ? "timers" : "none": round - 1]
    }
    #expect(counts == ["observers": [2, 4, 6, 8, 10], "timers": [0, 1, 2, 3, 4]])
  }

  @Test func `a cycle grows on the heap, an object that goes does not`() {
    #expect(HeapGrowth.bytesPerRound { _ = Node() } == 0)
    // Large, because other tests use the heap at the same time.
    let leaked = HeapGrowth.bytesPerRound {
      let node = Node(bytes: 20_000)
      node.next = node
    }
    #expect((leaked > 10_000) == HeapGrowth.isMeasured)
  }
}

private final class Node {
  var next: Node?
  private let bytes: [UInt8]

  init(next: Node? = nil, bytes: Int = 0) {
    self.next = next
    self.bytes = Array(repeating: 1, count: bytes)
  }
}
