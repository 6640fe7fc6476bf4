import Stage
import Testing

@Suite("The growth of a file")
struct GrowthTests {
  private static let smaller = """
    // One button.

    import Models

    extension Way {
      // MARK: View model

      final class ViewModel {
        func up() {
          count += 1
        }
      }
    }

    """

  private static let larger = """
    // Two buttons.

    import Models
    import Stage

    extension Way {
      enum Two {}
    }

    extension Way.Two {
      // MARK: View model

      final class ViewModel {
        let first = 0

        func up() {
          count += 1
        }

        func down() { count -= 1 }
      }
    }

    """

  @Test("lines and places are those that only the larger has; brackets, comments, imports, namespaces do not count")
  func growth() {
    let growth = Growth(fromText: Self.smaller, toText: Self.larger)
    #expect((growth.lines, growth.places, growth.span) == (2, 2, 4))
    #expect(growth.text == "2 lines in 2 places, 4 from first to last")
  }

  @Test("nothing is gained from itself, nor from another name for the same; a line that was written anew counts")
  func none() {
    let none = Growth(fromText: Self.smaller, toText: Self.smaller)
    #expect(none.text == "0 lines in 0 places, 0 from first to last")
    let renamed = Self.smaller.replacing("ViewModel", with: "TwoModel")
    #expect(Growth(fromText: Self.smaller, toText: renamed, renamed: ["TwoModel": "ViewModel"]) == none)
    #expect(Growth(fromText: Self.smaller, toText: renamed).lines == 1)
    let changed = Self.smaller.replacing("count += 1", with: "count += 2")
    #expect(Growth(fromText: Self.smaller, toText: changed).text == "1 line in 1 place, 1 from first to last")
  }
}
