import SectionedList
import Testing

/// The situations that the algorithm tests of RxDataSources examine, in the same order.
///
/// Both libraries update before they move. They differ in the number of moves, which is the smallest possible one here.
@Suite("The cases that RxDataSources tests")
struct RxDataSourcesCaseTests {
  @Test(
    "an item that is inserted, deleted, updated or moved is one operation, and the update precedes the move",
    arguments: [
      ("A: a b c", "A: a b c d", ["insert 0.3"]),
      ("A: a b c", "A: a c", ["delete 0.1"]),
      // RxDataSources needs two moves.
      ("A: a b c", "A: b c a", ["move 0.0 to 0.2"]),
      ("A: a b c", "A: c a b", ["move 0.2 to 0.0"]),
      ("A: a b c", "A: a b* c", ["update 0.1"]),
      ("A: a b c", "A: b* a c", ["update 0.1", "move 0.1 to 0.0"]),
    ])
  func oneSection(old: String, new: String, batches: [String]) throws {
    #expect(try steps(old, new).map(\.batch.description) == batches)
  }

  @Test(
    "a section that is inserted, deleted or moved is one operation",
    arguments: [
      ("A: a b", "A: a b | B: c d", ["insert section 1"]),
      ("A: a b", "", ["delete section 0"]),
      // RxDataSources needs two moves.
      ("A: a | B: b | C: c", "B: b | C: c | A: a", ["move section 0 to 2"]),
      ("A: a | B: b | C: c", "C: c | A: a | B: b", ["move section 2 to 0"]),
    ])
  func wholeSections(old: String, new: String, batches: [String]) throws {
    #expect(try steps(old, new).map(\.batch.description) == batches)
  }

  @Test(
    "an identity of two sections or two items is an error",
    arguments: [("A: a | B: a", [], ["a"]), ("A: a | A: b", ["A"], [])])
  func duplicates(list: String, sectionIDs: [String], itemIDs: [String]) {
    let error = #expect(throws: DuplicateIdentities.self) { try steps(list, list) }
    #expect(error?.sections.map(\.identity) == sectionIDs)
    #expect(error?.items.map(\.identity) == itemIDs)
  }

  @Test(
    "sections and items change together in at most three batches",
    arguments: [
      // Two sections trade places; one is left empty, and the other has a new item.
      ("A: a | B: b", "B: x | A:", ["move section 1 to 0", "delete 0.0, delete 1.0, insert 0.0"]),
      // Two sections trade places, and an item changes, and goes from one to the other.
      (
        "A: a b c | B: d e f", "B: b* e f* | A: a* c",
        ["update 0.0, update 0.1, update 1.2", "move section 1 to 0", "delete 0.0, move 1.1 to 0.0"]
      ),
      // A section comes between others, an item goes past it and changes, and its section is left empty.
      (
        "A: a | B: b c | C: | D: d | E: e f", "A: a | B: b* c | C: x | F: y z | D: d e* | E:",
        ["update 1.0, update 4.0", "insert section 3, delete 4.1, insert 2.0, move 4.0 to 4.1"]
      ),
    ])
  func sectionsAndItems(old: String, new: String, batches: [String]) throws {
    let steps = try steps(old, new)
    #expect(steps.map(\.batch.description) == batches)
    var table = ModelTable(showing: sections(old))
    for step in steps { try table.perform(step.batch, reading: step.sections) }
    #expect(table.shown == sections(new))
  }

  @Test(
    "neighbors trade places in one move, other items in two",
    arguments: [
      ("A: a b", "A: b a", ["move 0.1 to 0.0"]),
      ("A: a b c d", "A: a c b d", ["move 0.2 to 0.1"]),
      ("A: a b c d", "A: d b c a", ["move 0.3 to 0.0, move 0.0 to 0.3"]),
      ("A: a | B: b", "A: b | B: a", ["move 1.0 to 0.0, move 0.0 to 1.0"]),
    ])
  func tradedPlaces(old: String, new: String, batches: [String]) throws {
    #expect(try steps(old, new).map(\.batch.description) == batches)
  }

  private func steps(_ old: String, _ new: String) throws -> [SectionedDifference<Named, Named>.Step] {
    try SectionedDifference(from: sections(old), to: sections(new)).steps
  }
}
