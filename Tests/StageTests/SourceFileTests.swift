import Stage
import Testing

@Suite("Parts of a source file")
struct SourceFileTests {
  private static let file = SourceFile(
    """
    // The idea.

    @testable import Stage
    import struct World.Scheduled
    private import Rx

    extension Way {
      // MARK: Contract

      typealias Show = (String) -> Void

      // MARK: View model

      final class ViewModel {
        // Not weak.
        private(set) var count = 0
        private var update: String { "update" }

        /// Counts.
        @discardableResult
        static func up(
          by step: Int
        ) -> Int {
          if step > 0 {
            print("}")
          } else {
            print("{")
          }
          return step
        }

        func upwards() {}
        let table: [Int] = [
          1,
        ]
        let text = \"\"\"
          a

          b
          \"\"\"
        lazy var sum =
          1 + 2
      }
    }

    extension Way.Tens {
      // MARK: Controller

      class Controller {
      }
    }

    """)

  @Test func `headings and imports come in their order; lines are counted with and without a line break at the end`() {
    #expect(Self.file.headings == ["Contract", "View model", "Controller"])
    #expect(Self.file.imports == ["Stage", "World", "Rx"])
    #expect(["a\nb", "a\nb\n", ""].map { SourceFile($0).lineCount } == [2, 2, 0])
    #expect(Self.file.lineCount == 51)
  }

  @Test func `a part is found by its lines, too: from the comment above it to its end`() {
    let parts = ["Contract", "var count", "func up", "func down"]
    #expect(parts.map { Self.file.lines(of: $0) } == [10...10, 15...16, 19...30, nil])
  }

  @Test func `a section ends at the next heading, or with the declaration that contains it`() {
    #expect(Self.file.part("Contract") == ["typealias Show = (String) -> Void"])
    #expect(Self.file.part("Controller") == ["class Controller {", "}"])
    // Neither the two comments nor the four lines with nothing but a bracket.
    #expect(["Contract", "View model"].map { Self.file.lineCount(of: $0) } == [1, 21])
  }

  @Test func `a declaration comes with its comment, its attributes and its body, without its indentation`() {
    #expect(
      Self.file.part("func up") == [
        "/// Counts.", "@discardableResult", "static func up(", "  by step: Int", ") -> Int {", "  if step > 0 {",
        "    print(\"}\")", "  } else {", "    print(\"{\")", "  }", "  return step", "}",
      ])
    #expect(Self.file.part("func upwards") == ["func upwards() {}"])
    #expect(Self.file.part("let table") == ["let table: [Int] = [", "  1,", "]"])
    #expect(Self.file.part("let text") == ["let text = \"\"\"", "  a", "", "  b", "  \"\"\""])
    #expect(Self.file.part("var sum") == ["lazy var sum =", "  1 + 2"])
    #expect(Self.file.part("var count") == ["// Not weak.", "private(set) var count = 0"])
    #expect(Self.file.part("extension Way.Tens")?.count == 6)
  }

  @Test func `the first declaration of the whole name counts, not a longer name and no comment`() {
    #expect(Self.file.part("func upward") == nil)
    #expect(Self.file.part("extension Way")?.first == "extension Way {")
    #expect(Self.file.part("var update") == ["private var update: String { \"update\" }"])
    #expect(Self.file.part("weak") == nil)
    #expect(Self.file.part("Model") == nil)
    #expect(Self.file.lineCount(of: "func upward") == nil)
  }

  @Test func `a file is found beside the source that asks`() throws {
    #expect(try SourceFile(contentsOf: "OptionsTests.swift").imports == ["ChapterProgram", "Stage", "Testing"])
    #expect(throws: (any Error).self) { try SourceFile(contentsOf: "NoSuchFile.swift") }
  }
}
