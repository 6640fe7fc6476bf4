/// Values in the order in which they came, each with a key for its removal.
///
/// The first two have places of their own, so that a small bag allocates nothing. `fillFirst` fills the first place again
/// when it is free: so in RxSwift a later subscriber may come before earlier ones.
struct Bag<Value> {
  private struct Entry {
    let key: UInt64
    var value: Value?
  }

  private var first = Entry(key: 0, value: nil)
  private var second = Entry(key: 0, value: nil)
  // The keys grow, so the entries are sorted by them: one is found by halving.
  private var rest: [Entry] = []
  // The number of empty entries in `rest`: removing one from the middle leaves the others in place.
  private var emptyCount = 0
  private var nextKey: UInt64 = 0

  var count: Int { (first.value == nil ? 0 : 1) + (second.value == nil ? 0 : 1) + rest.count - emptyCount }
  var isEmpty: Bool { count == 0 }

  /// The value in the first place, if no other place is taken; otherwise nil. Sending to it needs no copy of the bag.
  @inline(__always)
  var only: Value? { second.value == nil && rest.isEmpty ? first.value : nil }

  /// The values in the first two places, if both are taken and no other is; otherwise nil. Sending to them needs no copy of
  /// the bag.
  @inline(__always)
  var pair: (Value, Value)? {
    if rest.isEmpty, let first = first.value, let second = second.value { (first, second) } else { nil }
  }

  @inline(__always)
  func forEach(_ body: (Value) -> Void) {
    if let value = first.value { body(value) }
    if let value = second.value { body(value) }
    for entry in rest { if let value = entry.value { body(value) } }
  }

  func forEachReversed(_ body: (Value) -> Void) {
    for entry in rest.reversed() { if let value = entry.value { body(value) } }
    if let value = second.value { body(value) }
    if let value = first.value { body(value) }
  }

  /// Puts `value` behind all others.
  mutating func insert(_ value: Value) -> UInt64 {
    insert(value, asFirst: first.value == nil && second.value == nil && rest.isEmpty)
  }

  /// Puts `value` into the first place if that is free, else behind all others.
  mutating func fillFirst(_ value: Value) -> UInt64 {
    insert(value, asFirst: first.value == nil)
  }

  private mutating func insert(_ value: Value, asFirst: Bool) -> UInt64 {
    nextKey += 1
    let entry = Entry(key: nextKey, value: value)
    if asFirst {
      first = entry
    } else if second.value == nil, rest.isEmpty {
      second = entry
    } else {
      if rest.isEmpty { rest.reserveCapacity(4) }
      rest.append(entry)
    }
    return nextKey
  }

  mutating func remove(_ key: UInt64) -> Value? {
    if first.key == key { return first.value.take() }
    if second.key == key { return second.value.take() }
    var low = 0
    var high = rest.count
    while low < high {
      let middle = (low + high) / 2
      if rest[middle].key < key { low = middle + 1 } else { high = middle }
    }
    guard low < rest.count, rest[low].key == key, let value = rest[low].value else { return nil }
    if low == rest.count - 1 {
      rest.removeLast()
    } else {
      rest[low].value = nil
      emptyCount += 1
    }
    removeEmptyEntries()
    return value
  }

  /// All, which then are no longer here.
  mutating func takeAll() -> Bag {
    let all = self
    first.value = nil
    second.value = nil
    rest = []
    emptyCount = 0
    return all
  }

  /// Removes the empty entries at the end, and all of them once they are the majority.
  private mutating func removeEmptyEntries() {
    while let last = rest.last, last.value == nil {
      rest.removeLast()
      emptyCount -= 1
    }
    if emptyCount * 2 > rest.count {
      rest.removeAll { $0.value == nil }
      emptyCount = 0
    }
    // The memory of many removed entries is freed.
    if rest.isEmpty, rest.capacity > 64 { rest = [] }
  }
}
