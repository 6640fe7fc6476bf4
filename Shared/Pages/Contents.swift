import Markdown
import Pictures

/// The table of contents of a page, and the ways from one chapter to the next.
struct Contents {
  let chapters: [Manuscript.Chapter]
  let places: HeadingPlaces

  /// The table of contents: the chapters, with the sections of the page's own, or with those of all to be unfolded.
  ///
  /// - Parameter index: the chapter that has the page to itself, from 0; `nil` if all are on one page.
  func navigation(at index: Int?) -> Markup {
    var items = Markup.newline
    for (number, chapter) in chapters.enumerated() {
      guard let title = chapter.title else { continue }
      let page = index.map { chapters[$0] }
      func link(_ heading: Heading, isCurrent: Bool = false) -> Markup {
        .element(
          "a", ["href": address(heading, of: chapter, from: page), "aria-current": isCurrent ? "page" : nil],
          text: heading.title.plainText)
      }
      var sections = Markup.newline
      for section in chapter.sections where index == nil || index == number {
        sections += .element("li", ["class": section.level > 2 ? "deep" : nil], link(section)) + .newline
      }
      var item = link(title, isCurrent: index == number)
      let list = sections == .newline ? Markup() : .element("ol", [:], sections)
      if index == nil, sections != .newline {
        item += .element("details", [:], .element("summary", text: "its sections") + list)
      } else {
        item += list
      }
      items += .element("li", [:], item) + .newline
    }
    return .element(
      "nav", ["id": "page.contents", "class": "contents", "aria-label": "Contents"],
      .element("p", ["class": "label"], text: "Contents") + .element("ol", [:], items))
  }

  /// Links from the end of a chapter, by its number from 0, to its neighbours and to the table of contents.
  func turn(chapter index: Int, isAlone: Bool) -> Markup {
    guard chapters.count > 1 else { return Markup() }
    func link(_ relation: String, _ before: String, _ number: Int, _ behind: String) -> Markup {
      guard chapters.indices.contains(number), let title = chapters[number].title else { return Markup() }
      let address = address(title, of: chapters[number], from: isAlone ? chapters[index] : nil)
      return .element("a", ["rel": relation, "href": address], text: before + title.title.plainText + behind)
    }
    let links =
      link("prev", "← ", index - 1, "") + .element("a", ["href": "#page.contents"], text: "Contents")
      + link("next", "", index + 1, " →")
    return .element("nav", ["class": "turn", "aria-label": "Chapters"], links) + .newline
  }

  private func address(_ heading: Heading, of chapter: Manuscript.Chapter, from page: Manuscript.Chapter?) -> String {
    let place = LinkedPlace(path: chapter.path, anchor: heading.anchor)
    return (try? places.address(place, in: chapter.path, from: page.map(places.page) ?? "")) ?? ""
  }
}
