import Models
import Stage
import Testing
import World

@testable import Requests

@Suite("09 Requests")
struct RequestsTests {
  @Test("smoke", arguments: Pattern.allCases)
  func smoke(_ way: Pattern) async throws {
    try await play("tap load-profile\nwait 3s\nexpect state \"Done\"", on: OneAfterAnother.self, way)
    try await play("toggle retry\ntap load-both\nevent answer 1 503\nwait 3s\nexpect state \"Done\"", on: RequestsChapter.self, way)
  }
  @Test("async")
  func asyncSmoke() async throws {
    try await play("toggle retry\ntap load-both\nexpect state \"Signing in …\"\nevent answer 1 503\nwait 3s\nexpect state \"Done\"", on: RequestsChapter.self, Way("async", AsyncWay.Controller.self))
  }
}
