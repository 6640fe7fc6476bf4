import Stage

/// What was made last, for as long as it would be made of the same again.
nonisolated package struct Remembered<Source: Equatable, Made> {
  private var last: (source: Source, made: Made)?

  /// Nothing yet.
  package init() {}

  /// What `make` makes of `source`; made anew only if that is not what it was the last time.
  package mutating func made(of source: Source, by make: (Source) -> Made) -> Made {
    if let last, last.source == source { return last.made }
    let made = make(source)
    last = (source, made)
    return made
  }
}
