import Stage
import Workshop

/// A delegate to which all references are weak.
enum LostListener: Exercise {
  typealias Place = StreamsChapter

  static let rules = Rule<StreamsChapter>.all(
    in: """
      The labels show the checksum of the empty field before you type.
        expect hexadecimal "0000"
        expect decimal "0"
        expect binary "0000000000000000"
      look at: Does the display exist, and does it get the first checksum?

      The labels follow what is typed.
        type text "1"
        expect hexadecimal "3131"
        expect decimal "12593"
        expect binary "0011000100110001"
      look at: Which object is the target of an event of editing, and does it still exist? Look for its owner.
      """)
}
