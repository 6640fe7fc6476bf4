import Trace

extension Account {
  /// The account with one entry, and a count, in place of neighbours that repeat, and with at most `limit` entries.
  ///
  /// Listeners of one event are told in one entry. What a person repeats, as keystrokes, is folded even if more came of one
  /// than of the others: that one is told. Of too many entries the deepest are left out, and counted.
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
    var folded: [Entry] = []
    var rest = joined(entries).map { entry in
      var entry = entry
      entry.inner = Self.folded(entry.inner, key: \.shape)
      return entry
    }[...]
    while let first = rest.first {
      let keys = rest.map(key)
      // A keystroke is a few entries: the text, the place of the caret, the event.
      let periods = 1...max(1, min(6, rest.count / 2))
      guard let period = periods.first(where: { keys.count >= 2 * $0 && keys[..<$0] == keys[$0..<2 * $0] }) else {
        folded.append(first)
        rest.removeFirst()
        continue
      }
      var count = 2
      while keys.dropFirst(count * period).prefix(period) == keys[..<period] { count += 1 }
      for offset in 0..<period {
        let same = stride(from: offset, to: count * period, by: period).map { rest[rest.startIndex + $0] }
        // Of those with the most inside, the last one.
        guard var entry = same.reversed().max(by: { $0.size < $1.size }) else { continue }
        entry.count = count
        folded.append(entry)
      }
      rest.removeFirst(count * period)
    }
    return folded
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
  /// The number of entries in it, with itself.
  fileprivate var size: Int { inner.reduce(1) { $0 + $1.size } }

  /// The entry alone; of a change only what was changed.
  fileprivate var head: Self {
    guard case .link(var link) = event else { return Self(event) }
    if !["clock", "network"].contains(link.sender) { link.value = nil }
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
      entry.omitted += size - 1
      entry.inner = []
    }
    return entry
  }
}
