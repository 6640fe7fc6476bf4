extension Chapter {
  /// `step 2 of 2: steps of one and of ten`.
  static func title(ofStep number: Int) -> String {
    "step \(number) of \(steps.count): \(steps[number - 1].title)"
  }
}
