import Testing
import World

@testable import Stage

@Suite("Two texts side by side")
struct LineAlignmentTests {
  /// Each row as `left sign right`.
  private func rows(_ left: String, _ right: String) -> [String] {
    let (left, right) = (left.map(String.init), right.map(String.init))
    return LineAlignment(left, right).rows.map { row in
      "\(row.left.map { left[$0] } ?? "-")\(row.sign.rawValue)\(row.right.map { right[$0] } ?? "-")"
    }
  }

  @Test(
    "common lines stand in one row, what is between them beside each other as far as it goes",
    arguments: [
      ("abc", "abc", ["a a", "b b", "c c"]), ("abc", "axc", ["a a", "b|x", "c c"]),
      ("abc", "ac", ["a a", "b<-", "c c"]), ("ac", "abc", ["a a", "->b", "c c"]),
      ("abcd", "axd", ["a a", "b|x", "c<-", "d d"]), ("ad", "xayd", ["->x", "a a", "->y", "d d"]),
      ("", "ab", ["->a", "->b"]), ("ab", "", ["a<-", "b<-"]), ("", "", []), ("a", "b", ["a|b"]),
    ])
  func rows(_ left: String, _ right: String, _ seen: [String]) {
    #expect(rows(left, right) == seen)
  }

  @Test(arguments: 0..<50)
  func `every line of both texts is there, once and in its order`(_ seed: Int) {
    var dice = SeededRandom(seed: UInt64(seed))
    func text() -> [String] {
      (0..<Int.random(in: 0...30, using: &dice)).map { _ in "\(Int.random(in: 0...4, using: &dice))" }
    }
    let (left, right) = (text(), text())
    let rows = LineAlignment(left, right).rows
    #expect(rows.compactMap(\.left) == Array(left.indices))
    #expect(rows.compactMap(\.right) == Array(right.indices))
    let same = rows.filter { $0.sign == .same }
    #expect(same.map { $0.left.map { left[$0] } } == same.map { $0.right.map { right[$0] } })
  }
}
