import Stage
import Testing

@testable import Workshop

@Suite("The source of a way with a fault in it")
struct PlantedSourceTests {
  private let way = """
    // The way.

    extension RxWay {
      func up() {
        count += 1
        show()
      }

      func down() {
        count -= 1
        show()
      }
    }
    """

  private func plant(_ change: String, in way: String? = nil) throws -> PlantedSource {
    let file = try #require(FileChange("Rx.swift\n\(change)").made(in: way ?? self.way), "it cannot be made")
    return PlantedSource(path: "Rx.swift", file: file)
  }

  @Test func `the header of the function is near, on however many lines; that of another one is not`() throws {
    #expect(try (1...12).filter(plant("- count -= 1\n+ count -= 2").isNear) == [9])
    #expect(try (1...12).filter(plant("  count += 1\n- show()").isNear) == [4])
    let long = way.replacing("  func down() {", with: "  private func down(\n    by step: Int\n  ) {")
    #expect(try (1...14).filter(plant("- count -= 1\n+ count -= 2", in: long).isNear) == [9, 10, 11])
  }

  @Test func `a changed line stands in the place of the right one`() throws {
    let planted = try plant("- count -= 1\n+ count -= 2")
    #expect(planted.file.text == way.replacing("count -= 1", with: "count -= 2"))
    #expect((planted.file.right, planted.file.wrong) == (["    count -= 1"], ["    count -= 2"]))
    #expect(planted.number == 10)
    #expect((8...12).filter(planted.isHit) == [10])
  }

  @Test func `where a line is missing, the lines around the gap are meant`() throws {
    let planted = try plant("  count += 1\n- show()")
    #expect((planted.file.right, planted.file.wrong) == (["    show()"], []))
    #expect(planted.number == 6)
    #expect(planted.file.text.contains("    count += 1\n  }\n"))
    #expect((3...9).filter(planted.isHit) == [5, 6])
  }

  @Test func `lines that have changed places are one fault, and so is a call that has left its closure`() throws {
    let swapped = try plant("- count -= 1\n  show()\n+ count -= 1")
    #expect(swapped.file.wrong == ["    show()", "    count -= 1"])
    #expect((8...13).filter(swapped.isHit) == [10, 11])
    let left = try plant("- count += 1\n  show()\n}\n+ count += 1".replacing("\n}", with: "\n  }"))
    #expect(left.file.right == ["    count += 1", "    show()", "  }"])
    #expect((4...9).filter(left.isHit) == [5, 6, 7])
  }

  @Test func `a change whose lines stand nowhere, or in two places, cannot be made`() {
    #expect(FileChange("Rx.swift\n- show(count)").made(in: way) == nil)
    #expect(FileChange("Rx.swift\n- show()").made(in: way) == nil)
    #expect(FileChange("Rx.swift").made(in: way) == nil)
  }
}
