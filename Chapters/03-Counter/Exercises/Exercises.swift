import Stage
import Workshop

/// A reset that changes the count without calling the closure.
enum ResetUnseen: Exercise { typealias Place = ThreeButtons }

/// A controller that is never deallocated, because the handler of its observation retains it.
enum CounterThatStays: Exercise { typealias Place = ThreeButtons }

/// The counter of the delegate way, rewritten with streams.
enum DelegateToRx: Exercise { typealias Place = ThreeButtons }

/// The counter of the Rx way, rewritten with an observed model.
enum RxToToday: Exercise {
  typealias Place = ThreeButtons

  static func detail(of pane: Pane<ThreeButtons>) -> String { "the label set \(pane.settings(ofTextOf: "count"))" }
}
