/// The number of occurrences of each word in a text.
public struct WordFrequencies: Hashable, Sendable {
  private var counts: [String: Int] = [:]

  /// No word yet.
  public init() {}

  /// The words of `text`.
  public init(_ text: String) {
    self.init()
    add(text)
  }

  /// The number of all words, including repetitions.
  public private(set) var total = 0

  /// The number of different words.
  public var different: Int { counts.count }

  /// Returns the number of occurrences of `word`, in lower case.
  public func count(of word: String) -> Int { counts[word, default: 0] }

  /// The words that stand there most often, and how often; words that are as frequent in the order of the alphabet.
  public func mostFrequent(_ limit: Int) -> [(word: String, count: Int)] {
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.prefix(limit).map { ($0.key, $0.value) }
  }

  /// Adds the words of `text`.
  ///
  /// A word is a run of letters and digits, whatever their case; an apostrophe between two of them belongs to it.
  public mutating func add(_ text: some StringProtocol) {
    var word = ""
    var apostrophe = false
    for character in text {
      if character.isOfWord {
        if apostrophe { word.append("'") }
        apostrophe = false
        word += character.lowercased()
      } else if character.isApostrophe, !word.isEmpty, !apostrophe {
        apostrophe = true
      } else {
        add(word: &word)
        apostrophe = false
      }
    }
    add(word: &word)
  }

  private mutating func add(word: inout String) {
    guard !word.isEmpty else { return }
    counts[word, default: 0] += 1
    total += 1
    word = ""
  }
}

extension Character {
  /// True for a letter or a digit; of an ASCII character that is known without a look into the tables of Unicode.
  fileprivate var isOfWord: Bool {
    guard let byte = asciiValue else { return isLetter || isNumber }
    return 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
  }

  fileprivate var isApostrophe: Bool { self == "'" || self == "’" }
}
