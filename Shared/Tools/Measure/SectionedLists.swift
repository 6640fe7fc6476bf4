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

  /// The savings of a difference, in lines: the cells that its batches configure or move, next to those of a reload.
  static var cellLines: [String] {
    [("edited", Lists(rows: rows).edited()), ("moved", Lists(rows: rows).moved())].map { change, lists in
      let cells = Cells(from: lists.old, to: lists.new)
      return "\(rows) rows, a tenth \(change): a reload configures \(cells.reloaded) cells, the batches configure "
        + "\(cells.configured) and move \(cells.moved)."
    }
  }

  struct Cells: Hashable {
    /// By a reload: every row of the new list.
    let reloaded: Int
    /// By the batches: rows that come, or look different.
    let configured: Int
    /// By the batches: rows that go elsewhere, and look the same.
    let moved: Int

    init<Model, Item>(from old: [ListSection<Model, Item>], to new: [ListSection<Model, Item>]) {
      reloaded = new.reduce(0) { $0 + $1.items.count }
      var (shown, configured, moved) = (old, 0, 0)
      for step in steps(from: old, to: new) {
        configured += configuredCount(of: step.batch, from: shown, to: step.sections)
        moved += step.batch.movedItems.count
        shown = step.sections
      }
      (self.configured, self.moved) = (configured, moved)
    }
  }

  private static let rows = 10_000

  private static func sectioned(_ lists: Lists) -> Int {
    steps(from: lists.old, to: lists.new).count
  }

  private static func flat(_ lists: Lists) -> Int {
    lists.new.flatMap(\.items).difference(from: lists.old.flatMap(\.items)).inferringMoves().count
  }
}

private func steps<Model, Item>(
  from old: [ListSection<Model, Item>], to new: [ListSection<Model, Item>]
) -> [SectionedDifference<Model, Item>.Step] {
  do {
    return try SectionedDifference(from: old, to: new).steps
  } catch {
    preconditionFailure("\(error)")
  }
}

private func configuredCount<Model, Item>(
  of batch: Batch, from old: [ListSection<Model, Item>], to new: [ListSection<Model, Item>]
) -> Int {
  do {
    return try batch.origins(from: old.map(\.items.count), to: new.map(\.items.count)).configured
  } catch {
    preconditionFailure("\(error)")
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
