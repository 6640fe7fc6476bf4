/// What the command line asks for.
enum WorkbookCommand: Equatable {
  /// Where the reader is, and what is next.
  case overview
  /// All exercises.
  case list
  /// The exercise at hand is judged; if it is solved, the next one begins.
  case next
  /// This exercise is taken up.
  case begin(String)
  /// One exercise is judged; nil is the one at hand.
  case verify(String?)
  /// All for which something has been written are judged.
  case verifyAll
  /// The next hint.
  case hint(String?)
  /// The solution, and why it is one.
  case solution(String?)
  /// The skeleton again, in the place of what was written, which is kept.
  case reset(String?)
  /// An exercise is judged whenever its file is saved.
  case watch(String?)
  /// The help.
  case help

  static let usage = """
    Usage: swift run Workbook [COMMAND] [EXERCISE]

    Exercises to the chapters of the book. You write into a file of your own; the workbook builds
    it and says what is still wrong, with the shortest script that shows it.

      (nothing)             where you are, and what is next
      list                  all exercises
      next                  judge the exercise at hand, and go on when it is solved
      begin EXERCISE        take up this one: Counter/Reset, Reset or 3.1
      verify [EXERCISE]     judge one, or the one at hand; verify all: all that you have written
      hint [EXERCISE]       a hint; three there are, each tells more
      solution [EXERCISE]   a solution, and why it is one
      reset [EXERCISE]      begin it anew; what you have written is kept beside it
      watch [EXERCISE]      judge it whenever you save the file, until Ctrl-C
      --help                this text (also -h)

    Where you are is kept in the file .workbook, which is yours.

    Exit status: 0 fine, 1 not solved yet, 64 bad usage, 69 nothing can be built here, 73
    a file cannot be read or written.

    """

  /// Reads a command line without the program's name.
  init(_ arguments: [String]) throws(WorkbookError) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
      return
    }
    let (word, exercise) = (arguments.first, arguments.dropFirst().first)
    guard arguments.count < 3 else { throw .usage("one EXERCISE at a time: \(arguments[2]) is too much") }
    switch word {
    case nil: self = .overview
    case "list": self = .list
    case "next": self = .next
    case "begin":
      guard let exercise else { throw .usage("begin needs an exercise: swift run Workbook list shows them") }
      self = .begin(exercise)
    case "verify": self = exercise == "all" ? .verifyAll : .verify(exercise)
    case "hint": self = .hint(exercise)
    case "solution": self = .solution(exercise)
    case "reset": self = .reset(exercise)
    case "watch": self = .watch(exercise)
    case let word?: throw .usage("there is no command \(word): --help lists them")
    }
    if exercise != nil, [.overview, .list, .next].contains(self) {
      throw .usage("\(word ?? "") takes no exercise")
    }
  }
}
