import Stage

/// The latest value of a function, kept as long as its argument stays the same.
nonisolated package struct Remembered<Source: Equatable, Made> {
  private var last: (source: Source, made: Made)?

  /// Nothing yet.
  package init() {}

  /// Returns the value of `make` for `source`; calls it only if `source` differs from the last time.
  package mutating func made(of source: Source, by make: (Source) -> Made) -> Made {
    if let last, last.source == source { return last.made }
    let made = make(source)
    last = (source, made)
    return made
  }
}
