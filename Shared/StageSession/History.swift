import Controls
import Stage
import World

/// The inputs on stage since its screens were opened, with the outcome of each.
nonisolated package struct History {
  /// The number of the step, from 1.
  package let step: Int

  /// The opening of the screens, then one moment for each input.
  package private(set) var moments: [Moment]

  /// The latest story.
  private(set) var story: Story

  /// A state of the panes, and how they came to it.
  package struct Moment {
    /// The input; nil when the screens were opened.
    package var input: Input?

    /// The time of the panes' worlds.
    package var time: Duration

    /// The visible state of each pane.
    package var snapshots: [Snapshot]

    /// The calls and changes on the way, for each pane.
    package var accounts: [RecordedAccount]

    /// The changes on the way, for each pane.
    package var changes: [[Change]]

    /// In what the panes differ, if they do.
    var disagreement: Disagreement?

    /// The extent of the network traffic so far, for each pane.
    var marks: [NetworkRecord.Mark]

    /// A Boolean value indicating whether answers were still to come from outside.
    var isAwaitingOutside: Bool

    /// The blocks of code that ran on the way, with their counts.
    package var blocks: [UInt: Int]

    /// A Boolean value indicating whether it came without a person: time passed by itself.
    var isByItself = false

    /// A Boolean value indicating whether it is time in which nothing happened.
    var isPause: Bool { input?.isWait == true && isQuiet && disagreement == nil }

    /// A Boolean value indicating whether nothing changed.
    var isQuiet: Bool { accounts.allSatisfy(\.isEmpty) && changes.allSatisfy(\.isEmpty) }
  }

  package init(step: Int, opened: Moment) {
    self.step = step
    moments = [opened]
    story = Story(opened)
  }

  /// The greatest number of moments, as long as time passes by itself.
  package static let limit = 2000

  /// Takes down a moment. Time in which nothing happened becomes a part of the wait after it; never of one before, in which
  /// something happened at a time of its own.
  package mutating func append(_ moment: Moment) {
    defer { story = lastStory }
    guard let last = moments.last, last.isQuiet, case .wait(let before) = last.input,
      case .wait(let duration) = moment.input
    else {
      moments.append(moment)
      if moments.count > Self.limit { joinOldestWaits() }
      return
    }
    var moment = moment
    moment.input = .wait(before + duration)
    // A wait that a person asked for is an input like others.
    moment.isByItself = moment.isByItself && last.isByItself
    moments[moments.count - 1] = moment
  }

  /// A chapter in which something happens by itself may stand there for days.
  private mutating func joinOldestWaits() {
    for index in moments.indices.dropFirst() {
      guard case .wait(let first) = moments[index - 1].input, case .wait(let second) = moments[index].input else {
        continue
      }
      moments[index].input = .wait(first + second)
      moments.remove(at: index - 1)
      return
    }
  }

  /// Takes down how much had come from outside by each of the first moments, when they were played again.
  package mutating func note(_ marks: [[NetworkRecord.Mark]]) {
    for (index, marks) in marks.enumerated() { moments[index].marks = marks }
  }

  /// Forgets everything after moment `index`.
  mutating func goBack(to index: Int) {
    moments.removeSubrange((index + 1)...)
    story = lastStory
  }

  /// Returns the inputs up to moment `index`.
  package func inputs(to index: Int) -> [Input] { moments[...index].compactMap(\.input) }
}
