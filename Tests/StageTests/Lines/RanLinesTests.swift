import Testing

@testable import Stage
@testable import StageSession

@Suite("What a report of llvm-cov says")
struct RanLinesTests {
  private let report = """
    SF:/book/Chapters/03-Counter/Callback.swift
    FN:18,$s7Counter4loadyyF
    FN:26,$s7Counter2upyyF
    FN:27,$s7Counter2upyyFyycfu_
    FNDA:0,$s7Counter4loadyyF
    FNDA:1,$s7Counter2upyyF
    FNDA:2,$s7Counter2upyyFyycfu_
    FNF:3
    FNH:2
    DA:18,0
    DA:26,1
    DA:27,12
    DA:28,1
    DA:29,18446744073709551612
    LF:4
    LH:3
    end_of_record
    SF:/book/Chapters/03-Counter/Rx.swift
    DA:10,0
    end_of_record
    SF:/bookshop/Rx.swift
    DA:1,1
    end_of_record

    """

  @Test("the lines and functions that ran, by paths from the root; other files are left out, and what is below zero")
  func files() throws {
    let ran = try RanLines(lcov: report, root: "/book")
    #expect(
      ran.files == [
        "Chapters/03-Counter/Callback.swift": RanLines.File(
          lines: [26: 1, 27: 12, 28: 1], functions: [26, 27])
      ])
  }

  @Test("nothing is no line")
  func empty() throws {
    #expect(try RanLines(lcov: "", root: "/book") == RanLines())
  }

  @Test(
    "a record that is not as it should be is named",
    arguments: ["DA:x,1", "DA:1", "DA:1,-1", "FN:1", "FN:,f", "FNDA:many,f", "FNDA:1"])
  func strange(_ record: String) {
    #expect(throws: LineTrouble.strangeReport(record)) {
      try RanLines(lcov: "SF:/book/a.swift\n\(record)\nend_of_record\n", root: "/book")
    }
  }
}
