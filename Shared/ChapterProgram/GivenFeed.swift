import Stage

/// The feed of the chapter that a command line asks for, and the rest of the arguments.
@MainActor struct GivenFeed {
  /// The feed that is to be played, if any.
  private(set) var feed: (InputFeed, path: String)?

  /// The other arguments.
  private(set) var rest: [String] = []

  init(_ arguments: [String], _ feeds: [InputFeed]) throws(UsageError) {
    var open = arguments[...]
    while let argument = open.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let found = feeds.first(where: { $0.option == parts.first.map(String.init) }) else {
        rest.append(argument)
        continue
      }
      if let feed { throw UsageError("\(feed.0.option) and \(argument) exclude each other: give one of them") }
      let path = parts.count == 2 ? String(parts[1]) : open.first?.hasPrefix("--") == false ? open.popFirst() : nil
      guard let path, !path.isEmpty else {
        throw UsageError("\(found.option) needs a value: write \(found.option) FILE")
      }
      feed = (found, path)
    }
  }

  /// Refuses a feed beside an option that says to do something else.
  func refuse(beside action: Options.Action) throws(UsageError) {
    guard let feed, action != .run, action != .help else { return }
    throw UsageError("\(feed.0.option) says what to do by itself: leave the other action out")
  }
}
