import Stage
import Workshop

/// A delegate that no object retains.
enum NobodyListens: Exercise { typealias Place = OneReader }

/// A stream of changes without the first status.
enum FirstStatus: Exercise { typealias Place = OneReader }

/// A reader that stops without a word, and a receiver that continues.
enum ReaderThatStays: Exercise { typealias Place = LocationChapter }

/// Delegates in place of the stream.
enum RxToDelegate: Exercise { typealias Place = OneReader }
