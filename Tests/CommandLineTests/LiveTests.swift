import BuiltPackage
import Foundation
import Testing

@Suite("--live in the programs")
struct LiveTests {
  nonisolated private static let programs = Result { try PackageFolder.chapters().map(\.program) }

  @Test("a chapter that does not offer it says so in one line; one that does has nothing to ask without a script")
  func offered() async throws {
    var offering: [String] = []
    for program in try Self.programs.get() {
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

  @Test("a chapter that does not offer it names the options of its own")
  func own() async throws {
    let location = try await ProgramRun("Location", ["--live"])
    #expect(
      location.complaints == [
        #"Location: unknown option "--live": this chapter asks no real service, and has of its own only --experiment, --gpx, --nmea"#
      ])
  }

  @Test("SignUp says what failed where GitHub cannot be reached, and signs up with its own directory alone")
  func unreachable() async throws {
    // Nobody listens there, so nothing leaves this machine.
    let proxy = "http://127.0.0.1:9"
    let script = """
      paste username "lovelace"
      expect username-message error
      expect sign-up disabled
      paste username "-"
      expect username-message "Username can only contain letters and digits"
      """
    let run = try await ProgramRun(
      "SignUp", ["--live", "--pattern", "rx"], input: Data(script.utf8),
      environment: ["https_proxy": proxy, "HTTPS_PROXY": proxy])
    #expect(run.text.contains("\"Error contacting server: the host refuses the connection\""))
    #expect(run.status == 0)
    #expect(run.complaints == [])
  }
}
