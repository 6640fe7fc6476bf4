import Stage
import Workshop

/// An answer about a previous name.
enum StaleName: Exercise { typealias Place = NameAlone }

/// A field whose text is ignored once the directory has failed.
enum DeafAfterTrouble: Exercise { typealias Place = NameAlone }

/// A view model, a task and their delegates, in place of a stream of names.
enum NameToDelegate: Exercise { typealias Place = NameAlone }

/// A task that is awaited and an observed model, in place of two observations.
enum ObserverToToday: Exercise { typealias Place = NameAlone }
