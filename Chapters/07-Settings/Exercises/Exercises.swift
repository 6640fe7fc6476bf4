import Stage
import Workshop

/// A reused cell that keeps a property of the row before.
enum RecycledCell: Exercise { typealias Place = ThreeSections }

/// A page that opens by itself, because the list has changed.
enum PageOpensAgain: Exercise {
  static let reference = [Way("reference", TextSizes.Reference.self)]

  typealias Place = TextSizes
}

/// A page that hands back its result to a delegate, in place of `flatMapLatest`.
enum ResultByDelegate: Exercise {
  static let reference = [Way("reference", TextSizes.Reference.self)]

  typealias Place = TextSizes
}
