/// The words of a text, counted a part at a time: each element is how it stands after one more part, the last the result.
///
/// Counting is lazy: each part is counted when its element is requested.
public struct WordCounting: Sequence, Sendable {
  /// In how many parts a long text is counted.
  public static let parts = 10

  /// A part has at least so many characters: a short text is counted at once.
  public static let shortestPart = 200

  private let text: String

  /// Counts the words of `text`.
  public init(_ text: String) {
    self.text = text
  }

  /// Begins at the beginning.
  public func makeIterator() -> Iterator { Iterator(text) }

  /// The position of a count.
  public struct Iterator: IteratorProtocol, Sendable {
    private let text: String
    private let part: Int
    private let length: Int
    private var position: String.Index
    private var counted = 0
    private var words = WordFrequencies()
    private var isOver = false

    init(_ text: String) {
      self.text = text
      length = text.count
      part = Swift.max(WordCounting.shortestPart, (length + WordCounting.parts - 1) / WordCounting.parts)
      position = text.startIndex
    }

    /// Counts the next part.
    public mutating func next() -> CountingState? {
      guard !isOver else { return nil }
      let rest = text[position...]
      let end = rest.index(position, offsetBy: part, limitedBy: text.endIndex) ?? text.endIndex
      // Up to a space: no word is cut in two.
      let stop = text[end...].firstIndex(where: \.isWhitespace) ?? text.endIndex
      counted += text.distance(from: position, to: stop)
      words.add(text[position..<stop])
      position = stop
      isOver = stop == text.endIndex
      // Whole hundredths, rounded down: it is not all before it is.
      return isOver ? .counted(words) : .counting(Double(counted * 100 / length) / 100)
    }
  }
}
