import Foundation
import Planting
import Testing

@testable import Stage
@testable import Workshop

/// The faults that `--quiz` plants.
@Suite("The faults of the quiz")
@MainActor struct FaultsTests {
  nonisolated static let numbers = 1...14

  @Test("each of the four ways of a chapter has a fault to be found", arguments: numbers)
  func everyWay(_ number: Int) {
    let faults = Chapters.all[number - 1].faults
    #expect(Set(faults.map(\.pattern)) == Set(Pattern.allCases))
    #expect(Set(faults.map(\.name)).count == faults.count)
  }

  @Test("one seed plants in one way here and in another there", arguments: 0..<50 as Range<UInt64>)
  func ways(_ seed: UInt64) {
    let ways = Chapters.all.compactMap { Quiz.fault(of: $0, seed: seed)?.pattern }
    #expect(ways.count == Chapters.all.count)
    #expect(Set(ways).count >= 3)
  }

  @Test("a fault is to be seen after its script, and not if any line of that is left out", arguments: numbers)
  func scripts(_ number: Int) throws {
    for fault in Chapters.all[number - 1].faults {
      let inputs = try fault.inputs()
      #expect(try fault.difference(after: inputs) != nil, "\(fault.name) cannot be seen")
      for index in inputs.indices {
        let fewer = Array(inputs[..<index] + inputs[(index + 1)...])
        // What cannot be done any more shows nothing.
        let difference = (try? fault.difference(after: fewer)) ?? nil
        #expect(difference == nil, "\(fault.name) can be seen without \(inputs[index])")
      }
    }
  }

  @Test("a quiz shows the changed lines in the way's own file", arguments: numbers)
  func sources(_ number: Int) throws {
    let chapter = Chapters.all[number - 1]
    for fault in chapter.faults {
      let planted = try Quiz(fault, of: chapter).planted
      #expect(planted.file.right != planted.file.wrong, "\(fault.name) changes nothing")
      #expect(planted.path.contains("/\(fault.pattern.rawValue.capitalized)"), "\(fault.name) is in \(planted.path)")
    }
  }
}
