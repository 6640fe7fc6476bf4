import Controls
import Stage
import Workshop

/// A delegate of two fields that takes one for the other.
enum WhichField: Exercise { typealias Place = RemainingCharactersChapter }

/// A screen that is right from the first key on, but not before it.
enum FirstFrame: Exercise { typealias Place = RemainingCharactersChapter }

/// Labels that are set to the same text again whenever the focus moves.
enum NothingNew: Exercise {
  typealias Place = RemainingCharactersChapter

  static func detail(of pane: Pane<RemainingCharactersChapter>) -> String {
    let count = pane.frames.flatMap(\.changes).count { !$0.isByPerson }
    return "\(count) \(count == 1 ? "property" : "properties") set"
  }
}

/// The bindings of the Rx way, rewritten as callbacks.
enum BindingToCallback: Exercise { typealias Place = RemainingCharactersChapter }

/// The view model's delegate, replaced by an observed model.
enum DelegateToToday: Exercise {
  typealias Place = RemainingCharactersChapter

  static func detail(of pane: Pane<RemainingCharactersChapter>) -> String { NothingNew.detail(of: pane) }
}
