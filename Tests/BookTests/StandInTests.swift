import BuiltPackage
import Foundation
import Testing

@Suite("A stand-in for a program")
struct StandInTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("it starts while all that its test has written is still open for writing")
  func busy() async throws {
    let program = folder.url.appendingPathComponent("tools/echoes")
    try StandIn.write("printf '%s\\n' \"$@\"; exit 3", as: program)
    let files = try FileManager.default.contentsOfDirectory(
      at: program.deletingLastPathComponent(), includingPropertiesForKeys: [.isSymbolicLinkKey])
    let written = try files.filter { try $0.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink != true }
    let open = try written.map(FileHandle.init(forWritingTo:))
    let run = try await ProgramRun(commandLine: "'\(program.path)' 'a b' c")
    for file in open { try file.close() }
    #expect(run.complaints == [])
    #expect(run.text == "a b\nc\n")
    #expect(run.status == 3)
  }

  @Test("another one can take its place")
  func again() async throws {
    let program = folder.url.appendingPathComponent("echoes")
    try StandIn.write("echo 1", as: program)
    try StandIn.write("echo 2", as: program)
    #expect(try await ProgramRun(commandLine: "'\(program.path)'").text == "2\n")
  }
}
