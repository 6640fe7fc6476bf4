import Foundation
import Markdown
import Pages
import Terminal

/// Makes HTML pages of the book: `swift run Book`, `swift run Book --single`, `swift run Book --slides`.
@main enum Book {
  static func main() {
    do {
      let options = try BookOptions(Array(CommandLine.arguments.dropFirst()))
      if options.isHelp {
        print(BookOptions.help, terminator: "")
      } else {
        switch options.kind {
        case .serve, .open: try serve(options)
        case .try: try tryChanges(options)
        case .jobs: try checkJobs(options)
        case .size: try printSize(options)
        case .pages, .single, .slides: try make(options)
        }
      }
    } catch {
      for line in error.lines { FileHandle.standardError.write(Data("\(line.visible)\n".utf8)) }
      exit(error.status)
    }
  }

  private static func make(_ options: BookOptions) throws(BookError) {
    let files = options.files
    for path in files.paths where options.output != "-" {
      guard !WrittenFile(options.output).isSame(as: WrittenFile(files.url(path).path)) else {
        throw BookError(64, "Book: --output \(options.output) would write over the text itself: name another file")
      }
    }
    let documents = try files.documents()
    let output = options.output == "-" ? files.url(files.paths[0]) : URL(fileURLWithPath: options.output)
    let targets = files.targets(
      from: options.isFolder ? output : output.deletingLastPathComponent(), showsFiles: options.isFolder)
    switch options.kind {
    case .slides:
      let slides = Slides(documents, linkingTo: targets)
      try write([(options.output, slides.html)], slides.flaws, options, "\(slides.count) slides")
    case .pages:
      let book = BookPages(documents, linkingTo: targets)
      let pages = book.pages.map { (output.appendingPathComponent($0.name).path, $0.html) }
      try write(pages, book.flaws, options, "\(pages.count) pages, index.html first")
    default:
      let page = Page(documents, linkingTo: targets)
      try write([(options.output, page.html)], page.flaws, options, "\(page.html.utf8.count / 1024) KB")
    }
  }

  /// Writes a text over what a file has.
  static func save(_ text: String, to file: String) throws(BookError) {
    do {
      try WrittenFile(file).write(text)
    } catch {
      throw BookError(73, "Book: \(file) cannot be written")
    }
  }

  private static func write(
    _ pages: [(path: String, html: String)], _ flaws: [Flaw], _ options: BookOptions, _ size: String
  ) throws(BookError) {
    let prefix = options.pathPrefix
    guard flaws.isEmpty else { throw BookError(65, lines: flaws.map { "\(prefix)\($0)" }) }
    do {
      for (path, html) in pages {
        if path == "-" { return try FileHandle.standardOutput.write(contentsOf: Data(html.utf8)) }
        if options.isFolder {
          let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try WrittenFile(path).write(html)
      }
    } catch {
      let name = options.output == "-" ? "standard output" : options.output
      let kind = options.isFolder ? "FOLDER" : "FILE"
      throw BookError(73, "Book: \(name) cannot be written: name another \(kind.lowercased()) with --output \(kind)")
    }
    print("\(options.output.visible): \(size)")
  }
}
