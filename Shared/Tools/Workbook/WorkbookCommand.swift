/// The request of the command line.
enum WorkbookCommand: Equatable {
  case overview
  case list
  /// The exercise at hand is judged; if it is solved, the next one begins.
  case next
  case begin(String)
  /// One exercise is judged; nil is the one at hand.
  case verify(String?)
  case verifyAll
  /// The chapter's program is started with what was written for one exercise, and with these options.
  case run(String?, [String])
  case hint(String?)
  case solution(String?)
  case reset(String?)
  case watch(String?)
  case backtrace(String?)
  case agenda(PackOrder)
  case pack(PackOrder)
  case result(String)
  case results(String)
  case newChapter(String)
  case help

  static let usage = """
    Usage: swift run Workbook [COMMAND] [EXERCISE]

    Exercises to the chapters of the book. You write into a file of your own; the workbook builds
    it and says what is still wrong, with the shortest script that shows it.

      (nothing)             where you are, and what is next
      list                  all exercises
      next                  judge the exercise at hand, and go on when it is solved
      begin EXERCISE        take up this one: Counter/ResetUnseen, ResetUnseen or 3.1
      verify [EXERCISE]     judge one, or the one at hand; verify all: all that you have written
      run [EXERCISE] [OPTION]...
                            show your way beside what it is compared with; the options are
                            those of the chapter, swift run Counter --help
      hint [EXERCISE]       a hint; three there are, each tells more
      solution [EXERCISE]   a solution, and why it is one
      reset [EXERCISE]      begin it anew; what you have written is kept beside it
      watch [EXERCISE]      judge it whenever you save the file, until Ctrl-C
      backtrace [EXERCISE]  the calls that led to the crash that verify or watch told of
      help                  this text (also --help, -h)

    For a workshop:

      agenda CHAPTER ... --minutes N
                            what to do when with these chapters: 03 or Counter; they come
                            in the order of the book
      pack CHAPTER ... --minutes N [--to FOLDER]
                            cut a package with these chapters, its agenda and nothing of yours;
                            into Workshop beside this folder, unless told otherwise
      result NAME           write how far you have come into the file NAME.result
      results FOLDER        the results of a class as a table

    For an author:

      new-chapter NAME      make a small chapter that runs and is tested, for a feature of your own

    Where you are is kept in the file .workbook, which is yours.

    Exit status: 0 fine, 1 not solved yet or a result that is damaged, 64 bad usage, 69 nothing
    can be built, judged, cut or made here, 73 a file cannot be read or written.
    """

  /// Reads a command line without the program's name.
  init(_ arguments: [String]) throws(WorkbookError) {
    if arguments.first == "help" || arguments.contains("--help") || arguments.contains("-h") {
      self = .help
      return
    }
    if let order = try Self.workshop(arguments) {
      self = order
      return
    }
    if arguments.first == "run" {
      let rest = arguments.dropFirst()
      let exercise = rest.prefix(1).first { !$0.hasPrefix("-") }
      self = .run(exercise, Array(exercise == nil ? rest : rest.dropFirst()))
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
    case "backtrace": self = .backtrace(exercise)
    case let word?: throw .usage("there is no command \(word): swift run Workbook help lists them")
    }
    if exercise != nil, [.overview, .list, .next].contains(self) {
      throw .usage("\(word ?? "") takes no exercise")
    }
  }

  /// Returns the command of a teacher or an author; nil for any other.
  private static func workshop(_ arguments: [String]) throws(WorkbookError) -> WorkbookCommand? {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "agenda": return .agenda(try PackOrder(rest, of: "agenda"))
    case "pack": return .pack(try PackOrder(rest, of: "pack"))
    case "new-chapter":
      guard rest.count == 1 else {
        throw .usage("new-chapter needs the name of the chapter: swift run Workbook new-chapter LightSwitch")
      }
      return .newChapter(rest[0])
    case "result":
      guard !rest.isEmpty else { throw .usage("result needs the name that your teacher knows you by") }
      return .result(rest.joined(separator: " "))
    case "results":
      guard rest.count == 1 else { throw .usage("results needs the one folder where the files of all are") }
      return .results(rest[0])
    default: return nil
    }
  }
}
