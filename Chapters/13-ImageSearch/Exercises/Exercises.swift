import Stage
import Workshop

/// A rule that only the button knows, and a return key that goes past it.
enum ShortQueries: Exercise { typealias Place = ImageSearchChapter }

/// A search that is cancelled, and whose answer comes all the same.
enum CancelledAnswer: Exercise { typealias Place = ImageSearchChapter }

/// An error that ends not one search, but searching.
enum DeadSearch: Exercise { typealias Place = Searching }

/// The callback way's search, rewritten with tasks.
enum SearchInTasks: Exercise { typealias Place = ImageSearchChapter }
