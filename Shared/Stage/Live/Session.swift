import Controls
import Trace
import World

/// What was done on stage since its screens were opened, input by input, with what came of it.
nonisolated struct Session {
  /// The number of the step, from 1.
  let step: Int

  /// How the screens were opened, then one moment for each input.
  private(set) var moments: [Moment]

  /// A state of the panes, and how they came to it.
  struct Moment {
    /// What was done; nothing when the screens were opened.
    var input: Input?

    /// The time of the panes' worlds.
    var time: Duration

    /// What there is to see in each pane.
    var snapshots: [Snapshot]

    /// What happened on the way, for each pane.
    var chains: [[Link]]

    /// What was set on the way, for each pane.
    var changes: [[Change]]

    /// In what the panes differ, if they do.
    var disagreement: Disagreement?

    /// What had come from outside, for each pane.
    var networkRecords: [NetworkRecord]

    /// Whether answers were still to come from outside; then nobody can tell whether the panes agree.
    var isAwaitingOutside: Bool

    /// Which lines ran on the way, if somebody has taken it down.
    var lines: RanLines?

    /// Whether it is time in which nothing happened.
    var isPause: Bool { input?.isWait == true && isUneventful }

    /// Whether anybody noticed that anything happened.
    var isUneventful: Bool { chains.allSatisfy(\.isEmpty) && changes.allSatisfy(\.isEmpty) && disagreement == nil }
  }

  init(step: Int, opened: Moment) {
    self.step = step
    moments = [opened]
  }

  /// Takes down a moment. Time in which nothing happened becomes a part of the next wait.
  mutating func append(_ moment: Moment) {
    var moment = moment
    if case .wait(let duration) = moment.input, case .wait(let before)? = moments.last?.input {
      if moments.last?.isUneventful == true || moment.isUneventful {
        moment.input = .wait(before + duration)
        if moment.isUneventful, let last = moments.last {
          (moment.chains, moment.changes, moment.lines) = (last.chains, last.changes, last.lines)
        }
        moments[moments.count - 1] = moment
        return
      }
    }
    moments.append(moment)
  }

  /// Takes down which lines ran at the last moment.
  mutating func note(_ lines: RanLines) { moments[moments.count - 1].lines = lines }

  /// Forgets everything after moment `index`.
  mutating func goBack(to index: Int) { moments.removeSubrange((index + 1)...) }

  /// What was done up to moment `index`.
  func inputs(to index: Int) -> [Input] { moments[...index].compactMap(\.input) }

  /// The session as a script that gives it again, with the name of the chapter as a comment.
  func script(of chapter: String) -> String {
    let lines = ["# \(chapter): a session on stage", "step \(step)"] + moments.compactMap(\.input).map(\.description)
    return lines.joined(separator: "\n") + "\n"
  }
}
