import Foundation
import Markdown
import Pages
import Terminal

/// Makes one HTML file of a text: `swift run Book`, `swift run Book --slides`.
@main enum Book {
  static func main() {
    do {
      let options = try BookOptions(Array(CommandLine.arguments.dropFirst()))
      if options.isHelp {
        print(BookOptions.help, terminator: "")
      } else if options.isTrial {
        try tryChanges(options)
      } else if options.checksJobs {
        try checkJobs(options)
      } else {
        try make(options)
      }
    } catch {
      for line in error.lines { FileHandle.standardError.write(Data("\(line.visible)\n".utf8)) }
      exit(error.status)
    }
  }

  private static func make(_ options: BookOptions) throws(BookError) {
    if options.output != "-", WrittenFile(options.output).isSame(as: WrittenFile(options.source)) {
      throw BookError(64, "Book: --output \(options.output) would write over the text itself: name another file")
    }
    let document = MarkdownDocument(try text(of: options))
    let targets = LinkedFiles(of: options.source).targets(from: options.output)
    if options.isSlides {
      let slides = Slides(document, linkingTo: targets)
      try write(slides.html, options, slides.flaws, "\(slides.count) slides")
    } else {
      let page = Page(document, linkingTo: targets)
      try write(page.html, options, page.flaws, "\(page.html.utf8.count / 1024) KB")
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

  static func text(of options: BookOptions) throws(BookError) -> String {
    if let text = try? String(contentsOfFile: options.source, encoding: .utf8) { return text }
    let name = options.source
    if FileManager.default.fileExists(atPath: options.source) {
      throw BookError(66, "Book: \(name) cannot be read as text: name a Markdown file")
    }
    throw BookError(66, "Book: there is no \(name) here: go to the folder of the package, or name a file")
  }

  private static func write(
    _ html: String, _ options: BookOptions, _ flaws: [Flaw], _ size: String
  ) throws(BookError) {
    guard flaws.isEmpty else { throw BookError(65, lines: flaws.map { "\(options.source):\($0)" }) }
    do {
      if options.output == "-" { return try FileHandle.standardOutput.write(contentsOf: Data(html.utf8)) }
      try WrittenFile(options.output).write(html)
    } catch {
      let name = options.output == "-" ? "standard output" : options.output
      throw BookError(73, "Book: \(name) cannot be written: name another file with --output FILE")
    }
    print("\(options.output.visible): \(size)")
  }
}
