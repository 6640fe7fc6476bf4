import Calls
import Controls
import Stage
import Trace

nonisolated extension History {
  /// The latest story: an input, with all that followed by itself, until for a second no change came and no answer was
  /// awaited.
  package struct Story {
    /// The input; nil when the screens were opened.
    package private(set) var input: Input?

    /// The time between the input and the last change that followed; nil if none did.
    private(set) var duration: Duration?

    /// The accounts of its moments, for each pane.
    private var recorded: [[RecordedAccount]]

    /// A Boolean value indicating whether moments in its middle are left out.
    private var isCut = false

    /// The blocks of code that ran on the way, with their counts.
    package private(set) var blocks: [UInt: Int]

    /// In what the panes differ at the end, if they do.
    fileprivate(set) var disagreement: Disagreement?

    /// A Boolean value indicating whether it is time in which nothing happened.
    private(set) var isPause: Bool

    /// One moment by itself.
    init(_ moment: Moment) {
      input = moment.input
      (recorded, blocks) = ([moment.accounts], moment.blocks)
      (disagreement, isPause) = (moment.disagreement, moment.isPause)
    }

    /// `first` and what followed; of very much the beginning and the end.
    fileprivate init(_ first: Moment, _ rest: ArraySlice<Moment>) {
      self.init(first)
      guard let last = rest.last else { return }
      duration = last.time - first.time
      (disagreement, isPause) = (last.disagreement, false)
      isCut = rest.count > 2 * Self.limit
      for moment in isCut ? rest.prefix(Self.limit) : rest { add(moment) }
      guard isCut else { return }
      for moment in rest.suffix(Self.limit) { add(moment) }
    }

    private mutating func add(_ moment: Moment) {
      recorded.append(moment.accounts)
      blocks.merge(moment.blocks, uniquingKeysWith: +)
    }

    /// The calls and changes on the way, for each pane.
    @MainActor package var accounts: [Account] { (0..<(recorded.map(\.count).max() ?? 0)).map(account) }

    /// The calls and changes on the way in one pane. The other panes' accounts are not made for it.
    @MainActor package func account(ofPane pane: Int) -> Account {
      var account = Account()
      for (index, accounts) in recorded.enumerated() where accounts.indices.contains(pane) {
        if isCut, index == Self.limit + 1 { account.entries.append(Account.Entry(.link(Link("…", "")))) }
        account.entries += accounts[pane].account.entries
      }
      return account
    }

    /// The number of moments at the beginning, and of those at the end, that are shown if there are more.
    static let limit = 12

    /// The subject; nil before the first input.
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
    // A difference may show without any change.
    story.disagreement = moments[moments.count - 1].disagreement ?? story.disagreement
    return story
  }

  /// Returns true if moment `index` follows from the one before: answers were awaited, or hardly any time has passed.
  private func isUnderWay(before index: Int) -> Bool {
    moments[index - 1].isAwaitingOutside || moments[index].time - moments[index - 1].time < .seconds(1)
  }
}
