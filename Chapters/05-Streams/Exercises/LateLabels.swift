import Stage
import Workshop

/// A shared stream with three labels, two of which subscribe too late for its first value.
enum LateLabels: Exercise {
  typealias Place = StreamsChapter

  static let rules = Rule<StreamsChapter>.all(
    in: """
      All three labels show the checksum of the empty field before you type.
        expect hexadecimal "0000"
        expect decimal "0"
        expect binary "0000000000000000"
      look at: The field emits its text at once, to its first subscriber. Which labels subscribe after that?

      The checksum is computed once for each event of editing, and not once for each label.
        expect runs "computed 1 time"
        type text "123"
        expect runs "computed 5 times"
      look at: Each subscription to a stream that is not shared runs all operators above it once more.
      """)
}
