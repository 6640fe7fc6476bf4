import Foundation
import Testing
import World

@Suite("Requests and answers as values")
struct RequestTests {
  @Test("the names of header fields are the same in upper and lower case")
  func headers() {
    var headers: Headers = ["Content-Type": "text/html", "content-type": "text/plain", "ETag": "1"]
    #expect(headers["CONTENT-TYPE"] == "text/plain")
    #expect(headers == ["content-type": "text/plain", "etag": "1"])
    #expect(headers.fields.map(\.name) == ["content-type", "etag"])
    headers["Etag"] = nil
    #expect(headers.fields.map(\.value) == ["text/plain"])
  }

  @Test(
    "the expected length is what the server says, if it is a length",
    arguments: [("120", 120), ("0", 0), ("-1", nil), ("many", nil), ("", nil)] as [(String, Int?)])
  func expectedLength(_ field: String, _ length: Int?) {
    #expect(Response(status: 200, headers: ["content-length": field]).expectedLength == length)
  }

  @Test("without a Content-Length there is no expected length")
  func noExpectedLength() {
    #expect(Response(status: 200).expectedLength == nil)
  }

  @Test("the two ends are ends, and the other pieces are not")
  func ends() {
    #expect(Answer.finished.isEnd)
    #expect(Answer.failed(.timedOut).isEnd)
    #expect(!Answer.response(Response(status: 500)).isEnd)
    #expect(!Answer.data(.init()).isEnd)
  }

  @Test("every error of the network has its own words")
  func errors() {
    let errors: [NetworkError] = [
      .notConnected, .noSuchHost, .cannotConnect, .connectionLost, .timedOut, .tls, .tooLarge,
      .tooManyRedirects, .badResponse, .badAddress,
      .other("out of paper"),
    ]
    #expect(
      errors.map(\.description) == [
        "no network connection", "no such host", "the host refuses the connection", "the connection was lost",
        "timed out", "no secure connection", "too large", "too many redirects", "bad answer from the server",
        "bad address", "out of paper",
      ])
  }
}
