/// The state of a count of words.
public enum CountingState: Hashable, Sendable {
  /// Nothing was counted yet.
  case ready
  /// So much is counted, from 0 to 1.
  case counting(Double)
  /// All is counted.
  case counted(WordFrequencies)
  /// A person has stopped it.
  case cancelled

  /// True while it is counting.
  public var isCounting: Bool {
    if case .counting = self { true } else { false }
  }

  /// The counted part, from 0 to 1; 0 for a cancelled count.
  public var progress: Double {
    switch self {
    case .ready, .cancelled: 0
    case .counting(let progress): progress
    case .counted: 1
    }
  }

  /// The state in a line: "Counting … 30 %", "6 words, 4 different: be 2, to 2, not 1".
  public var text: String {
    switch self {
    case .ready: "Ready"
    case .counting(let progress): "Counting … \(Int((progress * 100).rounded())) %"
    case .counted(let words): words.text
    case .cancelled: "Cancelled"
    }
  }
}

extension WordFrequencies {
  /// The most frequent words in a line: "6 words, 4 different: be 2, to 2, not 1".
  fileprivate var text: String {
    guard total > 0 else { return "No words" }
    let words = mostFrequent(3).map { "\($0.word) \($0.count)" }.joined(separator: ", ")
    return "\(total) \(total == 1 ? "word" : "words"), \(different) different: \(words)"
  }
}
