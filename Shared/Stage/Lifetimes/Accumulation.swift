/// The things of which each repetition leaves more behind.
enum Accumulation {
  /// Returns the kinds of which each of five repetitions left more behind, with their numbers after each.
  ///
  /// The first repetition is not compared: it makes what is made once, when it is first needed.
  /// - Parameter repeated: repeats the inputs, and returns the number of things of each kind after them.
  static func counts<Kind: Hashable, Failure>(
    _ repeated: () throws(Failure) -> [Kind: Int]
  ) throws(Failure) -> [Kind: [Int]] {
    var seen = [try repeated()]
    var growing: Set<Kind>?
    while seen.count < 5 {
      let counts = try repeated()
      let more = (growing ?? Set(counts.keys)).filter { (counts[$0] ?? 0) > (seen.last?[$0] ?? 0) }
      if more.isEmpty { return [:] }
      growing = more
      seen.append(counts)
    }
    return Dictionary(uniqueKeysWithValues: (growing ?? []).map { kind in (kind, seen.map { $0[kind] ?? 0 }) })
  }
}
