import BuiltPackage
import Foundation
import Testing

@Suite("Articles --live")
struct ArticlesLiveTests {
  @Test("it says what failed where Qiita cannot be reached")
  func unreachable() async throws {
    // Nobody listens there, so nothing leaves this machine.
    let proxy = "http://127.0.0.1:9"
    let script = "expect message \"Failed: the host refuses the connection\"\nexpect articles rows 0\n"
    let run = try await ProgramRun(
      "Articles", ["--live", "--pattern", "rx"], input: Data(script.utf8),
      environment: ["https_proxy": proxy, "HTTPS_PROXY": proxy])
    #expect(run.complaints == [])
    #expect(run.status == 0)
  }
}
