import Stage
import Testing

@Suite("The index of names")
struct NameIndexTests {
  @Test("a name is used as a member or as a type, not in a comment, in a string, or as a word of another meaning")
  func used() {
    let text = """
      import Rx
      // .map and Single
      let count = "a.filter \\(source.take(1))"
      struct Action {}
      func share(_ first: Maybe<Action>) { source.`do`(onNext: first).catch { .just(of: $0) } }
      """
    #expect(LibraryNames.used(in: text) == ["Rx", "take", "Maybe", "do", "catch", "just"])
  }

  @Test func `a module declares names in backquotes and short ones too`() {
    let text = """
      public struct Single {}
        public static func `catch`(_ a: Int) {}
        @discardableResult public func of() {}
        public var rx: Int { 1 }
        public let e = 1
        func own() {}
      open class DelegateProxy {}
        open func subclassed() {}
      """
    #expect(LibraryNames.declared(in: text) == ["Single", "catch", "of", "rx", "DelegateProxy"])
  }
}
