/// Looks for the line in which a comment ends.
///
/// It remembers where there is none, so that many comments that never end cost no more than one: each line is looked at
/// once in vain.
struct CommentEnds {
  /// The numbers of lines in which no comment ends.
  private var without: ClosedRange<Int>?

  /// The index of the first of these lines in which a comment ends; nil if there is none. `ends` tells of a line whether
  /// it is one.
  mutating func first(
    in lines: ArraySlice<SourceLine>, where ends: (SourceLine) -> Bool = { $0.text.contains("-->") }
  ) -> Int? {
    guard let first = lines.first?.number, let last = lines.last?.number else { return nil }
    if let without, without.contains(first), without.contains(last) { return nil }
    guard let end = lines.firstIndex(where: ends) else {
      // Lines of an item or of a quote are some of those around it, in their order.
      without = first...last
      return nil
    }
    return end
  }
}
