/// The difference between the lines of two steps, with a sign before each line: `-` goes, `+` comes, a blank stays.
struct LineDifference {
  /// The lines with their signs, without those that stay far from a change; `@@ … @@` stands for these.
  let text: [String]

  private static let context = 2

  /// The lines of two texts, from top to bottom.
  init(_ old: [String], _ new: [String]) {
    let changes = new.difference(from: old)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (signed, from, to): ([String], Int, Int) = ([], 0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        signed.append("-" + old[from])
        from += 1
      } else if inserted.contains(to) {
        signed.append("+" + new[to])
        to += 1
      } else {
        signed.append(" " + new[to])
        (from, to) = (from + 1, to + 1)
      }
    }
    let changed = signed.indices.filter { !signed[$0].hasPrefix(" ") }
    guard let first = changed.first, let last = changed.last else {
      text = []
      return
    }
    // A gap of one line is shown: its mark would be a line, too.
    let near = signed.indices.filter { index in
      changed.contains { abs($0 - index) <= Self.context }
        || (first...last).contains(index) && Self.fills(index, changed)
    }
    text = near.indices.flatMap { index -> [String] in
      let isAfterGap = index > 0 && near[index - 1] < near[index] - 1
      return (isAfterGap ? ["@@ … @@"] : []) + [signed[near[index]]]
    }
  }

  private static func fills(_ index: Int, _ changed: [Int]) -> Bool {
    changed.contains { index - $0 == context + 1 } && changed.contains { $0 - index == context + 1 }
  }
}
