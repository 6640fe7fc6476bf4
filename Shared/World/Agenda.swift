/// The work of a world, in the order in which it will run: by time, then by the order of scheduling.
@MainActor
struct Agenda {
  /// The last is the next to run, so that taking it moves nothing.
  private var items: [Scheduled] = []

  var count: Int { items.count }

  var first: Scheduled? { items.last }

  mutating func insert(_ item: Scheduled) {
    items.insert(item, at: index(of: item))
  }

  mutating func remove(_ item: Scheduled) {
    let index = index(of: item)
    guard index < items.count, items[index] === item else { return }
    items.remove(at: index)
  }

  /// Returns the place where `item` stands or would stand.
  private func index(of item: Scheduled) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if item.isBefore(items[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Scheduled {
  fileprivate func isBefore(_ other: Scheduled) -> Bool {
    due == other.due ? order < other.order : due < other.due
  }
}
