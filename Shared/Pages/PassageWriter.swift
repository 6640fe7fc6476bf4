import Diagrams
import Markdown
import Pictures

/// Writes passages as HTML.
struct PassageWriter {
  /// The links that lead nowhere.
  private(set) var flaws: [Flaw] = []

  /// The files that have pages of their own because a link leads to them.
  private(set) var shownFiles: Set<String> = []

  /// The name of the page that is written; empty if there is one page only.
  var page = ""

  /// The address of the folder of the pages, from the page that is written.
  var root = ""

  /// True if there are buttons that open the stage of the chapter.
  var offersStages = false

  /// The path of the document from which the passages are.
  var document = ""

  let targets: LinkTargets
  var places: HeadingPlaces
  private var pictureCount = 0

  init(_ targets: LinkTargets, _ places: HeadingPlaces) {
    self.targets = targets
    self.places = places
  }

  /// A chapter, with what stands at its end.
  mutating func write(_ chapter: Manuscript.Chapter, _ end: Markup) -> Markup {
    document = chapter.path
    let content = chapter.passages.map { write($0) }.joined() + end
    return .element("section", ["class": "chapter"], content) + .newline
  }

  /// A passage.
  mutating func write(_ passage: Passage) -> Markup {
    switch passage {
    case .block(let block): return write(block)
    case .listing(let file, let part, let lines): return listing(file, part, lines)
    case .change(let file, let part, let from, let lines): return change(file, part, from, lines)
    case .output(let lines, let isChanged): return .output(lines) + offer(lines.first ?? "", isChanged)
    case .sequences(let sheet, let command): return figure(of: sheet, command)
    case .marbles(let diagram): return figure(of: diagram)
    case .ways(let columns): return write(columns)
    case .details(let summary, let passages):
      let content = passages.map { write($0) }.joined()
      return .element("details", ["class": "answer"], .element("summary", [:], write(summary)) + content) + .newline
    }
  }

  /// The columns with what is said of each.
  private mutating func write(_ columns: [WayColumn]) -> Markup {
    var content = Markup.newline
    for column in columns {
      let code = write(column.code)
      let lead = Markup.element("div", ["class": "lead"], column.lead.map { write($0) }.joined())
      content += .element("div", ["class": "way"], lead + code) + .newline
    }
    return .element("div", ["class": "ways"], content) + .newline
  }

  /// Code with the place where it stands.
  private mutating func listing(_ file: String, _ part: String?, _ lines: [String]) -> Markup {
    let start = part == nil ? nil : targets.text(file).flatMap { TextLines($0).firstLine(of: lines) }
    return .figure(
      link(toFile: file, line: start) + Self.suffix(part), .code(file.hasSuffix(".swift") ? "swift" : "", lines))
  }

  /// Lines with signs.
  private mutating func change(_ file: String, _ part: String?, _ from: String?, _ lines: [String]) -> Markup {
    let caption = from.map { link(toFile: $0) + .text(" → ") } ?? Markup()
    return .figure(caption + link(toFile: file) + Self.suffix(part), .change(lines))
  }

  private static func suffix(_ part: String?) -> Markup { .text(part.map { " · \($0)" } ?? "") }

  private mutating func link(toFile file: String, line: Int? = nil) -> Markup {
    let name = Markup.element("code", text: file)
    let address = try? address(ofFile: LinkedPlace(path: file, anchor: line.map { "L\($0)" }))
    return address.map { .element("a", ["href": $0], name) } ?? name
  }

  // MARK: Links

  /// The id of a heading on its page.
  func id(_ heading: Heading) -> String { places.id(heading, in: document) }

  /// Returns the address of a link; `nil`, and a flaw, if it leads nowhere.
  mutating func address(_ destination: String, _ line: Int) -> String? {
    if destination.hasPrefix("https://") || destination.hasPrefix("http://") { return destination }
    do throws(BadLink) {
      let place = try LinkedPlace(destination, in: document)
      if let heading = try places.address(place, in: document, from: page) {
        return heading.hasPrefix("#") ? heading : root + heading
      }
      return try address(ofFile: place)
    } catch {
      flaws.append(Flaw(line: line, error.message).located(in: document))
      return nil
    }
  }

  private mutating func address(ofFile place: LinkedPlace) throws(BadLink) -> String {
    let address = try targets.address(place.path, place.anchor)
    guard targets.text(place.path) != nil else { return root + address }
    shownFiles.insert(place.path)
    // Of several lines the page shows the first.
    let line = place.anchor.map { "#\(place.path.hasSuffix(".md") ? $0[...] : $0.prefix { $0 != "-" })" } ?? ""
    return root + LinkTargets.encoded(Self.page(ofFile: place.path)) + line
  }

  /// The name of the page that shows a file.
  static func page(ofFile path: String) -> String { "files/\(path).html" }

  // MARK: Pictures

  /// Returns a picture of a file, which becomes a part of the page; `nil`, and a flaw, if there is no such file.
  mutating func picture(_ text: String, _ destination: String, _ line: Int) -> Markup? {
    do throws(BadLink) {
      let place = try LinkedPlace(destination, in: document)
      guard place.path.hasSuffix(".svg"), let source = targets.picture(place.path) else {
        throw BadLink("there is no picture \(destination): name an SVG file")
      }
      return .element("img", ["src": "data:image/svg+xml;base64,\(source)", "alt": text])
    } catch {
      flaws.append(Flaw(line: line, error.message).located(in: document))
      return nil
    }
  }

  private mutating func figure(of sheet: SequenceSheet, _ command: String) -> Markup {
    var content = Markup.element("figcaption", [:], .element("code", text: "$ \(command)")) + .newline
    for way in sheet.ways {
      pictureCount += 1
      content +=
        .scrolling(.svg(way, after: sheet.input, number: pictureCount), name: "Diagram: \(way.title)") + .newline
    }
    return .element("figure", ["class": "sequences"], content) + .newline
  }

  private mutating func figure(of diagram: MarbleDiagram) -> Markup {
    pictureCount += 1
    let picture = Markup.scrolling(.svg(diagram, number: pictureCount), name: "Diagram: \(diagram.result.label)")
    return .element("figure", ["class": "marbles"], picture + code(of: diagram)) + .newline + offer(diagram)
  }
}

extension TextLines {
  /// Returns the number of the line, from 1, where these lines begin; `nil` if they are not there.
  func firstLine(of part: [String]) -> Int? {
    guard let first = part.first else { return nil }
    // A part is woven without the indentation that its lines share.
    return lines.indices.first { index in
      lines[index].hasSuffix(first) && lines[index...].count >= part.count
        && zip(lines[index...], part).allSatisfy { $0.hasSuffix($1) }
    }.map { $0 + 1 }
  }
}
