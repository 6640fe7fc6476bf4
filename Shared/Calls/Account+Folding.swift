import Trace

extension Account {
  /// The account with one entry, and a count, in place of neighbours that repeat, and with at most `limit` entries.
  ///
  /// Listeners of one event share one entry. A person's repeated inputs, such as keystrokes, are folded even if one of
  /// them had more consequences than the others: that one is shown. Of too many entries the deepest are left out, and
  /// counted.
  public func folded(limit: Int = .max) -> Account {
    var account = Account(Self.folded(entries, key: \.head))
    var depth = account.flat.map(\.depth).max() ?? 0
    while account.flat.count > limit, depth > 0 {
      account.entries = account.entries.map { $0.cut(to: depth) }
      depth -= 1
    }
    account.omitted = max(0, account.entries.count - limit)
    account.entries = Array(account.entries.prefix(limit))
    return account
  }

  private static func folded(_ entries: [Entry], key: (Entry) -> Entry) -> [Entry] {
    let entries = joined(entries).map { entry in
      var entry = entry
      entry.inner = Self.folded(entry.inner, key: \.shape)
      return entry
    }
    let keys = entries.map(key)
    var folded: [Entry] = []
    var start = 0
    while start < entries.count {
      let (period, count) = repetition(in: keys[start...])
      for offset in start..<start + period {
        let same = stride(from: offset, to: start + count * period, by: period).map { entries[$0] }
        // Of those with the most inside, the last one.
        guard var entry = same.reversed().max(by: { $0.size < $1.size }) else { continue }
        entry.count = max(entry.count, count)
        folded.append(entry)
      }
      start += period * count
    }
    return folded
  }

  /// The number of entries that repeat at the start, and how often.
  private static func repetition(in keys: ArraySlice<Entry>) -> (period: Int, count: Int) {
    // A keystroke is a few entries: the text, the place of the caret, the event.
    for period in 1...6 where keys.count >= 2 * period {
      var count = 1
      while keys.dropFirst(count * period).prefix(period) == keys.prefix(period) { count += 1 }
      if count > 1 { return (period, count) }
    }
    return (1, 1)
  }

  /// The entries with those of one event that has several listeners in one.
  private static func joined(_ entries: [Entry]) -> [Entry] {
    entries.reduce(into: []) { joined, entry in
      if let last = joined.last, last.event == entry.event, case .link(let link) = entry.event,
        link.receiver != nil || link.sender == "clock"
      {
        joined[joined.count - 1].inner += entry.inner
      } else {
        joined.append(entry)
      }
    }
  }
}

extension Account.Entry {
  /// The number of entries in it, with itself and those that were left out.
  fileprivate var size: Int { inner.reduce(1 + omitted) { $0 + $1.size } }

  /// The entry alone; of a change only what was changed. A text grows letter by letter, but on and off are different things.
  fileprivate var head: Self {
    guard case .link(var link) = event else { return Self(event) }
    if link.sender != "clock", !["true", "false"].contains(link.value) { link.value = nil }
    return Self(.link(link))
  }

  /// The entry with those inside of it, without the values.
  fileprivate var shape: Self {
    var shape = head
    shape.inner = inner.map(\.shape)
    return shape
  }

  /// The entry without those inside that are `depth` or more levels deeper.
  fileprivate func cut(to depth: Int) -> Self {
    var entry = self
    if depth > 1 {
      entry.inner = inner.map { $0.cut(to: depth - 1) }
    } else {
      entry.omitted = size - 1
      entry.inner = []
    }
    return entry
  }
}
