import Markdown

/// Lines of a file, and those that a reader is to write in their place.
///
///     <!-- change Chapters/03-Counter/Callback.swift -->
///     ```diff
///     -      viewModel.load(show)
///     ```
///
/// Each line begins with its sign: `-` goes, `+` comes, a blank stays.
public struct Change: Hashable, Sendable {
  /// The file, from the root of the package.
  public let file: String

  private let old: [String]
  private let new: [String]

  /// The reason why a change is invalid.
  public struct Refusal: Error, CustomStringConvertible {
    /// The problem, and its place.
    public let description: String
  }

  /// A change of `file` that is written as a block, fences included.
  ///
  /// - Throws: ``Refusal`` if a line has no sign, or no line goes or comes.
  public init(_ file: String, _ block: [String]) throws(Refusal) {
    guard block.first == "```diff" else { throw Refusal(description: "under a change stands a block: ```diff") }
    let lines = block.dropFirst().dropLast()
    for line in lines where line.first.map({ !"-+ ".contains($0) }) == true {
      throw Refusal(description: "a line of a change begins with -, + or a blank: \(line)")
    }
    self.file = file
    old = lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
    new = lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
    guard old != new, !old.isEmpty else { throw Refusal(description: "nothing is changed") }
  }

  /// The text of the file, changed.
  ///
  /// - Throws: ``Refusal`` if the lines are not there, or more than once.
  public func applied(to text: String) throws(Refusal) -> String {
    var text = TextLines(text)
    let places = text.lines.indices.filter { text.lines[$0...].starts(with: old) }
    guard let place = places.first, places.count == 1 else {
      throw Refusal(description: "\(file) has these lines \(places.isEmpty ? "nowhere" : "\(places.count) times")")
    }
    text.lines.replaceSubrange(place..<(place + old.count), with: new)
    return text.text
  }
}
