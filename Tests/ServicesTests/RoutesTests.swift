import Foundation
import Services
import Testing

@Suite("Routes")
struct RoutesTests {
  @Test("a path of its own comes before a beginning, a longer beginning before a shorter one")
  func order() async throws {
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

  @Test("an endless redirect leads to a new address each time")
  func endlessRedirect() async throws {
    var routes = Routes()
    routes.addEndlessRedirect("/on")
    let server = try LoopbackServer(routes)
    var places: [String] = []
    for path in ["/on", "/on/1", "/on/2", "/on/9223372036854775807"] {
      let text = try await RawClient.exchange("GET \(path) HTTP/1.0\r\n\r\n", port: server.port)
      places.append(text.components(separatedBy: "location: ").last?.components(separatedBy: "\r\n").first ?? "")
    }
    #expect(places == ["/on/1", "/on/2", "/on/3", "/on/-9223372036854775808"])
  }
}
