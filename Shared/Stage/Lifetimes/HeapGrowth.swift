import ProcessMetrics

/// The growth of the heap while the same is done many times. Nothing else shows a cycle of objects that cannot be reached.
enum HeapGrowth {
  /// A Boolean value indicating whether the heap reports how much of it is in use. Under a sanitizer, which brings a
  /// heap of its own, it may not.
  static var isMeasured: Bool { heap_bytes_in_use() > 0 }

  /// Returns the bytes that each round leaves behind; 0 if that is less than an object needs.
  ///
  /// Other threads use the heap too, and some of them for long: a leak is what shows whenever one looks, and is as large each
  /// time.
  static func bytesPerRound<Failure>(_ round: () throws(Failure) -> Void) throws(Failure) -> Int {
    // Swift Testing remembers each thrown error until its test ends: a task that is cancelled would seem to leave one behind.
    let observers = thrown_errors_observe(thrown_error_observers())
    defer { _ = thrown_errors_observe(observers) }
    var seen: [Int] = []
    for _ in 0..<60 {
      let bytes = try leastBytes(round)
      if bytes < leastSize { return 0 }
      seen = seen.suffix(4) + [bytes]
      if seen.count == 5, let least = seen.min(), let most = seen.max(), most - least < leastSize { break }
    }
    return seen.min() ?? 0
  }

  /// Returns the median of seven figures: a leak adds to all of them, other threads allocate during some and free during
  /// others.
  private static func leastBytes<Failure>(_ round: () throws(Failure) -> Void) throws(Failure) -> Int {
    let (figures, rounds) = (7, 10)
    for _ in 0..<rounds { try round() }
    var bytesPerRound: [Int] = []
    while bytesPerRound.count < figures {
      let before = Int(heap_bytes_in_use())
      for _ in 0..<rounds { try round() }
      bytesPerRound.append((Int(heap_bytes_in_use()) - before) / rounds)
      // More than half of them without growth are enough to know the median.
      if bytesPerRound.count(where: { $0 < leastSize }) > figures / 2 { break }
    }
    return bytesPerRound.sorted()[bytesPerRound.count / 2]
  }

  /// No object is smaller than its header, in bytes.
  private static var leastSize: Int { 16 }
}
