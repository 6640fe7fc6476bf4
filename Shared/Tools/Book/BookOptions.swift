import Foundation

/// The options of the command line.
struct BookOptions: Equatable {
  /// The task of the program.
  enum Kind: String {
    case pages, single, slides, serve, open, `try`, jobs, size
  }

  /// The text; nil for the book.
  private(set) var source: String?
  private(set) var kind = Kind.pages

  /// The file or folder to write; `-` is standard output.
  private(set) var output = ""
  private(set) var renews = false

  /// The port of the server; 0 for any that is free.
  private(set) var port = Self.defaultPort

  /// Always the same: to a browser, another port is another site.
  static let defaultPort: UInt16 = 4747

  /// True if only the help is wanted.
  private(set) var isHelp = false

  static let help = """
    Usage: swift run Book [OPTION]... [FILE]

    Makes a page of each chapter of the book, with an index, that needs no network: open
    book/index.html. The book is BOOK.md, and the README.md of each chapter. With FILE, another
    Markdown text, it makes one page.

      --serve          serve the pages with the stage of each chapter, until Ctrl-C
      --open           the same, and open them in a browser
      --port N         the port for that, 0 for any that is free (4747, where the browser finds
                       again what it has kept)
      --single         one page of the whole book
      --slides         slides for a room: ← → turn them, p opens a window with the speaker's
                       notes, ? shows the other keys
      --try            try every change that the text asks its readers for: build, run, compare
      --jobs           check that the lines of each job in the index by job are those that run
      --size           print how long the documents are, and how much of their code is shown twice
      --renew          with --try: write what came out into the text; with --jobs: how many lines ran
      --output FILE    where to write it (the folder book, book.html, book-slides.html, or
                       workshop-slides.html for WORKSHOP.md), - for standard output
      --help           this text (also -h)

    Exit status: 0 fine, 1 a change or a line does not do what the text says, or a document is too
    long, 64 bad usage, 65 something is wrong in the text (file:line), 66 no such file, 69 nothing
    can be built here or the port is taken, 73 a file cannot be written or put back, 75 another
    --try or --jobs is at work, 128 and its number if a signal came.

    """

  /// The texts that are read.
  var files: BookFiles { source.map(BookFiles.init(text:)) ?? BookFiles(root: Self.folder) }

  /// The folder in which the program runs.
  static var folder: URL { URL(fileURLWithPath: FileManager.default.currentDirectoryPath) }

  /// The beginning of a document's path in messages, so that it is the path that was typed.
  var pathPrefix: String {
    guard let source, let path = files.paths.first, source.hasSuffix(path) else { return "" }
    return String(source.dropLast(path.count))
  }

  /// True if the output is a folder.
  var isFolder: Bool { kind == .pages }

  /// Reads a command line without the program's name.
  init(_ arguments: [String]) throws(BookError) {
    if arguments.contains("--help") || arguments.contains("-h") {
      isHelp = true
      return
    }
    var kinds: [Kind] = []
    var hasPort = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts =
        argument.isEmpty
        ? [""] : argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let kind = Self.kinds[parts[0]]
      switch parts[0] {
      case let option where parts.count > 1 && (kind != nil || option == "--renew"):
        throw BookError(64, "Book: \(option) takes no value: write \(option)")
      case "--renew" where !renews:
        renews = true
      case "--port" where !hasPort:
        let value = parts.count > 1 ? parts[1] : rest.popFirst() ?? ""
        guard let number = UInt16(value) else {
          throw BookError(64, "Book: --port needs a number from 0 to 65535: write --port N")
        }
        (port, hasPort) = (number, true)
      case "--output" where output.isEmpty:
        let value = parts.count > 1 ? parts[1] : rest.popFirst() ?? ""
        guard !value.isEmpty, value == "-" || !value.hasPrefix("-") else {
          throw BookError(64, "Book: --output needs a value: write --output FILE")
        }
        output = value
      case let option:
        if let kind, !kinds.contains(kind) {
          kinds.append(kind)
        } else if kind != nil || ["--output", "--port", "--renew"].contains(option) {
          throw BookError(64, "Book: \(option) stands once, as --help shows it")
        } else if option.hasPrefix("-") {
          throw BookError(64, "Book: unknown option \(option): --help lists the options")
        } else if source != nil {
          throw BookError(64, "Book: one FILE at a time, not also \(argument)")
        } else if argument.isEmpty {
          throw BookError(64, "Book: an empty name is no file: name one, or leave it out for the book")
        } else {
          source = argument
        }
      }
    }
    if hasPort, kinds.first != .serve, kinds.first != .open {
      throw BookError(64, "Book: --port belongs to --serve or --open: add one or leave --port out")
    }
    try refuseContradictions(kinds)
    kind = kinds.first ?? (source == nil ? .pages : .single)
    if output.isEmpty { output = defaultOutput }
    if isFolder && output == "-" {
      throw BookError(64, "Book: the pages are a folder: write --output FOLDER, or add --single")
    }
  }

  private var defaultOutput: String {
    switch kind {
    case .pages: "book"
    case .slides:
      URL(fileURLWithPath: source ?? "book").deletingPathExtension().lastPathComponent.lowercased() + "-slides.html"
    default: "book.html"
    }
  }

  private static let kinds: [String: Kind] = [
    "--single": .single, "--slides": .slides, "--serve": .serve, "--open": .open, "--try": .try, "--jobs": .jobs,
    "--size": .size,
  ]

  /// - Throws: `BookError` for options that do not go together.
  private func refuseContradictions(_ kinds: [Kind]) throws(BookError) {
    if kinds.count > 1 {
      throw BookError(64, "Book: --\(kinds[0]) and --\(kinds[1]) are two things: one at a time")
    }
    let kind = kinds.first
    if renews && kind != .try && kind != .jobs {
      throw BookError(64, "Book: --renew belongs to --try or --jobs: add one or leave --renew out")
    }
    guard let kind, [.serve, .open, .try, .jobs, .size].contains(kind) else { return }
    if !output.isEmpty { throw BookError(64, "Book: --\(kind) makes no file: leave --output out") }
    if [.serve, .open].contains(kind), let source {
      throw BookError(64, "Book: --\(kind) shows the book only: leave \(source) out")
    }
    if kind == .jobs, let source { throw BookError(64, "Book: --jobs reads no text: leave \(source) out") }
  }
}
