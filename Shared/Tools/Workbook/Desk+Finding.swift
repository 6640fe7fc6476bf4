import Workbench

/// Which exercise is meant.
extension Desk {
  /// The exercise at hand; before the first, that one.
  func atHand(_ bookmark: Bookmark) -> ExerciseFiles? {
    shelf.exercises.first { $0.path == bookmark.atHand } ?? next(after: nil, bookmark)
  }

  /// The first exercise from `exercise` on that is not solved, or else the first before it; from the first on, if there
  /// is none.
  func next(after exercise: ExerciseFiles?, _ bookmark: Bookmark) -> ExerciseFiles? {
    let place = exercise.flatMap { shelf.exercises.firstIndex(of: $0) } ?? 0
    return (shelf.exercises[place...] + shelf.exercises[..<place]).first { !bookmark.solved.contains($0.path) }
  }

  enum ChapterMeaning {
    /// None: the command could surprise if it chose an exercise by itself.
    case nothing
    /// The first one that is not solved.
    case firstUnsolved
    /// The one at hand, if it is of the chapter and not solved; else the first one.
    case atHand
    /// The one at hand, if it is of the chapter; else the first one that is not solved, or the last.
    case shown
  }

  /// The exercise that `word` means; nil is the one at hand.
  func exercise(
    _ word: String?, orChapter meaning: ChapterMeaning = .nothing
  ) throws(WorkbookError) -> ExerciseFiles {
    guard let word else {
      guard let atHand = atHand(try bookmark) else {
        throw .usage("all exercises are solved: name one, as list shows them")
      }
      return atHand
    }
    let found = shelf.exercises(called: word)
    if found.count == 1 { return found[0] }
    guard found.isEmpty else { throw .usage("\(word) may be \(found.map(\.path).joined(separator: " or "))") }
    let chapter = shelf.exercises(ofChapter: word)
    guard !chapter.isEmpty else {
      throw .usage("there is no exercise \(word): swift run Workbook list shows them")
    }
    if meaning != .nothing, let one = try one(of: chapter, meaning) { return one }
    throw .usage(
      "\(word) is \(meaning == .nothing ? "a chapter" : "solved"): name one of its exercises, "
        + chapter.map(\.path).joined(separator: ", "))
  }

  private func one(of chapter: [ExerciseFiles], _ meaning: ChapterMeaning) throws(WorkbookError) -> ExerciseFiles? {
    let bookmark = try bookmark
    let unsolved = chapter.filter { !bookmark.solved.contains($0.path) }
    let candidates = meaning == .shown ? chapter : unsolved
    let atHand = candidates.first { meaning != .firstUnsolved && $0.path == bookmark.atHand }
    return atHand ?? unsolved.first ?? candidates.last
  }
}
