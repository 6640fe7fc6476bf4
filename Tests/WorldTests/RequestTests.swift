import Foundation
import Testing
import World

@Suite("Requests and answers as values")
struct RequestTests {
  @Test func `the names of header fields are the same in upper and lower case`() {
    var headers: Headers = ["Content-Type": "text/html", "content-type": "text/plain", "ETag": "1"]
    #expect(headers["CONTENT-TYPE"] == "text/plain")
    #expect(headers == ["content-type": "text/plain", "etag": "1"])
    #expect(headers.fields.map(\.name) == ["content-type", "etag"])
    headers["Etag"] = nil
    #expect(headers.fields.map(\.value) == ["text/plain"])
  }

  @Test(
    arguments: [("120", 120), ("0", 0), ("-1", nil), ("many", nil), ("", nil), (nil, nil)] as [(String?, Int?)])
  func `the expected length is that of Content-Length, if that is a length`(_ field: String?, _ length: Int?) {
    var response = Response(status: 200)
    response.headers["content-length"] = field
    #expect(response.expectedLength == length)
  }
}
