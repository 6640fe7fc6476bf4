/// The jobs of programs of this kind, by family. The book's index by job is made of it, and `swift run Book --jobs`
/// checks it against what really runs.
enum Jobs {
  /// The families in their order, each under the name by which the book asks for its table.
  static let families: KeyValuePairs = [
    "values": values, "listeners": listeners, "time": time, "trouble": trouble,
  ]

  static var all: [Job] { families.flatMap(\.value) }
}
