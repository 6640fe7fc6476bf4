import Markdown

/// The headings of a page, and the ways from one chapter to the next.
struct Contents {
  struct Chapter {
    let heading: Heading
    var sections: [Heading] = []
  }

  /// All chapters; the first is the title's.
  private(set) var chapters: [Chapter] = []

  init(_ headings: [Heading]) {
    for heading in headings {
      if heading.level == 1 || chapters.isEmpty {
        chapters.append(Chapter(heading: heading))
      } else if heading.level <= 3 {
        chapters[chapters.count - 1].sections.append(heading)
      }
    }
  }

  /// The table of contents: chapters, with what is in them to be unfolded.
  var navigation: Markup {
    var items = Markup.newline
    for chapter in chapters {
      var sections = Markup.newline
      for section in chapter.sections {
        sections += .element("li", ["class": section.level > 2 ? "deep" : nil], Self.link(section)) + .newline
      }
      let title = Self.link(chapter.heading)
      let item =
        chapter.sections.isEmpty
        ? title
        : .element("details", [:], .element("summary", [:], title) + .element("ol", [:], sections))
      items += .element("li", [:], item) + .newline
    }
    let list = Markup.element("ol", [:], items)
    return .element(
      "nav", ["id": "page.contents", "class": "contents", "aria-label": "Contents"],
      .element("p", ["class": "label"], text: "Contents") + list)
  }

  /// Links from the end of a chapter, by its number from 0, to its neighbours and to the table of contents.
  func turn(chapter index: Int) -> Markup {
    guard chapters.count > 1, chapters.indices.contains(index) else { return Markup() }
    var links = Markup()
    if index > 0 { links += Self.link("prev", "← ", chapters[index - 1].heading, "") }
    links += .element("a", ["href": "#page.contents"], text: "Contents")
    if index + 1 < chapters.count { links += Self.link("next", "", chapters[index + 1].heading, " →") }
    return .element("nav", ["class": "turn", "aria-label": "Chapters"], links) + .newline
  }

  private static func link(_ relation: String, _ before: String, _ heading: Heading, _ behind: String) -> Markup {
    .element(
      "a", ["rel": relation, "href": "#\(heading.anchor)"], text: before + heading.title.plainText + behind)
  }

  private static func link(_ heading: Heading) -> Markup {
    .element("a", ["href": "#\(heading.anchor)"], text: heading.title.plainText)
  }
}
