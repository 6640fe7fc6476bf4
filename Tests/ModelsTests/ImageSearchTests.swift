import Foundation
import Models
import Testing

@Suite("Chapter 13: queries and the messages of a search")
struct ImageSearchTests {
  @Test(
    "a query has three characters at least, as a reader counts them, white space around it left out",
    arguments: [
      ("", false), ("ab", false), ("abc", true), ("   ", false), (" ab ", false), (" abc\n", true), ("a b", true),
      ("👨‍👩‍👧👨‍👩‍👧", false), ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", true), ("か\u{3099}か\u{3099}", false), ("R&B", true), ("C++", true),
    ])
  func length(_ typed: String, _ isLongEnough: Bool) {
    #expect(ImageQuery(typed).isLongEnough == isLongEnough)
  }

  @Test(
    arguments: [
      ("cats", "cats"), ("R&B", "R%26B"), ("C++", "C%2B%2B"), ("a b", "a%20b"), ("50%", "50%25"), ("%41", "%2541"),
      ("a=b", "a%3Db"), ("a#b?c/d", "a%23b%3Fc%2Fd"), ("~-._", "~-._"), ("猫", "%E7%8C%AB"), ("\"'", "%22%27"),
      ("a\u{0}b\nc", "a%00b%0Ac"),
    ])
  func `in an address everything is encoded that could mean something else there`(_ typed: String, _ encoded: String) {
    #expect(ImageQuery(typed).percentEncoded == encoded)
    #expect(encoded.removingPercentEncoding == typed)
  }

  @Test func `the address has the base's own query, the number of results and the text`() {
    let query = ImageQuery(" R&B ")
    #expect(query.address(at: "https://a.test/i")?.absoluteString == "https://a.test/i?num=60&q=R%26B")
    #expect(query.address(at: "https://a.test/i?x=1%26")?.absoluteString == "https://a.test/i?x=1%26&num=60&q=R%26B")
    #expect(query.address(at: "https://a.test/i?")?.absoluteString == "https://a.test/i?num=60&q=R%26B")
    #expect(query.address(at: "http://[") == nil)
  }

  @Test func `an empty search result has a message, but is no error; every other message is an error`() {
    #expect(SearchNotice(about: ["https://tn.test/1"]) == nil)
    #expect(SearchNotice(about: []) == .nothingFound)
    #expect(SearchNotice.nothingFound.text == "No images found.")
    #expect(!SearchNotice.nothingFound.isTrouble)
    let troubles: [(SearchTrouble, String)] = [
      (.noAnswer("timed out"), "No answer: timed out."),
      (.status(500), "The search engine answers with status 500."),
      (
        .tooManySearches(advice: "try again in 60 seconds"),
        "The search engine was asked too often: try again in 60 seconds."
      ),
      (.noPage, "What came is no page."),
    ]
    for (trouble, text) in troubles {
      #expect(SearchNotice.trouble(trouble).text == text)
      #expect(SearchNotice.trouble(trouble).isTrouble)
    }
  }
}
