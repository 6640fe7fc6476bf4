extension Markup {
  /// A picture with a title and a description for those who cannot see it.
  ///
  /// - Parameter number: another one for each picture of a page; `nil` for a picture that stands alone, with its style.
  package static func svg(
    title: String, description: String, number: Int?, width: Int, height: Int, _ content: Markup
  ) -> Markup {
    // No heading has an anchor with a point.
    let name = number.map { "picture.\($0)" } ?? "picture"
    let (titleName, descriptionName) = ("\(name).title", "\(name).description")
    let paper = element("rect", ["class": "paper", "width": "\(width)", "height": "\(height)"])
    let style =
      number == nil
      ? element("style", [:], .newline + .verbatim(StaticResource(StaticResource.colors, StaticResource.pictures)))
        + newline + paper : Markup()
    let texts =
      element("title", ["id": titleName], text: title) + element("desc", ["id": descriptionName], text: description)
    return element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "role": "img", "aria-labelledby": "\(titleName) \(descriptionName)",
        "width": "\(width)", "height": "\(height)", "viewBox": "0 0 \(width) \(height)",
      ], texts + newline + style + content)
  }

  static func line(_ style: String, _ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int) -> Markup {
    element("line", ["class": style, "x1": "\(x1)", "y1": "\(y1)", "x2": "\(x2)", "y2": "\(y2)"])
  }
}
