import Stage
import Workshop

/// The search of the exercise before, written as a stream.
enum ObserverToRx: Exercise {
  typealias Place = LateAnswer.Place

  static let reference = LateAnswer.reference
}
