import Controls
import Stage
import Trace

nonisolated extension History {
  /// What just happened: an input, with all that came of it by itself, until for a second nothing came and no answer was
  /// awaited.
  package struct Story {
    /// What was done; nothing when the screens were opened.
    package private(set) var input: Input?

    /// How long after the input the last of what followed came; nil if nothing did.
    private(set) var duration: Duration?

    /// What happened on the way, for each pane.
    package private(set) var chains: [[Link]]

    /// Which lines ran on the way, as far as that was counted, in order.
    package private(set) var lines: [LineRecord]

    /// In what the panes differ at the end, if they do.
    fileprivate(set) var disagreement: Disagreement?

    /// Whether it is time in which nothing happened.
    private(set) var isPause: Bool

    /// One moment by itself.
    init(_ moment: Moment) {
      input = moment.input
      (chains, lines) = (moment.chains, moment.lines.map { [$0] } ?? [])
      (disagreement, isPause) = (moment.disagreement, moment.isPause)
    }

    /// `first` and what followed; of very much the beginning and the end.
    fileprivate init(_ first: Moment, _ rest: ArraySlice<Moment>) {
      self.init(first)
      guard let last = rest.last else { return }
      duration = last.time - first.time
      (disagreement, isPause) = (last.disagreement, false)
      if chains.isEmpty { chains = last.chains.map { _ in [] } }
      let isCut = rest.count > 2 * Self.limit
      for moment in isCut ? rest.prefix(Self.limit) : rest { add(moment) }
      guard isCut else { return }
      for pane in chains.indices { chains[pane].append(Link("…", "")) }
      for moment in rest.suffix(Self.limit) { add(moment) }
    }

    private mutating func add(_ moment: Moment) {
      for (pane, chain) in moment.chains.enumerated() { chains[pane] += chain }
      if let record = moment.lines { lines.append(record) }
    }

    /// How much is told of the beginning, and how much of the end, if there is more.
    static let limit = 12

    /// What it is about; nil if nothing has happened yet.
    package var title: String? {
      guard let duration else { return input?.description }
      return "\(input?.description ?? "the screens were opened"), and what followed within \(duration.scriptText)"
    }
  }

  /// The story that ends with the last moment in which something happened.
  var lastStory: Story {
    // The opening of the screens is no wait.
    let end = moments.lastIndex { !($0.input?.isWait == true && $0.isQuiet) } ?? 0
    var start = end
    while start > 0, moments[start].isByItself, isUnderWay(before: start) { start -= 1 }
    var story = Story(moments[start], moments[(start + 1)..<(end + 1)])
    // While answers are awaited nobody can tell; afterwards it may be seen without anything that happens.
    story.disagreement = moments[moments.count - 1].disagreement ?? story.disagreement
    return story
  }

  /// Whether moment `index` came of the one before: answers were awaited, or hardly any time has passed.
  private func isUnderWay(before index: Int) -> Bool {
    moments[index - 1].isAwaitingOutside || moments[index].time - moments[index - 1].time < .seconds(1)
  }
}
