import Foundation

extension StagedPanes {
  /// Lets time pass in the panes as it passes outside, until nothing is to come any more; ten seconds at most.
  ///
  /// Where nothing goes online, nothing needs to be awaited: a script, or a person, says `wait`.
  func awaitAnswers() throws(PaneError) {
    guard isOnline else { return }
    for _ in 0..<500 where isWaiting {
      Thread.sleep(forTimeInterval: 0.02)
      try perform(.wait(.milliseconds(20)))
    }
  }
}
