/// What the command line asks for.
struct BookOptions: Equatable {
  /// The text to read.
  private(set) var source = "BOOK.md"

  /// Whether somebody named the text.
  private(set) var isGiven = false

  /// The file to write; `-` is standard output.
  private(set) var output = ""

  /// Whether slides are wanted, not pages.
  private(set) var isSlides = false

  /// Whether what the text asks its readers to change is to be tried.
  private(set) var isTrial = false

  /// Whether what came of that is to be written into the text.
  private(set) var renews = false

  /// Whether the help is wanted, and nothing else.
  private(set) var isHelp = false

  static let help = """
    Usage: swift run Book [OPTION]... [FILE]

    Makes one HTML file of BOOK.md, or of another Markdown FILE, that needs no network.

      --slides         slides with speaker's notes: ← → turn them, n shows the notes
      --try            try every change that the text asks its readers for: build, run, compare
      --renew          with --try: write what came out into the text
      --output FILE    where to write it (book.html or slides.html), - for standard output
      --help           this text (also -h)

    Exit status: 0 fine, 1 a change does not do what the text says, 64 bad usage, 65 something is
    wrong in the text (file:line), 66 no such file, 73 the file cannot be written.

    """

  /// Reads a command line without the program's name.
  init(_ arguments: [String]) throws(BookError) {
    if arguments.contains("--help") || arguments.contains("-h") {
      isHelp = true
      return
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      switch parts[0] {
      case "--slides" where parts.count == 1 && !isSlides:
        isSlides = true
      case "--try" where parts.count == 1 && !isTrial:
        isTrial = true
      case "--renew" where parts.count == 1 && !renews:
        renews = true
      case "--output" where output.isEmpty:
        let value = parts.count > 1 ? parts[1] : rest.popFirst() ?? ""
        guard !value.isEmpty, value == "-" || !value.hasPrefix("-") else {
          throw BookError(64, "Book: --output needs a value: write --output FILE")
        }
        output = value
      case "--slides", "--output", "--try", "--renew":
        throw BookError(64, "Book: \(parts[0]) stands once, as --help shows it")
      case let option where option.hasPrefix("-"):
        throw BookError(64, "Book: unknown option \(Self.printable(option)): --help lists the options")
      default:
        guard !isGiven else { throw BookError(64, "Book: one FILE at a time, not also \(Self.printable(argument))") }
        (source, isGiven) = (argument, true)
      }
    }
    if renews && !isTrial { throw BookError(64, "Book: --renew belongs to --try: add --try or leave --renew out") }
    if isTrial && (isSlides || !output.isEmpty) {
      throw BookError(64, "Book: --try makes no file: leave \(isSlides ? "--slides" : "--output") out")
    }
    if output.isEmpty { output = isSlides ? "slides.html" : "book.html" }
  }

  /// The text without what a terminal would take as a command.
  static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
  }
}
