import Foundation
import LoopbackServer
import Pages
import Platform
import Programs

extension Book {
  /// Serves the pages of the book with the stages of its chapters, until a signal comes: `swift run Book --serve`.
  static func serve(_ options: BookOptions) throws(BookError) {
    let server: BookServer
    do { server = try BookServer(port: options.port) } catch {
      throw BookError(69, "Book: port \(options.port): \(error): choose another one with --port N")
    }
    // Scripts read the address as the last word of the first line. The pages take some seconds to make.
    print("The book is open until Ctrl-C: \(server.address)")
    fflush(nil)
    if options.kind == .open, (try? Browser.open(server.address)) == nil {
      FileHandle.standardError.write(Data("Book: no browser can be opened: open the address yourself\n".utf8))
    }
    let files = options.files
    let documents = try files.documents() + [Laboratory.document(of: files)].compactMap(\.self)
    let book = BookPages(
      documents, linkingTo: files.targets(from: files.root, showsFiles: true), isServed: true)
    guard book.flaws.isEmpty else { throw BookError(65, lines: book.flaws.map { "\(options.pathPrefix)\($0)" }) }
    var pages = [
      "book.css": BookServer.Asset(type: "text/css") { BookPages.styleSheet },
      "book.js": BookServer.Asset(type: "text/javascript") { BookPages.script },
      "marbles.js": BookServer.Asset(type: "text/javascript") { BookPages.marbleScript },
    ]
    for page in book.pages { pages[page.name] = BookServer.Asset(type: "text/html") { page.html } }
    // Only now: a signal that comes while the pages are made ends this program at once.
    Interruption.expect()
    let stages = BackgroundPrograms(files.chapters) { swift(["run", "\($0)Web", "--serve"], in: files.root) }
    let judges = BackgroundPrograms(files.exercises) { swift(["run", "Workbook", "watch", $0], in: files.root) }
    server.serve(BookServer.Content(pages: pages, stages: stages, judges: judges))
    // A signal cannot wake this thread.
    while Interruption.number == nil { Thread.sleep(forTimeInterval: 0.2) }
    stages.end()
    judges.end()
    exit(128 + (Interruption.number ?? 0))
  }

  private static func swift(_ arguments: [String], in folder: URL) -> Program {
    Program(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift"] + arguments, environment: ["NO_COLOR": "1"], in: folder)
  }
}
