import Diagrams
import Terminal
import Testing

@Suite("Sequence diagrams")
struct SequenceDiagramTests {
  private static let tap: SequenceDiagram = {
    var diagram = SequenceDiagram("delegate")
    diagram.call(from: "up", to: "Controller", "touchUpInside")
    diagram.call(from: "Controller", to: "Model", "up()")
    diagram.event(at: "Model", "count = 1")
    diagram.call(from: "Model", to: "Controller", "show(1)")
    diagram.call(from: "Controller", to: "label", "text = \"1\"")
    for _ in 0..<4 { diagram.end() }
    diagram.call(from: "Controller", to: "Controller", "save()")
    diagram.end()
    diagram.answer(from: "Model", to: "Controller", "saved")
    diagram.event(at: "label", "color = red")
    return diagram
  }()

  @Test func `a bar lasts from a call to its last step, a double bar shows a nested call of the same participant`() {
    #expect(
      Self.tap.lines == [
        "delegate",
        "up                   Controller        Model        label",
        "├── touchUpInside ──▶┃                 │            │",
        "│                    ┠── up() ────────▶┃            │",
        "│                    ┃                 ┃● count = 1 │",
        "│                    ║◀── show(1) ─────┨            │",
        "│                    ╟── text = \"1\" ───╂───────────▶┃",
        "│                    ┃◀┐ save()        │            │",
        "│                    │◀╌╌ saved ╌╌╌╌╌╌╌┤            │",
        "│                    │                 │            │● color = red",
      ])
  }

  @Test func `the activation of a call without inner steps has one row, the one of a nested call has the next depth`() {
    #expect(Self.tap.activations.map(\.participant) == [1, 2, 1, 3, 1])
    #expect(Self.tap.activations.map(\.depth) == [0, 0, 1, 0, 0])
    #expect(Self.tap.activations.map(\.steps) == [0...4, 1...4, 3...4, 4...4, 5...5])
  }

  @Test func `an arrow over lifelines between has its label in the first gap with enough room`() {
    var diagram = SequenceDiagram("x")
    for name in ["a", "b", "c"] { diagram.participant(name) }
    diagram.call(from: "c", to: "b", "go")
    diagram.answer(from: "c", to: "a", "later")
    diagram.answer(from: "a", to: "c", "")
    diagram.answer(from: "a", to: "a", "self")
    diagram.end()
    diagram.end()
    #expect(
      diagram.lines == [
        "x",
        "a        b            c",
        "│        ┃◀── go ─────┤",
        "│◀╌╌╌╌╌╌╌╂╌╌ later ╌╌╌┤",
        "├╌╌╌╌╌╌╌╌╂╌╌╌╌╌╌╌╌╌╌╌▶│",
        "│◀╌ self ┃            │",
      ])
  }

  @Test func `a diagram without participants is its title, one without steps has the names as well`() throws {
    var diagram = SequenceDiagram("rx")
    #expect(diagram.lines == ["rx"])
    #expect(try SequenceDiagram(reading: ["rx"]) == diagram)
    diagram.participant("a")
    diagram.participant("b")
    diagram.participant("a")
    #expect(diagram.lines == ["rx", "a  b"])
    #expect(try SequenceDiagram(reading: ["rx", "a  b"]) == diagram)
  }

  @Test func `control characters, characters of the drawing and blanks are escaped, long texts are cut`() {
    var diagram = SequenceDiagram("")
    diagram.title = "a\u{1B}[2J"
    diagram.call(from: "x  y", to: "", "┃ ▶\n")
    diagram.event(at: "x y", String(repeating: "long ", count: 20))
    #expect(diagram.title == "a\\u{1B}[2J")
    #expect(diagram.participants == ["x y", "?"])
    #expect(diagram.steps.map(\.label) == ["\\u{2503} \\u{25B6}\\u{A}", "long long long long long long long long…"])
    diagram.title = String(repeating: "a", count: 200)
    #expect(diagram.title.count == 100)
  }

  @Test func `a fitted diagram shortens the longest labels first, and names only when labels are short`() {
    #expect(Self.tap.fitted(toColumns: 66) == Self.tap)
    #expect(
      Self.tap.fitted(toColumns: 40).lines == [
        "delegate",
        "up          Controller  Model   label",
        "├── tou… ──▶┃           │       │",
        "│           ┠── up() ──▶┃       │",
        "│           ┃           ┃● cou… │",
        "│           ║◀── sho… ──┨       │",
        "│           ╟── tex… ───╂──────▶┃",
        "│           ┃◀┐ save()  │       │",
        "│           │◀╌╌ sav… ╌╌┤       │",
        "│           │           │       │● colo…",
      ])
    #expect(Self.tap.fitted(toColumns: 24).lines[1] == "up  Contr…  Model  label")
  }

  @Test func `reading inverts drawing, for hundreds of diagrams and their fitted forms`() throws {
    var random = Numbers(seed: 7)
    for _ in 0..<600 {
      let whole = Self.random(&random)
      let columns = max(3, whole.participants.count * (6 + random.next(12)))
      let fitted = whole.fitted(toColumns: columns)
      #expect(fitted.lines.allSatisfy { $0.displayWidth <= columns })
      for diagram in [whole, fitted] {
        let lines = diagram.lines
        let read = try SequenceDiagram(reading: lines)
        #expect(read.lines == lines)
        #expect(read.participants == diagram.participants)
        #expect(read.steps == diagram.steps)
        // Three nested calls of one participant look like two.
        let isExact = diagram.activations.allSatisfy { $0.depth < 2 }
        #expect(!isExact || read.activations == diagram.activations, "\(lines.joined(separator: "\n"))")
      }
    }
  }

  @Test(arguments: [" ", "  ", "   "])
  func `a head that begins with blanks is refused`(_ blanks: String) {
    #expect(throws: DiagramError(line: 1, "the names of a sequence diagram begin at the edge")) {
      try SequenceDiagram(reading: ["x", "\(blanks)a  b", "├──▶┃"])
    }
  }

  @Test func `a text in which one character is changed is refused, or is another drawing`() throws {
    let lines = Self.tap.lines
    for (index, line) in lines.enumerated() {
      for offset in line.indices {
        var changed = lines
        changed[index].replaceSubrange(offset...offset, with: "x")
        guard changed != lines, let read = try? SequenceDiagram(reading: changed) else { continue }
        #expect(read.lines == changed)
      }
    }
    #expect(throws: DiagramError(line: 2, "this is no row of a sequence diagram")) {
      try SequenceDiagram(reading: ["t", "a  b", "│  │"])
    }
  }

  @Test func `a bar that no call explains is refused`() {
    #expect(throws: DiagramError(line: 2, "this sequence diagram is not as it is drawn")) {
      try SequenceDiagram(reading: ["t", "a  b", "┃  │● x"])
    }
  }

  @Test func `a sheet is an input and a diagram for each way, and is read as it is written`() throws {
    let sheet = SequenceSheet("tap up", [Self.tap, SequenceDiagram("rx")])
    #expect(sheet.lines.first == "tap up")
    #expect(sheet.lines.suffix(2) == ["", "rx"])
    #expect(try SequenceSheet(reading: sheet.lines) == sheet)
    var lines = sheet.lines
    lines[4] = "├── touchUpInside ─▶ ┃"
    #expect(throws: DiagramError.self) { try SequenceSheet(reading: lines) }
    #expect(throws: DiagramError(line: 0, "the input should stand here")) { try SequenceSheet(reading: []) }
  }

  private static func random(_ random: inout Numbers) -> SequenceDiagram {
    let names = ["up", "\\.count", "page loader", "木", "👨‍👩‍👧", "a_very_long_name_of_somebody"]
    let labels = [
      "", "text = \"1\"", "changed (old 0, new 1)", "日本", "a  b", "|-->", String(repeating: "ab ", count: 30),
    ]
    var diagram = SequenceDiagram("way")
    for _ in 0..<random.next(16) {
      let (from, to) = (names[random.next(names.count)], names[random.next(names.count)])
      let label = labels[random.next(labels.count)]
      switch random.next(7) {
      case 0: diagram.event(at: to, label)
      case 1: diagram.answer(from: from, to: to, label)
      case 2, 3: diagram.end()
      default: diagram.call(from: from, to: to, label)
      }
    }
    return diagram
  }
}

/// Numbers that are the same in each run.
private struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// From 0 to below `bound`.
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
