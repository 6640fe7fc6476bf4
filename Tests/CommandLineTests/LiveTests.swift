import BuiltPackage
import Foundation
import Testing

@Suite("--live in the programs")
struct LiveTests {
  @Test("a chapter that does not offer it says so in one line; one that does has nothing to ask without a script")
  func offered() async throws {
    var offering: [String] = []
    for program in try Chapters.names.get() {
      let run = try await ProgramRun(program, ["--live"])
      #expect(run.status == 64)
      #expect(run.text == "")
      #expect(run.complaints.count == 1)
      if run.complaints == ["\(program): --live has nothing to play: use a terminal, or give a script"] {
        offering.append(program)
      } else {
        let start = #"\#(program): unknown option "--live": this chapter asks no real service, and has "#
        #expect(run.complaints.first?.hasPrefix(start) == true, "\(run.complaints)")
      }
      #expect(try await ProgramRun(program, ["--help"]).text.contains("\n  --live") == offering.contains(program))
    }
    #expect(offering.contains("SignUp"))
  }

  @Test(
    "the message names the failure if the service cannot be reached, and the embedded rules still apply",
    arguments: [
      (
        "SignUp",
        """
        paste username "lovelace"
        expect username-message "Error contacting server: the host refuses the connection"
        expect username-message error
        expect sign-up disabled
        paste username "-"
        expect username-message "Username can only contain letters and digits"
        """
      ),
      (
        "Articles",
        """
        expect message "Failed: the host refuses the connection"
        expect articles rows 0
        """
      ),
    ])
  func unreachable(_ program: String, _ script: String) async throws {
    // No server listens there, so nothing leaves this machine.
    let proxy = "http://127.0.0.1:9"
    let run = try await ProgramRun(
      program, ["--live", "--pattern", "rx"], input: Data(script.utf8),
      environment: ["https_proxy": proxy, "HTTPS_PROXY": proxy])
    #expect(run.complaints == [])
    #expect(run.status == 0)
  }
}
