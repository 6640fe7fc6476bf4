import Controls
import Models
import Stage
import Workshop

/// The effect of `distinctUntilChanged` without streams: an unchanged text is computed once.
enum SameTextOnce: Exercise {
  enum Place: Scene {
    static let title = "each text once"

    static func makeScreen() -> StreamsScreen { StreamsScreen() }

    static let alphabet = StreamsChapter.alphabet
    static let invariants = StreamsChapter.invariants
  }

  static let reference = [Way("rx", DistinctWay.Shared.self)]

  static let rules = Rule<Place>.all(
    in: """
      The labels follow the text, from the beginning.
        expect hexadecimal "0000"
        expect decimal "0"
        type text "123"
        expect hexadecimal "2B96"
        clear text
        expect hexadecimal "0000"
      look at: Before the first text there is no previous one, not even an empty text.

      The focus and the return key bring no new text, and nothing is computed.
        expect runs "computed 1 time"
        focus text
        expect runs "computed 1 time"
        type text "123"
        expect runs "computed 4 times"
        submit text
        expect runs "computed 4 times"
      look at: All of these are events of editing. Which value do you need to see that the text has not changed?

      Only the text just before counts: one that comes back later is computed anew.
        type text "1"
        clear text
        type text "1"
        expect runs "computed 4 times"
      look at: Store one text, and not all of them.
      """)
}
