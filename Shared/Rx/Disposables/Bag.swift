/// Values in the order in which they came, each with a key for its removal.
///
/// The first has a place of its own, so that a bag of one allocates nothing.
struct Bag<Value> {
  private struct Entry {
    let key: UInt64
    let value: Value
  }

  private var first: Entry?
  // The keys grow, so the entries are sorted by them: one is found by halving.
  private var rest: [Entry] = []
  private var nextKey: UInt64 = 0

  var count: Int { rest.count + (first == nil ? 0 : 1) }
  var isEmpty: Bool { first == nil && rest.isEmpty }

  @inline(__always)
  func forEach(_ body: (Value) -> Void) {
    if let first { body(first.value) }
    for entry in rest { body(entry.value) }
  }

  mutating func insert(_ value: Value) -> UInt64 {
    nextKey += 1
    let entry = Entry(key: nextKey, value: value)
    if isEmpty {
      first = entry
    } else {
      if rest.isEmpty { rest.reserveCapacity(4) }
      rest.append(entry)
    }
    return nextKey
  }

  mutating func remove(_ key: UInt64) -> Value? {
    if let first, first.key == key {
      self.first = nil
      return first.value
    }
    var low = 0
    var high = rest.count
    while low < high {
      let middle = (low + high) / 2
      if rest[middle].key < key { low = middle + 1 } else { high = middle }
    }
    guard low < rest.count, rest[low].key == key else { return nil }
    return rest.remove(at: low).value
  }

  /// All, which then are no longer here.
  mutating func takeAll() -> Bag {
    let all = self
    first = nil
    rest = []
    return all
  }
}
