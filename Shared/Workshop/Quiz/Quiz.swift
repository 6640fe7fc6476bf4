import Stage
import Terminal

/// A fault that a reader looks for, guess by guess.
@MainActor package final class Quiz {
  /// The fault to find.
  package let fault: PlantedFault

  /// The number of the step in which it is, from 1.
  package let step: Int

  /// The sources with the fault in them.
  package let sources: ChapterSources

  /// Where it is in them.
  package let planted: PlantedSource

  /// The answer at the end, in lines; nil as long as the reader looks for the fault.
  package private(set) var answer: [String]?

  private let more: [String]
  private var wrongWays: Set<String> = []
  private var wrongLines = 0
  private var hasFoundWay = false

  /// Plants `fault`; `more`, in lines, is printed after the end.
  ///
  /// - Throws: `LineTrouble` if the sources are not there, or not those of the program.
  package init(
    _ fault: PlantedFault, of chapter: any Chapter.Type, more: [String] = [], _ sources: ChapterSources? = nil
  )
    throws(LineTrouble)
  {
    let known: ChapterSources
    if let sources { known = sources } else { known = try ChapterSources(chapter) }
    guard let planted = known.planted(fault) else { throw .strangeFault(name: fault.name) }
    (self.fault, self.planted, self.more) = (fault, planted, more)
    step = (chapter.steps.firstIndex { $0 == fault.step } ?? 0) + 1
    self.sources = known.replacing(planted.path, with: planted.file.text)
  }

  /// The reader's task.
  package static let task = "One of the ways is not what it should be. Which, and in which line?"

  /// The words that a quiz takes beside those of a script.
  package static let words = [Guess.word, "reveal"]

  /// Those words with what they do, in lines.
  package static let help = [
    "  guess NAME [[FILE:]LINE]    which way is wrong, and where",
    "  reveal                      give up, and be told",
  ]

  /// The reply to a line of the reader's.
  package enum Reply: Equatable {
    /// The quiz continues.
    case goesOn(String)
    /// It is over: all that there is to be said, in lines.
    case end([String])
  }

  /// Returns the reply to a line of the reader's; nil if it is no guess.
  ///
  /// - Throws: `UsageError` if it is one that makes no sense.
  package func reply(to text: String) throws(UsageError) -> Reply? {
    let words = text.split(separator: " ", maxSplits: 1)
    switch words.first?.lowercased() {
    case "reveal":
      guard words.count == 1 else { throw UsageError("reveal takes nothing") }
      return .end(answer ?? end("It was \(fault.way)."))
    case Guess.word:
      if let answer { return .end(answer) }
      return try judge(try Guess(words.count > 1 ? words[1] : "", among: fault.wayNames))
    default:
      return nil
    }
  }

  private func judge(_ guess: Guess) throws(UsageError) -> Reply {
    let name = guess.way
    let files = try guess.place.map { place throws(UsageError) in try sources.files(of: name, at: place) }
    guard name == fault.way else {
      // A reader who has found the way already only looks at another one.
      if !hasFoundWay { wrongWays.insert(name) }
      return .goesOn("No: \(name) does what it should.")
    }
    let yes = hasFoundWay ? "" : "Yes, it is \(name): \(counted(wayPoints, "point"))."
    hasFoundWay = true
    guard let place = guess.place, let files else {
      return .goesOn("\(yes.isEmpty ? "Yes." : yes) In which line?")
    }
    let isThere = files.contains(planted.path)
    guard isThere, planted.isHit(place.line) else {
      if isThere, planted.isNear(place.line) {
        let near = yes.isEmpty ? "Near" : "\(yes) And that is near"
        return .goesOn("\(near): the fault is in this function. In which line?")
      }
      wrongLines += 1
      return .goesOn("\(yes)\(yes.isEmpty ? "No: that" : " But that") line is as it should be.")
    }
    return .end(end("Yes, it is \(name), and that is the line: \(wayPoints + (wrongLines == 0 ? 1 : 0)) of 3 points."))
  }

  private var wayPoints: Int { max(0, 2 - wrongWays.count) }

  private func end(_ head: String) -> [String] {
    let change = planted.file.right.map { "- \($0)" } + planted.file.wrong.map { "+ \($0)" }
    let difference = try? fault.difference(after: fault.inputs())
    let proof = difference.map { Verdict(fault.label, $0, of: [fault.way]).proof } ?? []
    let place = "\(sources.name(of: planted.path)):\(planted.number)"
    let lines =
      [head, "", "\(place), - as it should be, + as it is"] + change + ["", "✗ \(fault.label)", fault.lesson, ""]
      + proof + (more.isEmpty ? [] : [""] + more)
    answer = lines.map(\.visible)
    return answer ?? []
  }
}
