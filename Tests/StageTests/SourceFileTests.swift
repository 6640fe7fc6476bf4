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

  @Test("headings and imports come in their order")
  func headings() {
    #expect(Self.file.headings == ["Contract", "View model", "Controller"])
    #expect(Self.file.imports == ["Stage", "World", "Rx"])
  }

  @Test("lines are counted with and without a line break at the end")
  func lineCount() {
    #expect(Self.file.lineCount == 51)
    #expect(SourceFile("a\nb").lineCount == 2)
    #expect(SourceFile("a\nb\n").lineCount == 2)
    #expect(SourceFile("").lineCount == 0)
  }

  @Test("a part is found by its lines, too: from the comment above it to its end")
  func places() {
    #expect(Self.file.lines(of: "Contract") == 10...10)
    #expect(Self.file.lines(of: "var count") == 15...16)
    #expect(Self.file.lines(of: "func up") == 19...30)
    #expect(Self.file.lines(of: "func down") == nil)
  }

  @Test("a section ends at the next heading, or with the declaration that contains it")
  func sections() {
    #expect(Self.file.part("Contract") == ["typealias Show = (String) -> Void"])
    #expect(Self.file.part("Controller") == ["class Controller {", "}"])
    #expect(Self.file.lineCount(of: "Contract") == 1)
    // Neither the two comments nor the four lines with nothing but a bracket.
    #expect(Self.file.lineCount(of: "View model") == 21)
  }

  @Test("a declaration comes with its comment, its attributes and its body, without its indentation")
  func declarations() {
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

  @Test("the first declaration of the whole name counts, not a longer name and no comment")
  func wholeNames() {
    #expect(Self.file.part("func upward") == nil)
    #expect(Self.file.part("extension Way")?.first == "extension Way {")
    #expect(Self.file.part("var update") == ["private var update: String { \"update\" }"])
    #expect(Self.file.part("weak") == nil)
    #expect(Self.file.part("Model") == nil)
    #expect(Self.file.lineCount(of: "func upward") == nil)
  }

  @Test("a file is found beside the source that asks")
  func beside() throws {
    #expect(try SourceFile(contentsOf: "OptionsTests.swift").imports == ["ChapterProgram", "Stage", "Testing"])
    #expect(throws: (any Error).self) { try SourceFile(contentsOf: "NoSuchFile.swift") }
  }
}
