import Controls
import Models
import Stage
import Workshop

/// The effect of `distinctUntilChanged` without streams: an unchanged text is computed once.
enum SameTextOnce: Exercise {
  enum Place: Scene {
    static let title = "unchanged texts are ignored"

    static func makeScreen() -> StreamsScreen { StreamsScreen() }

    static let alphabet = StreamsChapter.alphabet
    static let invariants = StreamsChapter.invariants
  }

  static let reference = [Way("rx", DistinctWay.Shared.self)]
}
