/// The options of the command line.
struct BookOptions: Equatable {
  private(set) var source = "BOOK.md"
  private(set) var isGiven = false

  /// The file to write; `-` is standard output.
  private(set) var output = ""

  /// True for slides, false for pages.
  private(set) var isSlides = false
  private(set) var isTrial = false
  private(set) var checksJobs = false
  private(set) var renews = false

  /// True if only the help is wanted.
  private(set) var isHelp = false

  static let help = """
    Usage: swift run Book [OPTION]... [FILE]

    Makes one HTML file of BOOK.md, or of another Markdown FILE, that needs no network.

      --slides         slides with speaker's notes: ← → turn them, n shows the notes
      --try            try every change that the text asks its readers for: build, run, compare
      --jobs           check that the lines of each job in the index by job are those that run
      --renew          with --try: write what came out into the text; with --jobs: how many lines ran
      --output FILE    where to write it (book.html or slides.html), - for standard output
      --help           this text (also -h)

    Exit status: 0 fine, 1 a change or a line does not do what the text says, 64 bad usage, 65
    something is wrong in the text (file:line), 66 no such file, 69 nothing can be built here, 73 a
    file cannot be written or put back, 75 another --try or --jobs is at work, 128 and its number if
    a signal came.

    """

  /// Reads a command line without the program's name.
  init(_ arguments: [String]) throws(BookError) {
    if arguments.contains("--help") || arguments.contains("-h") {
      isHelp = true
      return
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts =
        argument.isEmpty
        ? [""] : argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      switch parts[0] {
      case "--slides" where parts.count == 1 && !isSlides:
        isSlides = true
      case "--try" where parts.count == 1 && !isTrial:
        isTrial = true
      case "--jobs" where parts.count == 1 && !checksJobs:
        checksJobs = true
      case "--renew" where parts.count == 1 && !renews:
        renews = true
      case "--output" where output.isEmpty:
        let value = parts.count > 1 ? parts[1] : rest.popFirst() ?? ""
        guard !value.isEmpty, value == "-" || !value.hasPrefix("-") else {
          throw BookError(64, "Book: --output needs a value: write --output FILE")
        }
        output = value
      case let option where parts.count > 1 && ["--slides", "--try", "--jobs", "--renew"].contains(option):
        throw BookError(64, "Book: \(option) takes no value: write \(option)")
      case "--slides", "--output", "--try", "--jobs", "--renew":
        throw BookError(64, "Book: \(parts[0]) stands once, as --help shows it")
      case let option where option.hasPrefix("-"):
        throw BookError(64, "Book: unknown option \(option): --help lists the options")
      default:
        guard !isGiven else { throw BookError(64, "Book: one FILE at a time, not also \(argument)") }
        guard !argument.isEmpty else {
          throw BookError(64, "Book: an empty name is no file: name one, or leave it out for BOOK.md")
        }
        (source, isGiven) = (argument, true)
      }
    }
    try refuseContradictions()
    if output.isEmpty { output = isSlides ? "slides.html" : "book.html" }
  }

  /// - Throws: `BookError` for options that do not go together.
  private func refuseContradictions() throws(BookError) {
    if isTrial && checksJobs { throw BookError(64, "Book: --try and --jobs are two things: one at a time") }
    guard isTrial || checksJobs else {
      if renews { throw BookError(64, "Book: --renew belongs to --try or --jobs: add one or leave --renew out") }
      return
    }
    let name = isTrial ? "--try" : "--jobs"
    if isSlides || !output.isEmpty {
      throw BookError(64, "Book: \(name) makes no file: leave \(isSlides ? "--slides" : "--output") out")
    }
    if checksJobs && isGiven { throw BookError(64, "Book: --jobs reads no text: leave \(source) out") }
  }
}
