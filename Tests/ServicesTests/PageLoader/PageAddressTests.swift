import Foundation
import Services
import Testing

@Suite("Typed addresses")
struct PageAddressTests {
  @Test(
    arguments: [
      ("example.com", "https://example.com"), (" example.com/a?b=c ", "https://example.com/a?b=c"),
      ("localhost:8080/a", "https://localhost:8080/a"), ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
      ("HTTPS://example.com", "HTTPS://example.com"), ("bundle:welcome", "bundle:welcome"),
      ("file:///tmp/a.html", "file:///tmp/a.html"),
    ])
  func `is an address, with https where no scheme is typed`(_ text: String, _ address: String) {
    #expect(PageAddress.url(typed: text)?.absoluteString == address)
  }

  @Test(
    arguments: [
      "", "  ", "two words", "http://", "https:///a", "ftp://example.com", "mailto:a@b.c", "javascript:alert", "//",
      "file://elsewhere/a.html", "a\nb", "http://[", ":", "https://?",
    ])
  func `or is none`(_ text: String) {
    #expect(PageAddress.url(typed: text) == nil)
  }
}
