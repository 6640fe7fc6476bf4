/// The schedule of a workshop.
///
/// Each chapter has its opening, its prediction, the four ways, the quiz and at least its first exercise; what time is left
/// is for further exercises, by turns. From six hours on, one of them is for lunch.
struct Agenda {
  let parts: [Part]

  /// The exercises for which there is no time.
  let leftOut: [WorkshopChapter.Exercise]

  /// The most minutes of a workshop: a working day.
  static let mostMinutes = 540

  struct Part: Equatable {
    let minutes: Int
    let what: String
    let how: String
    var isOpening = false
    /// True if there is no break before it: it belongs to the part before.
    var isClosing = false
  }

  /// - Throws: `WorkbookError` if `minutes` are too few, with how many are needed, or too many, with how many are enough.
  init(_ chapters: [WorkshopChapter], minutes: Int) throws(WorkbookError) {
    let day = Day(chapters: chapters, hasLunch: minutes >= Day.lunchFrom)
    var taken = chapters.map { min(1, $0.exercises.count) }
    guard day.parts(taken).total <= minutes else { throw .usage(day.tooFew(minutes, taken)) }
    // By turns, so that no chapter gets all; what does not fit any more ends its chapter.
    var open = Set(chapters.indices)
    while !open.isEmpty {
      for index in chapters.indices where open.contains(index) {
        var more = taken
        more[index] += 1
        if more[index] <= chapters[index].exercises.count, day.parts(more).total <= minutes {
          taken = more
        } else {
          open.remove(index)
        }
      }
    }
    leftOut = zip(chapters, taken).flatMap { $0.exercises.dropFirst($1) }
    // Some parts always take longer. Where all is done, an hour of waiting would be too much.
    let room = leftOut.isEmpty ? Day.longestSpare : 80
    let spare = (0...room).last { day.parts(taken, spare: $0).total <= minutes } ?? 0
    guard !leftOut.isEmpty || spare < room || day.parts(taken, spare: spare).total == minutes else {
      throw .usage(day.tooMany(minutes, taken))
    }
    parts = day.parts(taken, spare: spare)
  }
}

extension [Agenda.Part] {
  var total: Int { reduce(0) { $0 + $1.minutes } }
}
