extension Agenda {
  /// A day with some chapters, with lunch or without.
  struct Day {
    let chapters: [WorkshopChapter]
    let hasLunch: Bool
    static let lunchFrom = 360

    /// The most time that is left over where no exercise is.
    static let longestSpare = 30

    /// The day with the first exercises of each chapter, as many as are `taken`, and with breaks.
    func parts(_ taken: [Int], spare: Int = 0) -> [Part] {
      let work = zip(chapters, taken).flatMap { chapter, count in chapter.parts(exercises: count) }
      return withBreaks([.welcome] + work + (spare > 0 ? [.spare(spare)] : []) + [.results])
    }

    /// `parts` with a break before people would sit for more than an hour and a half; before a chapter after an hour.
    private func withBreaks(_ parts: [Part]) -> [Part] {
      var (all, sitting, hasEaten) = ([Part](), 0, !hasLunch)
      for (index, part) in parts.enumerated() {
        let closing = Array(parts[(index + 1)...].prefix(while: \.isClosing))
        let isTooLong = sitting + part.minutes + closing.total > 90
        if sitting > 0, !part.isClosing, isTooLong || (part.isOpening && sitting >= 60) {
          let isLunch = !hasEaten && all.total >= 150
          hasEaten = hasEaten || isLunch
          all.append(isLunch ? .lunch : .pause)
          sitting = 0
        }
        all.append(part)
        sitting += part.minutes
      }
      return all
    }
  }
}

/// The messages about a day that is impossible.
extension Agenda.Day {
  private var programs: String { chapters.map(\.program).joined(separator: ", ") }

  private var withLunch: Agenda.Day { Agenda.Day(chapters: chapters, hasLunch: true) }

  private var withoutLunch: Agenda.Day { Agenda.Day(chapters: chapters, hasLunch: false) }

  /// Returns the message that `minutes` are too few for the exercises `taken`.
  func tooFew(_ minutes: Int, _ taken: [Int]) -> String {
    let (long, short) = (withLunch.parts(taken).total, withoutLunch.parts(taken).total)
    // As many minutes as are needed may bring a lunch with them.
    let needed = hasLunch || short >= Self.lunchFrom ? long : short
    let line = "\(minutes) minutes are too few for \(programs): \(needed) are needed"
    if needed > Agenda.mostMinutes { return "\(line), and a day has \(Agenda.mostMinutes): cut a set for each day" }
    return line + (short < min(needed, Self.lunchFrom) ? ", or \(short) without a lunch" : "")
  }

  /// Returns the message that `minutes` are too many for all exercises, which are `taken`.
  func tooMany(_ minutes: Int, _ taken: [Int]) -> String {
    let long = withLunch.parts(taken, spare: Self.longestSpare).total
    // As few minutes as are enough may lose the lunch.
    let enough =
      hasLunch && long >= Self.lunchFrom ? long : withoutLunch.parts(taken, spare: Self.longestSpare).total
    return "\(minutes) minutes are too many for \(programs): \(enough) are enough for all their exercises"
  }
}
