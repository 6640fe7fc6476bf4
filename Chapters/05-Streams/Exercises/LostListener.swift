import Stage
import Workshop

/// A delegate with weak references only.
enum LostListener: Exercise {
  typealias Place = StreamsChapter

  static let rules: [Rule<StreamsChapter>] = [
    Rule(
      "The labels show the checksum of the empty field before anybody types.",
      script: """
        expect hexadecimal "0000"
        expect decimal "0"
        expect binary "0000000000000000"
        """,
      advice: "Is the display made, and is it told of the first checksum?"),
    Rule(
      "The labels follow what is typed.",
      script: """
        type text "1"
        expect hexadecimal "3131"
        expect decimal "12593"
        expect binary "0011000100110001"
        """,
      advice: "Who is told of an event of editing, and is that object still there? Ask who holds it."),
  ]
}
