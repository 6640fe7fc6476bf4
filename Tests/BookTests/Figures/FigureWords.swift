import BuiltPackage
import Foundation
import Stage
import Testing

@testable import Book
@testable import Measure

/// A sentence of the book on figures, and whether they agree with it.
struct FigureWords: Sendable, CustomTestStringConvertible {
  /// The sentence as it stands in the book, without its line breaks and the addresses of its links.
  let sentence: String

  let holds: @Sendable (CountedBook) throws -> Bool

  var testDescription: String { sentence }

  private init(_ sentence: String, _ holds: @escaping @Sendable (CountedBook) throws -> Bool) {
    (self.sentence, self.holds) = (sentence, holds)
  }

  /// All claims that can be counted or were measured.
  static let all = [
    FigureWords("[three places, the fewest lines]") { book in
      let growth = try Pattern.allCases.map { try book.growth("ButtonTap", $0) }
      return growth.allSatisfy { $0.places == 3 } && growth.dropLast().allSatisfy { $0.lines > growth[3].lines }
    },
    FigureWords("*Predict 2:* fifteen lines in three places: six in the view model,") { book in
      let lines = try Pattern.allCases.map { try book.growth("ButtonTap", $0).lines }
      return lines == [15, 15, 15, 14]
    },
    FigureWords("In our chapters Rx has the fewest lines for [one button], and for four.") { book in
      try book.isShortest(.rx, in: "ButtonTap", step: 0) && book.isShortest(.rx, in: "ButtonTap", step: 1)
    },
    FigureWords("`if textField === screen.name`; the most code of the four ways |") { book in
      let delegate = try book.lines("RemainingCharacters", .delegate)
      return try Pattern.allCases.allSatisfy { try $0 == .delegate || book.lines("RemainingCharacters", $0) < delegate }
    },
    FigureWords("fewer methods, [and as many places as with a delegate or an observer].") { book in
      try [.delegate, .observer, .rx].allSatisfy { try book.growth("Counter", $0).places == 3 }
    },
    FigureWords("[D1 = C1 + A1] is easy,") { book in
      try Pattern.allCases.allSatisfy { try book.growth("Cells", $0).lines >= book.growth("Cells", .rx).lines }
    },
    FigureWords("[back, forward and reload] are not,") { book in
      let lines = try Pattern.allCases.map { try book.lastGrowth("WebPage", $0).lines }
      return lines.allSatisfy { $0 <= lines[3] }
    },
    FigureWords("The Rx contract is the longest because it names each input and each output.") { book in
      let lines = try Pattern.allCases.map { way in
        try book.lines(inFile: "Chapters/10-SignUp/\(way.fileName).swift", "Contract")
      }
      return lines.dropLast().allSatisfy { $0 < lines[3] }
    },
    FigureWords("The interactors of the delegate and observer ways are more than twice as long as the others") { book in
      let lines = try Pattern.allCases.map { way in
        try book.lines(inFile: "Chapters/11-Articles/\(way.fileName)/\(way.fileName)Interactor.swift")
      }
      return min(lines[1], lines[2]) > 2 * max(lines[0], lines[3])
    },
    FigureWords("The Rx presenter is the shortest.") { book in
      let lines = try Pattern.allCases.map { way in
        try book.lines(inFile: "Chapters/11-Articles/\(way.fileName)/\(way.fileName)Presenter.swift")
      }
      return lines.dropLast().allSatisfy { $0 > lines[3] }
    },
    FigureWords("The deepest line of all is in a chain.") { book in
      Pattern.allCases.allSatisfy { $0 == .rx || book.depth($0) < book.depth(.rx) }
    },
    FigureWords("an observed property costs most, with key-value observing and with Observation.") { book in
      let least = try min(book.nanoseconds("KVO-style observer"), book.nanoseconds("Observation"))
      return try ["direct call", "callback", "delegate", "Rx"].allSatisfy { try book.nanoseconds($0) < least }
    },
    FigureWords("`Rx` is faster than RxSwift in each benchmark, in both halves, and never allocates more.") { book in
      book.sideBySide.pairs.allSatisfy { pair in
        (0..<SideBySide.halves).allSatisfy { pair.timesAsFast($0) > 1 }
          && pair.rx.allocations <= pair.rxSwift.allocations
      }
    },
    FigureWords("In no chapter does an input run more lines of the Rx way than of another way.") { book in
      book.linesRun.chapters.allSatisfy { chapter in
        Pattern.allCases.allSatisfy { chapter.perInput($0.rawValue) >= chapter.perInput("rx") }
      }
    },
    FigureWords("Only the Rx column has such lines.") { _ in
      Jobs.all.allSatisfy { job in job.lines.allSatisfy { $0.key == .rx || !$0.value.contains(where: \.isPutUpBefore) }
      }
    },
  ]
}
