import Highlighting
import Testing

@testable import Stage
@testable import StageSession

@Suite("Functions by the lines they begin on")
struct FunctionNamesTests {
  private let source = FunctionNames(
    HighlightedSource(
      """
      extension CallbackWay.Tens {
        final class ViewModel {
          private var count: Count

          init(_ count: Count) {
            self.count = count
          }

          private(set) var text: String {
            count.text
          }

          func up(
            _ show: Show
          ) {
            show(count) { one in
              let two = one.map {
                $0
              }
            }
          }

          @MainActor static func down<T>(_ t: T) {}
          isolated deinit { end() }
        }
      }
      func free() {}
      """))

  @Test(
    "a function has the names of all types that it is in",
    arguments: [
      (5, "CallbackWay.Tens.ViewModel.init"), (9, "CallbackWay.Tens.ViewModel.text"),
      (13, "CallbackWay.Tens.ViewModel.up"), (15, "CallbackWay.Tens.ViewModel.up"),
      (23, "CallbackWay.Tens.ViewModel.down"), (24, "CallbackWay.Tens.ViewModel.deinit"), (27, "free"),
    ])
  func whole(_ line: Int, _ name: String) {
    #expect(source.names(on: [line]) == [name])
  }

  @Test("closures are told by the function that they are in, unless that ran too")
  func closures() {
    #expect(source.names(on: [16, 17]) == ["CallbackWay.Tens.ViewModel.up {…}"])
    #expect(source.names(on: [13, 16, 17]) == ["CallbackWay.Tens.ViewModel.up"])
    #expect(source.names(on: [17, 23, 15]) == ["CallbackWay.Tens.ViewModel.up", "CallbackWay.Tens.ViewModel.down"])
  }

  @Test("what is in no function has no name", arguments: [1, 2, 4, 26, 28, 0])
  func none(_ line: Int) {
    #expect(source.names(on: [line]) == [])
  }

  private let signs = FunctionNames(
    HighlightedSource(
      """
      extension [Row] {
        static func == (one: Self, other: Self) -> Bool {
          one.count == other.count
        }
        public prefix static func -(one: Self) -> Self { one }
        static func < <T>(one: Self, other: T) -> Bool { true }
        class func make() -> Self { [] }
        nonisolated(unsafe) static var many: Self { [] }
        func `default`() {}
        init?(_ text: String) {}
        private let (one, two) = pair { 1 }
        class Inner {
          consuming func end() {}
        }
      }
      """))

  @Test(
    "operators, and what looks like something else, have their names too",
    arguments: [
      (2, "[Row].=="), (5, "[Row].-"), (6, "[Row].<"), (7, "[Row].make"), (8, "[Row].many"), (9, "[Row].`default`"),
      (10, "[Row].init"), (13, "[Row].Inner.end"),
    ])
  func signs(_ line: Int, _ name: String) {
    #expect(signs.names(on: [line]) == [name])
  }

  @Test("what declares several at once has no name")
  func pair() {
    #expect(signs.names(on: [11]) == [])
  }
}
