import BuiltPackage
import Controls
import Terminal
import Testing

@testable import Stage
@testable import StageSession
@testable import TerminalStage

@Suite("Every chapter on stage, by keys alone")
@MainActor struct KeysAloneTests {
  /// The steps of a chapter, with their numbers.
  private func steps(of name: String) throws -> (chapter: any Chapter.Type, numbers: ClosedRange<Int>) {
    let chapter = try Chapters.named(name)
    return (chapter, 1...chapter.steps.count)
  }

  @Test(
    arguments: try Chapters.names.get())
  func `each input that a check puts together, and each that a control takes, can be done`(_ name: String) throws {
    let (chapter, numbers) = try steps(of: name)
    for number in numbers {
      let step = chapter.steps[number - 1]
      let targets = try Typist(chapter, step: number).stage.targets
      // All fields take keys in the same way: one shows it.
      let field = targets.first { $0.kind == .field }
      let keys = field.map { field in EditingKey.allCases.map { Input.press(field.identifier, $0) } } ?? []
      let inputs = targets.flatMap(\.inputs) + keys + step.alphabet
      let paths = try chapter.paths(to: inputs, inStep: number)
      for input in inputs {
        guard let path = paths[input] else {
          Issue.record("step \(number): nothing leads to \(input)")
          continue
        }
        let typist = try Typist(chapter, step: number, after: path)
        #expect(try typist.perform(input), "step \(number): \(input), and there was \(typist.inputs)")
      }
    }
  }

  @Test(
    arguments: try Chapters.names.get())
  func `each event that is declared can be chosen, and lacks nothing but its arguments`(_ name: String) throws {
    let (chapter, numbers) = try steps(of: name)
    for number in numbers {
      for (event, parameters) in chapter.steps[number - 1].eventForms {
        let typist = try Typist(chapter, step: number)
        let text = (["event", event] + parameters).joined(separator: " ")
        let index = try #require(typist.stage.session.menu.firstIndex { $0.text == text })
        typist.press(.escape)
        typist.type("e")
        for _ in 0..<index { typist.press(.down) }
        typist.press(.enter)
        if case .line(let entry) = typist.stage.mode {
          #expect(entry.text == "event \(event) ")
        } else {
          #expect(parameters.isEmpty && typist.inputs == [.event(event, [])])
        }
      }
    }
  }

  @Test(
    arguments: try Chapters.names.get())
  func `nothing on any screen needs more than ASCII, where the terminal has no more`(_ name: String) throws {
    let (chapter, numbers) = try steps(of: name)
    for number in numbers {
      let typist = try Typist(chapter, step: number)
      for input in chapter.steps[number - 1].alphabet.prefix(8) { typist.stage.perform(input) }
      for text in ["", "?", "w", "y", "e", "t"] {
        typist.press(.escape)
        typist.type(text)
        var painter = Painter(hasUTF8: false)
        let bytes = painter.paint(StageDrawing(typist.stage, on: Extent(columns: 60, rows: 24)).surface)
        #expect(bytes.allSatisfy { $0 < 0x80 }, "step \(number), \(text)")
      }
    }
  }

  @Test(arguments: try Chapters.names.get())
  func `the target of the keys is visible on any terminal`(_ name: String) throws {
    let (chapter, numbers) = try steps(of: name)
    for number in numbers {
      let typist = try Typist(chapter, step: number)
      for target in typist.stage.targets {
        #expect(typist.point(at: target))
        for extent in [(200, 60), (100, 30), (40, 12)].map({ Extent(columns: $0.0, rows: $0.1) }) {
          let drawing = StageDrawing(typist.stage, on: extent)
          let isSeen = drawing.spots.contains { $0.target == target && $0.area.extent.rows > 0 }
          #expect(isSeen, "step \(number), \(extent): \(target)")
        }
      }
    }
  }
}

extension Target {
  /// The inputs that a person can give there.
  fileprivate var inputs: [Input] {
    switch kind {
    case .button: [.tap(identifier)]
    case .field:
      [
        .type(identifier, text: "7"), .paste(identifier, text: "日本"), .submit(identifier), .focus(identifier),
        .replace(identifier, text: "x"), .clear(identifier),
      ]
    case .slider: [.slide(identifier, to: 1)]
    case .toggle: [.toggle(identifier)]
    case .row(let row): [.select(identifier, row: row), .scroll(identifier), .scroll(identifier, to: .top)]
    case .table: []
    }
  }
}
