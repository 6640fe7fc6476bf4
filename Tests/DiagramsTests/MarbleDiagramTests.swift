import Diagrams
import Testing

@Suite("Marble diagrams")
struct MarbleDiagramTests {
  @Test func `the last line is the result, those above are sources`() throws {
    let diagram = try MarbleDiagram(reading: ["source         a b - c |", "debounce(2)    - - - b (c,|)"])
    #expect(diagram.sources.map(\.label) == ["source"])
    #expect(diagram.result.label == "debounce(2)")
    #expect(
      diagram.result.steps == [[], [], [], [.element("b")], [.element("c"), .completed]])
    #expect(diagram.sources[0].steps.last == [.completed])
  }

  @Test func `an error is a cross; brackets may be part of an element`() throws {
    let diagram = try MarbleDiagram(reading: ["x()  next(a) [ab] #"])
    #expect(diagram.result.steps == [[.element("next(a)")], [.element("[ab]")], [.error]])
    #expect(diagram.sources == [])
  }

  @Test func `a line without label or marbles is refused by its number`() {
    let message = "this is no line of a marble diagram: write a label, two blanks, marbles"
    #expect(throws: DiagramError(line: 1, message)) { try MarbleDiagram(reading: ["a  b", "a b c"]) }
    #expect(throws: DiagramError(line: 0, message)) { try MarbleDiagram(reading: ["  a"]) }
    #expect(throws: DiagramError(line: 0, "here a diagram should stand")) { try MarbleDiagram(reading: []) }
  }

  @Test func `diagrams are read from doc comments, and code in them is no diagram`() {
    let source = """
      /// The last element.
      ///
      ///     source     a b |
      ///     take(1)    (a,|)
      ///
      ///     let code = 1
        ///     take(2)    a b |
      public func take() {}
      //     source    a
      """
    let diagrams = MarbleDiagram.diagrams(inDocumentationOf: source)
    #expect(diagrams.map(\.text) == [["source     a b |", "take(1)    (a,|)"], ["take(2)    a b |"]])
  }

  @Test func `an operator is called by its name, to its end, or by its call`() throws {
    let diagram = try MarbleDiagram(reading: ["take(while: { $0 < 3 })  a |"])
    #expect(diagram.isCalled("take"))
    #expect(diagram.isCalled("take(while"))
    #expect(diagram.isCalled("take(while: { $0 < 3 })"))
    #expect(!diagram.isCalled("tak"))
    #expect(!diagram.isCalled("take(until"))
    let map = try MarbleDiagram(reading: ["map { $0 }  a |"])
    #expect(map.isCalled("map"))
    #expect(!map.isCalled("ma"))
  }
}
