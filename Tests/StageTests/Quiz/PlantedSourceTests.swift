import Testing

@testable import Stage
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

  private func plant(_ change: (String) -> String, among others: [(String, String)] = []) -> PlantedSource? {
    let variant = change(way).replacing("// The way.\n\nextension RxWay {", with: "import Rx\n\nextension RxWay.Slip {")
    return PlantedSource(variant, "Slip", in: others.map { (path: $0.0, text: $0.1) } + [(path: "Rx.swift", text: way)])
  }

  @Test("the header of the function is near, on however many lines; that of another one is not")
  func near() throws {
    let planted = try #require(
      plant { $0.replacing("    count -= 1", with: "    // Fault: Too far.\n    count -= 2") })
    #expect((1...12).filter(planted.isNear) == [9])
    let missing = try #require(
      plant { $0.replacing("    count += 1\n    show()", with: "    count += 1\n    // Fault: Untold.") })
    #expect((1...12).filter(missing.isNear) == [4])
    let long = way.replacing("  func down() {", with: "  private func down(\n    by step: Int\n  ) {")
    let variant = long.replacing("    count -= 1", with: "    // Fault: Too far.\n    count -= 2")
      .replacing("extension RxWay {", with: "extension RxWay.Slip {")
    let source = try #require(PlantedSource(variant, "Slip", in: [(path: "Rx.swift", text: long)]))
    #expect((1...14).filter(source.isNear) == [9, 10, 11])
  }

  @Test("a changed line stands in the place of the right one, and its label is not to be seen")
  func changed() throws {
    let planted = try #require(
      plant { $0.replacing("    count -= 1", with: "    // Fault: Too far.\n    count -= 2") })
    #expect(planted.path == "Rx.swift")
    #expect(planted.text == way.replacing("count -= 1", with: "count -= 2"))
    #expect((planted.right, planted.wrong) == (["    count -= 1"], ["    count -= 2"]))
    #expect(planted.number == 10)
    #expect((8...12).filter(planted.isHit) == [10])
  }

  @Test("where a line is missing, the lines around the gap are meant")
  func missing() throws {
    let planted = try #require(
      plant { $0.replacing("    count += 1\n    show()", with: "    count += 1\n    // Fault: Untold.") })
    #expect((planted.right, planted.wrong) == (["    show()"], []))
    #expect(planted.number == 6)
    #expect(planted.text.contains("    count += 1\n  }\n"))
    #expect((3...9).filter(planted.isHit) == [5, 6])
  }

  @Test("lines that have changed places are one fault")
  func swapped() throws {
    let planted = try #require(
      plant {
        $0.replacing("    count -= 1\n    show()", with: "    // Fault: Too early.\n    show()\n    count -= 1")
      })
    #expect((planted.right, planted.wrong) == (["    count -= 1", "    show()"], ["    show()", "    count -= 1"]))
    #expect((8...13).filter(planted.isHit) == [10, 11])
  }

  @Test("a call that has left its closure is one fault, with what it has passed")
  func moved() throws {
    let planted = try #require(
      plant {
        $0.replacing(
          "    count += 1\n    show()\n  }\n\n  func down",
          with: "    // Fault: Too late.\n    show()\n  }\n  count += 1\n\n  func down")
      })
    #expect(planted.right == ["    count += 1", "    show()", "  }"])
    #expect(planted.wrong == ["    show()", "  }", "  count += 1"])
    #expect((4...9).filter(planted.isHit) == [5, 6, 7])
  }

  @Test("of several files it is the one that is most like it; files of another namespace are none")
  func files() throws {
    let longer = way.replacing("  func down() {", with: "  func left() {\n  }\n\n  func down() {")
    let other = way.replacing("extension RxWay {", with: "extension RxWay.Tens {")
    let planted = try #require(
      plant(
        { $0.replacing("    count += 1", with: "    // Fault: Wrong.\n    count += 2") },
        among: [("Longer.swift", longer), ("Other.swift", other)]))
    #expect(planted.path == "Rx.swift")
  }

  @Test("without a label, or with nothing wrong below it, there is none")
  func none() {
    #expect(plant { $0 } == nil)
    #expect(plant { $0.replacing("    count += 1", with: "    // Fault: Nothing.\n    count += 1") } == nil)
  }
}
