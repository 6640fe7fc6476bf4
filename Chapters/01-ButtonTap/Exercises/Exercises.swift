import Stage
import Workshop

/// Four buttons, of which one does nothing yet.
enum FourthButton: Exercise { typealias Place = ButtonTapChapter }

/// A controller that is never deallocated, because its view model holds it strongly.
enum StrongView: Exercise {
  typealias Place = OneButton

  static func detail(of pane: Pane<OneButton>) -> String { "the label set \(pane.settings(ofTextOf: "message"))" }
}

/// A button that adds an observation with each tap.
enum ObserversPileUp: Exercise {
  typealias Place = OneButton

  static func detail(of pane: Pane<OneButton>) -> String { "the label set \(pane.settings(ofTextOf: "message"))" }
}

/// Four buttons, connected so that a fifth would take one line.
enum OneLineEach: Exercise { typealias Place = ButtonTapChapter }

/// The button's closure, rewritten as an observed model.
enum CallbackToToday: Exercise {
  typealias Place = OneButton

  static func detail(of pane: Pane<OneButton>) -> String { ObserversPileUp.detail(of: pane) }
}
