nonisolated extension Sequence<String> {
  /// The element that a person who wrote `word` may have meant: the one with the fewest slips
  /// (a letter too many, missing, wrong, or two swapped; case does not count), the first of several.
  ///
  /// `nil` if even that differs in more than a third of its letters (one slip is always forgiven).
  package func nearest(to word: String) -> String? {
    // Longer words are no slip of these, and the comparison takes the product of the lengths.
    guard word.utf8.count <= 40 else { return nil }
    let word = Array(word.lowercased().unicodeScalars)
    var best: (candidate: String, slips: Int)?
    for candidate in self {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let slips = Stage.slips(from: word, to: letters)
      if slips <= Swift.max(1, letters.count / 3), slips < best?.slips ?? .max { best = (candidate, slips) }
    }
    return best?.candidate
  }
}

/// The distance of Damerau and Levenshtein, in its form with adjacent swaps only ("optimal string alignment").
nonisolated private func slips(from source: [Unicode.Scalar], to target: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...target.count)
  for (i, letter) in source.enumerated() {
    var row = [i + 1]
    for (j, other) in target.enumerated() {
      var slips = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
      if i > 0, j > 0, letter == target[j - 1], source[i - 1] == other {
        slips = Swift.min(slips, beforeLast[j - 1] + 1)
      }
      row.append(slips)
    }
    (beforeLast, last) = (last, row)
  }
  return last[target.count]
}

nonisolated extension [String] {
  /// The elements as a sentence has them: `a, b or c`.
  package var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
