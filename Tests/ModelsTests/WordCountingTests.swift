import Models
import Testing

@Suite("Chapter 14: the counts of the words in a text")
struct WordCountingTests {
  @Test func `a word is a run of letters and digits, whatever their case; an apostrophe inside belongs to it`() {
    let words = WordFrequencies("Don't! don’t, 'tis the 2nd 'DON'T' – rock 'n' roll, café CAFÉ")
    #expect(words.count(of: "don't") == 3)
    #expect(words.count(of: "tis") == 1)
    #expect(words.count(of: "2nd") == 1)
    #expect(words.count(of: "n") == 1)
    #expect(words.count(of: "café") == 2)
    #expect(words.total == 11)
    #expect(words.different == 8)
  }

  @Test func `the most frequent come first, and of the same number the first in the alphabet`() {
    let most = WordFrequencies("b a c b a d").mostFrequent(3)
    #expect(most.map(\.word) == ["a", "b", "c"])
    #expect(most.map(\.count) == [2, 2, 1])
  }

  @Test func `a long text is counted in ten parts, no word is cut, and all of it is counted once`() {
    let states = Array(WordCounting(LongText.rabbitHole.text))
    #expect(states.count == 10)
    #expect(
      states.map(\.text) == [
        "Counting … 10 %", "Counting … 20 %", "Counting … 30 %", "Counting … 40 %", "Counting … 50 %",
        "Counting … 60 %", "Counting … 70 %", "Counting … 80 %", "Counting … 90 %",
        "641 words, 262 different: the 28, to 27, she 21",
      ])
    #expect(states.last == .counted(WordFrequencies(LongText.rabbitHole.text)))
  }

  @Test func `a short text, and an empty one, is one part`() {
    #expect(Array(WordCounting("to be")) == [.counted(WordFrequencies("to be"))])
    #expect(Array(WordCounting("")) == [.counted(WordFrequencies())])
  }

  @Test func `one long word is not cut, however long`() {
    let word = String(repeating: "a", count: 5000)
    #expect(Array(WordCounting(word)) == [.counted(WordFrequencies(word))])
    #expect(WordFrequencies(word).total == 1)
  }

  @Test(
    "each state has a text and the progress of the bar",
    arguments: [
      (CountingState.ready, "Ready", 0, false), (.counting(0.3), "Counting … 30 %", 0.3, true),
      (.counted(WordFrequencies("Once")), "1 word, 1 different: once 1", 1, false),
      (.counted(WordFrequencies("…")), "No words", 1, false), (.cancelled, "Cancelled", 0, false),
    ])
  func states(_ state: CountingState, _ text: String, _ progress: Double, _ isCounting: Bool) {
    #expect(state.text == text)
    #expect(state.progress == progress)
    #expect(state.isCounting == isCounting)
  }
}
