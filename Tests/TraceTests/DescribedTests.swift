import Foundation
import Testing
import Trace

@Suite("A value in a trace")
struct DescribedTests {
  private struct Person {
    var name: String
    var age: Int?
  }

  private enum Answer {
    case none
    case one(Person)
    case two(Int, text: String)
    case three(isSo: Bool)
  }

  private final class Machine {}

  @Test func `is written as a person would, without the names of modules`() {
    let texts: [(value: Any, text: String)] = [
      (1, "1"), ("a\n\"b\"", #""a\n\"b\"""#), ("abc".dropFirst(), #""bc""#), (Character("é"), #""é""#),
      (Int?.none as Any, "nil"), (Int??.some(3) as Any, "3"), (String?.some("x") as Any, #""x""#), ((), "()"),
      (Machine(), "Machine"), (Person(name: "Ann", age: nil), #"Person(name: "Ann", age: nil)"#),
      ([Person(name: "B", age: 7)], #"[Person(name: "B", age: 7)]"#), (["a": Answer.none], #"["a": none]"#),
      ([Int](), "[]"), ([Int: Int](), "[:]"), (Set(["x"]), #"["x"]"#), (IndexPath(indexes: [0, 1]), "[0, 1]"),
      (Answer.one(Person(name: "C", age: 1)), #"one(Person(name: "C", age: 1))"#),
      (Answer.two(1, text: "b"), #"two(1, text: "b")"#), (Answer.three(isSo: true), "three(isSo: true)"),
      (Answer?.some(.none) as Any, "none"), (Result<Int, any Error>.success(3), "success(3)"),
    ]
    for (value, text) in texts { #expect(Trace.described(value) == text) }
  }

  @Test func `is cut behind forty characters, and no more of it is read than that`() {
    #expect(Trace.described(Array(1...1_000_000)) == "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,…")
    let reads = Reads()
    #expect(Trace.described(Array(repeating: reads, count: 1000)) == "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,…")
    #expect(reads.count <= 13)
    #expect(Trace.described(String(repeating: "x", count: 38)) == "\"\(String(repeating: "x", count: 38))\"")
    #expect(Trace.described(String(repeating: "x", count: 39)) == "\"\(String(repeating: "x", count: 38))…")
    let persons = Array(repeating: Person(name: "A person with a name", age: 5), count: 3)
    #expect(Trace.described(persons) == "[Person(name: \"A person with a name\", a…")
  }
}

/// Counts how often it is described.
private final class Reads: CustomStringConvertible {
  private(set) var count = 0

  var description: String {
    count += 1
    return "\(count)"
  }
}
