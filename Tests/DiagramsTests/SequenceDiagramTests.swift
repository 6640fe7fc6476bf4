import Diagrams
import Testing

@Suite("Sequence diagrams")
struct SequenceDiagramTests {
  private static let tap: SequenceDiagram = {
    var diagram = SequenceDiagram("observer")
    diagram.message(from: "up", to: "target–action", "touchUpInside")
    diagram.message(from: "\\.count", to: "handler", "changed (old 0, new 1)")
    diagram.event(at: "count", "text = \"1\"")
    diagram.event(at: "count", "color = red")
    return diagram
  }()

  @Test("a step is a row; a dashed line leads to where the next one begins")
  func text() {
    #expect(
      Self.tap.lines == [
        "observer",
        "up                   target–action  \\.count                       handler           count",
        "├── touchUpInside ──▶│              │                             │                 │",
        "│                    ├╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤                             │                 │",
        "│                    │              ├── changed (old 0, new 1) ──▶│                 │",
        "│                    │              │                             ├╌╌ text = \"1\" ╌╌╌●",
        "│                    │              │                             │                 ● color = red",
      ])
  }

  @Test("messages and events go to the left as well, over lifelines between, and to the sender itself")
  func directions() {
    var diagram = SequenceDiagram("x")
    diagram.message(from: "a", to: "b", "")
    diagram.message(from: "b", to: "c", "go")
    diagram.message(from: "c", to: "a", "back")
    diagram.message(from: "a", to: "a", "self")
    diagram.event(at: "c", "on")
    diagram.event(at: "a", "off")
    #expect(
      diagram.lines == [
        "x",
        "a       b         c",
        "├──────▶│         │",
        "│       ├── go ──▶│",
        "│◀─ back ─────────┤",
        "├◀ self │         │",
        "├╌╌ on ╌╌╌╌╌╌╌╌╌╌╌●",
        "●╌╌ off ╌╌╌╌╌╌╌╌╌╌┤",
      ])
  }

  @Test("where nothing happened there is only the title")
  func nothing() throws {
    #expect(SequenceDiagram("rx").lines == ["rx"])
    #expect(try SequenceDiagram(reading: ["rx"]) == SequenceDiagram("rx"))
  }

  @Test("what a terminal would obey, what the drawing consists of, and what is too long does not get into it")
  func labels() {
    var diagram = SequenceDiagram("a\u{1B}[2J")
    diagram.message(from: "x  y", to: "", "│ ▶\n")
    diagram.event(at: "x y", String(repeating: "long ", count: 20))
    #expect(diagram.title == "a\\u{1B}[2J")
    #expect(diagram.participants == ["x y", "?"])
    #expect(diagram.steps.map(\.label) == ["\\u{2502} \\u{25B6}\\u{A}", "long long long long long long long long…"])
  }

  @Test("what is read is what was drawn, for thousands of diagrams")
  func roundTrip() {
    var random = Numbers(seed: 7)
    for _ in 0..<3_000 {
      let diagram = Self.random(&random)
      let lines = diagram.lines
      let read = try? SequenceDiagram(reading: lines)
      #expect(read == diagram, "\(lines.joined(separator: "\n"))")
    }
  }

  @Test("a head that begins with blanks is refused", arguments: [" ", "  ", "   "])
  func indentedHead(_ blanks: String) {
    #expect(throws: DiagramError(line: 1, "the names of a sequence diagram begin at the edge")) {
      try SequenceDiagram(reading: ["x", "\(blanks)a  b", "├─▶│"])
    }
  }

  @Test("a text in which one character is changed is refused, or is another drawing")
  func changed() throws {
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

  @Test("a sheet is an input and a diagram for each way, and is read as it is written")
  func sheet() throws {
    let sheet = SequenceSheet("tap up", [Self.tap, SequenceDiagram("rx")])
    #expect(sheet.lines.first == "tap up")
    #expect(sheet.lines.suffix(2) == ["", "rx"])
    #expect(try SequenceSheet(reading: sheet.lines) == sheet)
    var lines = sheet.lines
    lines[4] = "├── touchUpInside ─▶ │"
    #expect(throws: DiagramError.self) { try SequenceSheet(reading: lines) }
    #expect(throws: DiagramError(line: 0, "the input should stand here")) { try SequenceSheet(reading: []) }
  }

  private static func random(_ random: inout Numbers) -> SequenceDiagram {
    let names = ["up", "\\.count", "page loader", "木", "👨‍👩‍👧", "a_very_long_name_of_somebody"]
    let labels = [
      "", "text = \"1\"", "changed (old 0, new 1)", "日本", "a  b", "|-->", String(repeating: "ab ", count: 30),
    ]
    var diagram = SequenceDiagram("way")
    for _ in 0..<random.next(9) {
      let label = labels[random.next(labels.count)]
      if random.next(2) == 0 {
        diagram.event(at: names[random.next(names.count)], label)
      } else {
        diagram.message(from: names[random.next(names.count)], to: names[random.next(names.count)], label)
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
