import SectionedList
import Testing
import World

@Suite("Batches that a table view accepts")
struct BatchAcceptanceTests {
  @Test func `items that stay fill the free places in order; inserted and updated ones are reconfigured`() throws {
    var batch = Batch()
    batch.deletedItems = [place(0, 0)]
    batch.insertedItems = [place(0, 1)]
    batch.movedItems = [Batch.Move(from: place(0, 3), to: place(1, 0))]
    batch.updatedItems = [place(0, 2)]
    let origins = try batch.origins(from: [4, 1], to: [3, 2])
    #expect(origins.sections == [0, 1])
    #expect(origins.items == [[place(0, 1), nil, nil], [place(0, 3), place(1, 0)]])
    #expect(origins.configured == 2)
  }

  @Test func `a section keeps its items; an inserted or updated one has all of them reconfigured`() throws {
    var batch = Batch()
    batch.deletedSections = [0]
    batch.insertedSections = [2]
    batch.movedSections = [Batch.Move(from: 2, to: 0)]
    batch.updatedSections = [1]
    let origins = try batch.origins(from: [5, 1, 2], to: [2, 3, 1])
    #expect(origins.sections == [2, nil, nil])
    #expect(origins.items == [[place(2, 0), place(2, 1)], [nil, nil, nil], [nil]])
  }

  @Test(arguments: refused)
  func `a batch without an object, with two operations on one, or within another is refused`(_ refusal: Refusal) {
    let error = #expect(throws: UnacceptableBatch.self) {
      try refusal.batch.origins(from: refusal.old, to: refusal.new)
    }
    #expect(error?.description == refusal.message)
    let (old, new) = (list(refusal.old, "old"), list(refusal.new, "new"))
    #expect(throws: ModelTable.Refused.self) {
      var table = ModelTable(showing: old)
      try table.perform(refusal.batch, reading: new)
    }
  }

  @Test func `a changed section or item that the batch does not update still has its old look`() throws {
    let (old, new) = (sections("A: a b"), sections("A*: a* b*"))
    #expect(try Batch().applied(to: old, reading: new) == old)
    var batch = Batch()
    batch.updatedItems = [place(0, 1)]
    var table = ModelTable(showing: old)
    try table.perform(batch, reading: new)
    #expect(table.shown == sections("A: a b*"))
    #expect(try batch.applied(to: old, reading: new) == table.shown)
  }

  @Test func `a random batch is accepted if a table view accepts it, and the table view then shows the same cells`() {
    var random = SeededRandom(seed: 7)
    var accepted = 0
    for _ in 0..<20_000 {
      let (old, new) = (counts(&random), counts(&random))
      let batch = anyBatch(&random)
      var table = ModelTable(showing: list(old, "old"))
      let shown = try? batch.applied(to: table.shown, reading: list(new, "new"))
      let isPerformed = (try? table.perform(batch, reading: list(new, "new"))) != nil
      #expect(isPerformed == (shown != nil), "\(batch), from \(old) to \(new)")
      guard let shown, isPerformed else { continue }
      accepted += 1
      #expect(shown == table.shown, "\(batch), from \(old) to \(new)")
      #expect(shown.map(\.items.count) == new)
    }
    #expect(accepted > 200)
  }

  /// Sections with the given numbers of items, all of them with names of their own.
  private func list(_ counts: [Int], _ name: String) -> Sections {
    counts.enumerated().map { section, count in
      ListSection(
        model: Named("\(name) \(section)"), items: (0..<count).map { Named("\(name) \(place(section, $0))") })
    }
  }

  private func counts(_ random: inout SeededRandom) -> [Int] {
    (0..<Int.random(in: 1...2, using: &random)).map { _ in Int.random(in: 0...2, using: &random) }
  }

  private func anyBatch(_ random: inout SeededRandom) -> Batch {
    var batch = Batch()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let (section, other) = (Int.random(in: -1...2, using: &random), Int.random(in: -1...2, using: &random))
      let (item, target) = (place(section, other), place(other, section))
      switch Int.random(in: 0..<8, using: &random) {
      case 0: batch.deletedSections.append(section)
      case 1: batch.insertedSections.append(section)
      case 2: batch.movedSections.append(Batch.Move(from: section, to: other))
      case 3: batch.updatedSections.append(section)
      case 4: batch.deletedItems.append(item)
      case 5: batch.insertedItems.append(item)
      case 6: batch.movedItems.append(Batch.Move(from: item, to: target))
      default: batch.updatedItems.append(item)
      }
    }
    return batch
  }
}

private func place(_ section: Int, _ item: Int) -> ItemPosition { ItemPosition(section: section, item: item) }

/// A batch that is refused, between two lists of which the numbers of items are given.
struct Refusal: Sendable, CustomTestStringConvertible {
  let old: [Int]
  let new: [Int]
  let message: String
  let batch: Batch

  init(_ old: [Int], _ new: [Int], _ message: String, _ change: (inout Batch) -> Void) {
    (self.old, self.new, self.message) = (old, new, message)
    var batch = Batch()
    change(&batch)
    self.batch = batch
  }

  var testDescription: String { "\(batch), from \(old) to \(new)" }
}

private let refused: [Refusal] = [
  Refusal([1], [], "Cannot delete section 1: there are 1, counted from 0.") { $0.deletedSections = [1] },
  Refusal([1], [1], "Cannot move away section -1: there are 1, counted from 0.") {
    $0.movedSections = [Batch.Move(from: -1, to: 0)]
  },
  Refusal([1], [1], "Cannot delete and update section 0 in one batch.") {
    $0.deletedSections = [0]
    $0.updatedSections = [0]
  },
  Refusal([1, 1], [1, 1], "There are 2 sections after the batch, but what it changes makes 1.") {
    $0.deletedSections = [0]
  },
  Refusal([2], [1], "Cannot delete item 0.2: its section has 2, counted from 0.") { $0.deletedItems = [place(0, 2)] },
  Refusal([2], [3], "Cannot insert item 0.3: its section has 3, counted from 0.") { $0.insertedItems = [place(0, 3)] },
  Refusal([2], [2], "Cannot update and move away item 0.1 in one batch.") {
    $0.updatedItems = [place(0, 1)]
    $0.movedItems = [Batch.Move(from: place(0, 1), to: place(0, 0))]
  },
  Refusal([1, 1], [1], "Cannot delete item 0.0 and delete its section in one batch.") {
    $0.deletedSections = [0]
    $0.deletedItems = [place(0, 0)]
  },
  Refusal([2], [1, 1], "Cannot move here item 1.0 and insert its section in one batch.") {
    $0.insertedSections = [1]
    $0.movedItems = [Batch.Move(from: place(0, 1), to: place(1, 0))]
  },
  Refusal([1, 1], [2, 1], "Cannot insert item 0.0 and move here its section in one batch.") {
    $0.movedSections = [Batch.Move(from: 1, to: 0)]
    $0.insertedItems = [place(0, 0)]
  },
  Refusal([1], [2], "Cannot insert item 0.1 and update its section in one batch.") {
    $0.updatedSections = [0]
    $0.insertedItems = [place(0, 1)]
  },
  Refusal([2, 1], [1, 1], "Section 0 has 1 items after the batch, but what it changes makes 2.") { _ in },
  Refusal([1, 1], [1, 2], "Section 1 has 2 items after the batch, but what it changes makes 1.") {
    $0.insertedItems = [place(0, 0)]
    $0.deletedItems = [place(0, 0)]
  },
]
