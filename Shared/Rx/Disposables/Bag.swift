/// Values in the order in which they came, each with a key for its removal.
struct Bag<Value> {
  struct Entry {
    let key: UInt64
    let value: Value
  }

  // The keys grow, so the entries are sorted by them: one is found by halving.
  private(set) var entries: [Entry] = []
  private var nextKey: UInt64 = 0

  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }

  mutating func insert(_ value: Value) -> UInt64 {
    nextKey += 1
    entries.append(Entry(key: nextKey, value: value))
    return nextKey
  }

  mutating func remove(_ key: UInt64) -> Value? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].key == key else { return nil }
    return entries.remove(at: low).value
  }

  /// The entries, which then are no longer here.
  mutating func takeAll() -> [Entry] {
    let all = entries
    entries = []
    return all
  }
}
