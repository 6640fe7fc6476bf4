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
    "the expected length is that of Content-Length, if that is a length",
    arguments: [("120", 120), ("0", 0), ("-1", nil), ("many", nil), ("", nil), (nil, nil)] as [(String?, Int?)])
  func expectedLength(_ field: String?, _ length: Int?) {
    var response = Response(status: 200)
    response.headers["content-length"] = field
    #expect(response.expectedLength == length)
  }
}
