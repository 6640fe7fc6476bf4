import SectionedList

/// A section's model or an item: a name that it is known by, and a look that changes with the star behind it.
struct Named: Identifiable, Equatable {
  let id: String
  var isChanged = false

  init(_ text: some StringProtocol) {
    id = String(text.filter { $0 != "*" })
    isChanged = text.hasSuffix("*")
  }
}

typealias Sections = [ListSection<Named, Named>]

/// Reads `"A: a b* | B*: c"`: section A with a and a changed b, and a changed section B with c.
func sections(_ text: String) -> Sections {
  text.split(separator: "|").map { part in
    let names = part.split { $0 == " " || $0 == ":" }
    return ListSection(model: Named(names[0]), items: names.dropFirst().map(Named.init))
  }
}
