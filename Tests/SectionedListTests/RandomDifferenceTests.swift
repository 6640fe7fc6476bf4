import SectionedList
import Testing
import World

@Suite("The difference of random sectioned lists")
struct RandomDifferenceTests {
  @Test func `for 10,000 random pairs of lists, a table view that carries out the batches shows the new list`() throws {
    var random = SeededRandom(seed: 2_015)
    var counts: Set<Int> = []
    for round in 0..<10_000 {
      let (old, new) = (list(&random), list(&random))
      counts.insert(try carryOut(from: old, to: new, "pair \(round)"))
    }
    #expect(counts == [1, 2, 3])
  }

  @Test("as few items move as possible: the others are a longest increasing subsequence, for each order of seven")
  func fewestMoves() throws {
    let items = "abcdefg".map(String.init)
    let old = [ListSection(model: Named("A"), items: items.map { Named($0) })]
    for order in permutations(Array(items.indices)) {
      let new = [ListSection(model: Named("A"), items: order.map { Named(items[$0]) })]
      let steps = try SectionedDifference(from: old, to: new).steps
      let moves = steps.reduce(0) { $0 + $1.batch.movedItems.count }
      try #require(moves == order.count - longestIncrease(order), "\(order)")
    }
  }

  @Test func `a thousand edits configure the cells that they touch, where a reload configures ten thousand`() throws {
    var random = SeededRandom(seed: 10_000)
    let old = (0..<100).map { section in
      ListSection(
        model: Named("section \(section)"), items: (0..<100).map { Named("item \(section * 100 + $0)") })
    }
    var (new, touched) = (old, 0)
    for edit in 0..<1_000 {
      let section = Int.random(in: 0..<100, using: &random)
      let item = Int.random(in: 0..<new[section].items.count, using: &random)
      switch edit % 4 {
      case 0: new[section].items.remove(at: item)
      case 1: new[section].items.insert(Named("new \(edit)"), at: item)
      case 2: new[section].items[item].isChanged = true
      default: new[section].items.append(new[section].items.remove(at: item))
      }
    }
    for section in new { touched += section.items.count { $0.isChanged || $0.id.hasPrefix("new") } }
    let steps = try SectionedDifference(from: old, to: new).steps
    var (shown, configured) = (old, 0)
    for step in steps {
      let origins = try step.batch.origins(from: shown.map(\.items.count), to: step.sections.map(\.items.count))
      configured += origins.configured
      shown = step.sections
    }
    #expect(shown == new)
    #expect(configured == touched)
    #expect(configured == 478)
  }

  /// Lets a table view that shows `old` carry out the batches, and requires that it shows `new` in the end.
  ///
  /// - Returns: the number of batches.
  private func carryOut(from old: Sections, to new: Sections, _ comment: Comment) throws -> Int {
    let steps = try SectionedDifference(from: old, to: new).steps
    var table = ModelTable(showing: old)
    for (step, batch) in steps.map({ ($0, $0.batch) }) {
      let updates = !batch.updatedSections.isEmpty || !batch.updatedItems.isEmpty
      let moves = !batch.movedSections.isEmpty || !batch.movedItems.isEmpty
      try #require(!batch.isEmpty && !(updates && moves), comment)
      let applied = try batch.applied(to: table.shown, reading: step.sections)
      try table.perform(batch, reading: step.sections)
      try #require(table.shown == step.sections, comment)
      try #require(table.shown == applied, comment)
      // A list that the data source answers from has no item twice, not even between two batches.
      let identities = table.shown.flatMap { $0.items.map(\.id) }
      try #require(Set(identities).count == identities.count, comment)
    }
    try #require(table.shown == new, comment)
    return steps.count
  }

  private func list(_ random: inout SeededRandom) -> Sections {
    var names = ["A", "B", "C", "D", "E", "F"].filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
    if Bool.random(using: &random) { names.shuffle(using: &random) }
    var items = "abcdefghijklmnop".filter { _ in Int.random(in: 0..<4, using: &random) > 0 }.map(String.init)
    // Items that keep their order stay, those of a shuffled list move: both must be met often.
    if Int.random(in: 0..<3, using: &random) == 0 { items.shuffle(using: &random) }
    var sections = names.map { ListSection(model: Named(changed($0, 6, &random)), items: [Named]()) }
    guard !sections.isEmpty else { return [] }
    let cuts = (1..<max(sections.count, 2)).map { _ in Int.random(in: 0...items.count, using: &random) }.sorted()
    for (index, item) in items.enumerated() {
      sections[min(cuts.count { $0 <= index }, sections.count - 1)].items.append(Named(changed(item, 4, &random)))
    }
    return sections
  }

  private func changed(_ name: String, _ odds: Int, _ random: inout SeededRandom) -> String {
    Int.random(in: 0..<odds, using: &random) == 0 ? name + "*" : name
  }

  private func permutations(_ values: [Int]) -> [[Int]] {
    guard values.count > 1 else { return [values] }
    return values.flatMap { first in permutations(values.filter { $0 != first }).map { [first] + $0 } }
  }

  /// Returns the length of the longest increase, by trying each end.
  private func longestIncrease(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      lengths.append(1 + ((0..<index).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}
