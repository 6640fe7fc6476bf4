import Markdown
import Pictures

/// Slides that grow passage by passage.
struct SlideDeck {
  /// The slides so far; what is said behind something that fills a slide is said while it is there.
  private(set) var slides: [Slide] = []

  mutating func add(_ passage: Passage, _ writer: inout PassageWriter) {
    switch passage {
    case .block(let block): add(block, &writer)
    case .ways(let columns):
      for block in columns.flatMap(\.lead) { note(writer.write(block)) }
      let bare = columns.map {
        WayColumn(way: $0.way, lead: [], file: $0.file, part: $0.part, from: $0.from, lines: $0.lines)
      }
      show(.ways(bare), &writer)
    // On slides an answer is the speaker's to give.
    case .details: note(writer.write(passage))
    case .listing, .change, .output, .sequences, .marbles: show(passage, &writer)
    }
  }

  private mutating func add(_ block: Block, _ writer: inout PassageWriter) {
    switch block.content {
    case .heading(let heading) where heading.level <= 3:
      begin(heading, writer.write(block))
    case .rule:
      begin(nil, Markup())
    case .paragraph(let inlines) where !inlines.allSatisfy(\.isEmphasis):
      note(writer.write(block))
    case .heading:
      if let last = slides.last, last.shown != Markup() { slides.append(Slide(again: last.heading)) }
      show(.block(block), &writer)
      slides[slides.count - 1].isLeadOnly = true
    case .paragraph, .code, .list, .table, .quote:
      show(.block(block), &writer)
    case .details, .comment: break
    }
  }

  private mutating func begin(_ heading: Heading?, _ title: Markup) {
    // A rule and a heading under it begin one slide, not two.
    if slides.last?.isEmpty == true { slides.removeLast() }
    slides.append(Slide(heading: heading, title: title))
  }

  private mutating func show(_ passage: Passage, _ writer: inout PassageWriter) {
    if slides.isEmpty { slides.append(Slide()) }
    let last = slides[slides.count - 1]
    // A heading of a lower level stays with what follows it.
    let space = last.isLeadOnly ? last.space : Slide(again: last.heading).space
    for piece in SlidePiece.pieces(of: passage, atMost: space) {
      if !slides[slides.count - 1].hasRoom(for: piece) {
        slides.append(Slide(again: slides[slides.count - 1].heading))
      }
      slides[slides.count - 1].show(piece, writer.write(piece.passage))
    }
  }

  private mutating func note(_ content: Markup) {
    if slides.isEmpty { slides.append(Slide()) }
    slides[slides.count - 1].notes += content
  }
}

extension Inline {
  fileprivate var isEmphasis: Bool {
    if case .emphasis = self { true } else { false }
  }
}
