import SectionedList
import Testing

@Suite("The difference of two sectioned lists")
struct SectionedDifferenceTests {
  @Test(
    "items come, go, move and change, with the indices of a table view",
    arguments: [
      ("A: a b", "A: a b", []),
      ("A: a b", "A: a x b", ["insert 0.1"]),
      ("A: a b c", "A: a c", ["delete 0.1"]),
      ("A: a b", "A:", ["delete 0.0, delete 0.1"]),
      ("A:", "A: a b", ["insert 0.0, insert 0.1"]),
      ("A: a b", "A: a b*", ["update 0.1"]),
      ("A: a b", "A: b a", ["move 0.1 to 0.0"]),
      ("A: a b c", "A: c a b", ["move 0.2 to 0.0"]),
      ("A: a b c", "A: b c a", ["move 0.0 to 0.2"]),
      ("A: a b c d", "A: d c b a", ["move 0.3 to 0.0, move 0.2 to 0.1, move 0.1 to 0.2"]),
      ("A: a b c", "A: b* x c", ["delete 0.0, insert 0.1, update 0.1"]),
      ("A: a b | B: c", "A: a | B: c b", ["move 0.1 to 1.1"]),
      ("A: a b | B: c d", "A: c b | B: a d", ["move 1.0 to 0.0, move 0.0 to 1.0"]),
    ])
  func items(old: String, new: String, batches: [String]) throws {
    #expect(try descriptions(old, new) == batches)
  }

  @Test(
    "an item that moves and changes is updated first, at its old position",
    arguments: [
      ("A: a b c", "A: c* a b", ["update 0.2", "move 0.2 to 0.0"]),
      ("A: a b c", "A: c* a* b", ["update 0.0, update 0.2", "move 0.2 to 0.0"]),
      ("A: a b | B: c", "A: a | B: x b* c", ["update 0.1", "insert 1.0, move 0.1 to 1.1"]),
    ])
  func movedAndChanged(old: String, new: String, batches: [String]) throws {
    #expect(try descriptions(old, new) == batches)
  }

  @Test(
    "items are updated in the same batch as other changes, unless something moves",
    arguments: [
      ("A: a b c", "A: x b* c*", ["delete 0.0, insert 0.0, update 0.1, update 0.2"]),
      ("A: a | B: b", "B: b* | C:", ["delete section 0, insert section 1, update 1.0"]),
      ("A: a b c", "A: b a c*", ["update 0.2", "move 0.1 to 0.0"]),
      ("A: a | B: b | C: c", "B: b | A: a | C: c*", ["update 2.0", "move section 1 to 0"]),
    ])
  func updatedWithOthers(old: String, new: String, batches: [String]) throws {
    #expect(try descriptions(old, new) == batches)
  }

  @Test(
    "sections come and go with their items, and none of them has a change of its own",
    arguments: [
      ("", "A: a b | B: c", ["insert section 0, insert section 1"]),
      ("A: a b | B: c", "", ["delete section 0, delete section 1"]),
      ("A: a | B: b", "B: b", ["delete section 0"]),
      ("B: b", "A: a | B: b", ["insert section 0"]),
      ("A: a | B: b c", "B: c d", ["delete section 0, delete 1.0, insert 0.1"]),
      ("A: a b", "A: a | B: b", ["insert section 1, delete 0.1"]),
      ("A: a | B: b", "B: a b", ["delete section 0, insert 0.0"]),
      ("A: a b", "B: a b", ["delete section 0, insert section 0"]),
      ("A: a b", "B: b a*", ["delete section 0, insert section 0"]),
    ])
  func sectionsComeAndGo(old: String, new: String, batches: [String]) throws {
    #expect(try descriptions(old, new) == batches)
  }

  @Test(
    "sections move after the update, and their items only in the batch after that",
    arguments: [
      ("A: a | B: b", "B: b | A: a", ["move section 1 to 0"]),
      ("A: a | B: b | C: c", "B: b | C: c | A: a", ["move section 0 to 2"]),
      ("A: a | B: b", "B: b x | A: a", ["move section 1 to 0", "insert 0.1"]),
      ("A: a | B: b", "B: b* | A: a", ["update 1.0", "move section 1 to 0"]),
      ("A: a | B: b", "B: | A: b* a", ["update 1.0", "move section 1 to 0", "move 0.0 to 1.0"]),
      ("A: a | B: b | C: c", "C: c | D: d | A: a", ["delete section 1, insert section 1, move section 2 to 0"]),
    ])
  func sectionsMove(old: String, new: String, batches: [String]) throws {
    #expect(try descriptions(old, new) == batches)
  }

  @Test func `an item moves into an inserted section if a batch before has inserted the section`() throws {
    let steps = try SectionedDifference(from: sections("A: a b | B: c"), to: sections("B: c | A: a | C: b x")).steps
    #expect(steps.map(\.batch.description) == ["insert section 2, move section 1 to 0", "move 1.1 to 2.0"])
    #expect(steps.map(\.sections) == [sections("B: c | A: a b | C: x"), sections("B: c | A: a | C: b x")])
  }

  @Test(
    "a section whose model changed is updated first, and with it all of its items",
    arguments: [
      ("A: a b", "A*: a b", ["update section 0"]),
      ("A: a b", "A*: a* b", ["update section 0"]),
      ("A: a b", "A*: a* b x", ["update section 0", "insert 0.2"]),
      ("A: a | B: b", "B*: b | A: a", ["update section 1", "move section 1 to 0"]),
      ("A: a | B: b", "A*: | B: b* a*", ["update section 0, update 1.0", "move 0.0 to 1.1"]),
    ])
  func updatedSections(old: String, new: String, batches: [String]) throws {
    #expect(try descriptions(old, new) == batches)
  }

  @Test func `after the update everything has its new look at its old position`() throws {
    let steps = try SectionedDifference(from: sections("A: a b c"), to: sections("A*: c* a* x")).steps
    #expect(steps.map(\.batch.description) == ["update section 0", "delete 0.1, insert 0.2, move 0.2 to 0.0"])
    #expect(steps.map(\.sections) == [sections("A*: a* b c*"), sections("A*: c* a* x")])
  }

  @Test(
    "identities that a list has more than once are an error that names them and their places",
    arguments: [
      (
        "A: a b a", "A: a",
        "The old list has identities more than once: item “a” at 0.0, 0.2. Each must be unique."
      ),
      (
        "A: a", "A: a b | B: c a* b",
        "The new list has identities more than once: item “a” at 0.0, 1.1; item “b” at 0.1, 1.2. Each must be unique."
      ),
      (
        "A: a", "A: a | B: b | A: c | A:",
        "The new list has identities more than once: section “A” at 0, 2, 3. Each must be unique."
      ),
      (
        "A: a a | A: b", "A: b b",
        "The old list has identities more than once: section “A” at 0, 1; item “a” at 0.0, 0.1. Each must be unique."
      ),
    ])
  func duplicates(old: String, new: String, message: String) {
    let error = #expect(throws: DuplicateIdentities.self) {
      try SectionedDifference(from: sections(old), to: sections(new))
    }
    #expect(error?.description == message)
  }

  private func descriptions(_ old: String, _ new: String) throws -> [String] {
    try SectionedDifference(from: sections(old), to: sections(new)).steps.map(\.batch.description)
  }
}
