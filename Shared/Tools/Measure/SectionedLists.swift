import SectionedList
import World

/// The difference of sectioned lists, beside the standard library's of the same rows in one flat list.
///
/// A unit is a row, and a run has 10,000 of them in sections of 100; making the two lists is measured too.
enum SectionedLists {
  static var workloads: [Workload] {
    [
      Workload("sectioned difference, a tenth edited", per: "row", rows) { sectioned(Lists(rows: $0).edited()) },
      Workload("CollectionDifference, a tenth edited", per: "row", rows) { flat(Lists(rows: $0).edited()) },
      Workload("sectioned difference, a tenth moved", per: "row", rows) { sectioned(Lists(rows: $0).moved()) },
      Workload("CollectionDifference, a tenth moved", per: "row", rows) { flat(Lists(rows: $0).moved()) },
    ]
  }

  private static let rows = 10_000

  private static func sectioned(_ lists: Lists) {
    do {
      use(try SectionedDifference(from: lists.old, to: lists.new).steps)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static func flat(_ lists: Lists) {
    use(lists.new.flatMap(\.items).difference(from: lists.old.flatMap(\.items)).inferringMoves())
  }
}

/// A list before and after a tenth as many random changes as it has rows.
private struct Lists {
  struct Name: Identifiable, Equatable {
    let id: Int
  }

  struct Row: Identifiable, Hashable {
    let id: Int
    var isOn = false
  }

  let old: [ListSection<Name, Row>]
  private(set) var new: [ListSection<Name, Row>]
  private let changes: Int
  private var random = SeededRandom(seed: 7)

  init(rows: Int) {
    old = stride(from: 0, to: rows, by: 100).map { first in
      ListSection(model: Name(id: first), items: (first..<min(first + 100, rows)).map { Row(id: $0) })
    }
    new = old
    changes = max(1, rows / 10)
  }

  /// Rows come, go and change, at random.
  func edited() -> Lists {
    var lists = self
    for change in 0..<changes {
      let section = lists.anySection()
      switch Int.random(in: 0..<3, using: &lists.random) {
      case 0: lists.new[section].items.insert(Row(id: -1 - change), at: lists.anyPlace(in: section))
      case 1: lists.takeRow(from: section)
      default: lists.change(in: section)
      }
    }
    return lists
  }

  /// Rows go elsewhere, at random.
  func moved() -> Lists {
    var lists = self
    for _ in 0..<changes {
      guard let row = lists.takeRow(from: lists.anySection()) else { continue }
      let section = lists.anySection()
      lists.new[section].items.insert(row, at: lists.anyPlace(in: section))
    }
    return lists
  }

  private mutating func anySection() -> Int { Int.random(in: new.indices, using: &random) }

  private mutating func anyPlace(in section: Int) -> Int {
    Int.random(in: 0...new[section].items.count, using: &random)
  }

  @discardableResult
  private mutating func takeRow(from section: Int) -> Row? {
    guard let index = new[section].items.indices.randomElement(using: &random) else { return nil }
    return new[section].items.remove(at: index)
  }

  private mutating func change(in section: Int) {
    guard let index = new[section].items.indices.randomElement(using: &random) else { return }
    new[section].items[index].isOn.toggle()
  }
}
