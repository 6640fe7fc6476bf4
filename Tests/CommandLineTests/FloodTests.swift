import BuiltPackage
import Foundation
import LoopbackServer
import Platform
import Services
import Testing
import World

@Suite("A server that sends 1 GB")
struct FloodTests {
  /// The head of packed zeros: from here on each byte of 0 stands for 1,032 of them.
  private static let packedZeros: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 236, 193, 1, 1, 0, 0, 0, 128, 144, 254, 175, 238, 8, 10,
  ]

  @Test(
    "is left at the limit, with little of the memory that it means to fill",
    arguments: [
      ([:], [], 1_000_000_000, "! too large: more than 4000000 bytes"),
      (["Content-Encoding": "gzip"], packedZeros, 1_000_000, "! the server packs its answers unasked"),
    ] as [(Headers, [UInt8], Int, String)])
  func memory(_ headers: Headers, _ start: [UInt8], _ zeros: Int, _ message: String) async throws {
    #expect(try await ProgramRun("WebPage", ["--demo"]).status == 0)
    // A sanitizer adds its own: the address sanitizer keeps 256 MB of what was let go.
    let usual = peakMemoryOfChildren()
    let flood = LoopbackServer.Response(
      headers: headers, body: [.bytes(Data(start)), .repeated(Data(count: 50_000), times: zeros / 50_000)])
    let server = try LoopbackServer(["/": flood])
    let run = try await TerminalRun(
      "WebPage", ["--pattern", "rx", "--no-color"],
      answers: ["replace address \"\(server.url)\"\n"].map { .type($0) }
        // Memory that piles up after the limit shows when one flood follows another.
        + Array(repeating: .type("tap load\n"), count: 2) + [.type("quit\n")])
    #expect(run.text.contains(message))
    #expect(peakMemoryOfChildren() < usual + 500_000_000)
  }
}
