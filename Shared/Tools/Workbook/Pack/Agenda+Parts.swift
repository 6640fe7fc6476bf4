/// The parts of a workshop.
extension Agenda.Part {
  static let welcome = Agenda.Part(
    minutes: 10, what: "Welcome", how: "Four ways to be told, and no winner; everybody runs `swift run Workbook`")

  static let pause = Agenda.Part(minutes: 15, what: "Pause", how: "")

  static let lunch = Agenda.Part(minutes: 60, what: "Lunch", how: "")

  static func spare(_ minutes: Int) -> Agenda.Part {
    Agenda.Part(
      minutes: minutes, what: "What took longer", how: "or one more exercise: `swift run Workbook next`",
      isClosing: minutes < 15)
  }

  static let results = Agenda.Part(
    minutes: 10, what: "Results",
    how: "`swift run Workbook result NAME` on each machine, `swift run Workbook results FOLDER` on yours",
    isClosing: true)
}

extension WorkshopChapter {
  /// The parts of the chapter, with its first `count` exercises.
  func parts(exercises count: Int) -> [Agenda.Part] {
    let opening = [
      Agenda.Part(
        minutes: 5, what: "**\(number) \(program)**",
        how: "`swift run \(program) --projector`: let a participant press keys", isOpening: true),
      Agenda.Part(
        minutes: 10, what: "Predict",
        how: "on paper and in pairs; then play it: `swift run \(program) --demo`"),
      Agenda.Part(
        minutes: 15, what: "The four ways",
        how: "`swift run \(program)`: `c` shows the code, `d` two ways line by line; who knows whom?"),
    ]
    let quiz =
      hasQuiz
      ? [
        Agenda.Part(
          minutes: 10, what: "Quiz", how: "`swift run \(program) --quiz`: which way is wrong, and in which line?")
      ]
      : []
    return opening + quiz
      + exercises.prefix(count).map {
        Agenda.Part(
          minutes: $0.minutes, what: "Exercise \($0.number)",
          how: "\($0.title): `swift run Workbook begin \($0.number)`")
      }
  }
}
