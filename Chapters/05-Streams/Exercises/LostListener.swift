import Stage
import Workshop

/// A delegate to which all references are weak.
enum LostListener: Exercise {
  typealias Place = StreamsChapter

  static let rules: [Rule<StreamsChapter>] = [
    Rule(
      "The labels show the checksum of the empty field before you type.",
      script: """
        expect hexadecimal "0000"
        expect decimal "0"
        expect binary "0000000000000000"
        """,
      advice: "Does the display exist, and does it get the first checksum?"),
    Rule(
      "The labels follow what is typed.",
      script: """
        type text "1"
        expect hexadecimal "3131"
        expect decimal "12593"
        expect binary "0011000100110001"
        """,
      advice: "Which object is the target of an event of editing, and does it still exist? Look for its owner."),
  ]
}
