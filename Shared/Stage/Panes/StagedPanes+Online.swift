extension StagedPanes {
  /// Lets time pass in the panes as it passes outside, until nothing is to come any more; ten seconds at most.
  ///
  /// Where nothing goes online, nothing needs to be awaited: a script, or a person, says `wait`.
  func awaitAnswers() throws(PaneError) {
    guard isOnline else { return }
    let start = ContinuousClock.now
    var passed = Duration.zero
    while isWaiting, passed < .seconds(10) {
      // Work that waits for its time is due between two looks.
      awaitOutside(atMost: .milliseconds(20))
      let elapsed = ContinuousClock.now - start
      try perform(.wait(elapsed - passed))
      passed = elapsed
    }
  }
}
