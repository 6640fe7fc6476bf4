import Stage
import Workshop

/// One shared stream, and three labels of which two come too late for its first value.
enum LateLabels: Exercise {
  typealias Place = StreamsChapter

  static let rules: [Rule<StreamsChapter>] = [
    Rule(
      "All three labels show the checksum of the empty field before anybody types.",
      script: """
        expect hexadecimal "0000"
        expect decimal "0"
        expect binary "0000000000000000"
        """,
      advice: "The field says what stands in it to its first subscriber, and at once. Who subscribes after that?"),
    Rule(
      "The checksum is computed once for each event of editing, and not once for each label.",
      script: """
        expect runs "computed 1 time"
        type text "123"
        expect runs "computed 5 times"
        """,
      advice: "Whoever subscribes to a stream that is not shared has all that stands above it done once more."),
  ]
}
