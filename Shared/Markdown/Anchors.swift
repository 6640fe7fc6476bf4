/// Gives each heading of a text a name of its own, as GitHub does.
struct Anchors {
  private var used: [String: Int] = [:]

  /// The name of the next heading with this title: lower-case letters, digits and hyphens, and a number if it is taken;
  /// `section` where GitHub has none.
  mutating func anchor(for title: String) -> String {
    let letters = String(
      title.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || character == "-" || character == "_" ? character : nil
      })
    // A title of signs only; an id must not be empty.
    let name = letters.isEmpty ? "section" : letters
    var unique = name
    while used[unique] != nil {
      let count = used[name, default: 0] + 1
      used[name] = count
      unique = "\(name)-\(count)"
    }
    used[unique] = 0
    return unique
  }
}
