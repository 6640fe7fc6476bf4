import Models
import Testing

@Suite("Chapter 02: limits and their wording")
struct CharacterLimitTests {
  @Test(
    arguments: [
      (10, "10 characters left"), (2, "2 characters left"), (1, "1 character left"), (0, "0 characters left"),
      (-1, "1 character over"), (-2, "2 characters over"), (Int.min, "9223372036854775808 characters over"),
    ])
  func `what is left is worded in singular, plural, and over the limit`(count: Int, text: String) {
    #expect(Remaining(count: count).text == text)
  }

  @Test func `a name has 10 characters and an address 50`() {
    #expect(CharacterLimit.name.remaining(after: "") == Remaining(count: 10))
    #expect(CharacterLimit.address.remaining(after: "") == Remaining(count: 50))
  }

  @Test(
    arguments: [
      ("abc", 7), ("👨‍👩‍👧", 9), ("か\u{3099}", 9), ("が", 9), ("e\u{301}", 9), ("é", 9), ("🇩🇪🇯🇵", 8), ("\r\n", 9), (" ", 9),
    ])
  func `characters are counted as a reader counts them`(text: String, left: Int) {
    #expect(CharacterLimit.name.remaining(after: text).count == left)
  }

  @Test func `exactly the limit is accepted, one more is over, and an empty text is too short`() {
    #expect(CharacterLimit.name.accepts("0123456789"))
    #expect(!CharacterLimit.name.accepts("0123456789a"))
    #expect(!CharacterLimit.name.accepts(""))
  }

  @Test func `a contact is saved only with both texts within their limits`() {
    #expect(!Contact().canBeSaved)
    #expect(!Contact(name: "Ada").canBeSaved)
    #expect(!Contact(address: "London").canBeSaved)
    #expect(Contact(name: "Ada", address: "London").canBeSaved)
    #expect(!Contact(name: "Ada Lovelace", address: "London").canBeSaved)
    #expect(!Contact(name: "Ada", address: String(repeating: "x", count: 51)).canBeSaved)
  }
}
