import Foundation
import LoopbackServer
import Services
import Testing

@Suite("Routes")
struct RoutesTests {
  @Test func `a complete path takes precedence over a prefix, a longer prefix over a shorter one`() async throws {
    var routes: Routes = ["/a/b": .text("own")]
    routes.add("/*") { _ in .text("short") }
    routes.add("/a/*") { _ in .text("long") }
    let server = try LoopbackServer(routes)
    var answers: [String] = []
    for path in ["/a/b", "/a/c", "/x", "/a/b?q=1"] {
      let text = try await RawClient.exchange("GET \(path) HTTP/1.0\r\n\r\n", port: server.port)
      answers.append(text.components(separatedBy: "\r\n\r\n").last ?? "")
    }
    #expect(answers == ["own", "long", "short", "own"])
  }
}
