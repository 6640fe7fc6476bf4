import Stage
import Workshop

/// A shared stream with three labels, two of which subscribe too late for its first value.
enum LateLabels: Exercise { typealias Place = StreamsChapter }

/// A delegate to which all references are weak.
enum LostListener: Exercise { typealias Place = StreamsChapter }
