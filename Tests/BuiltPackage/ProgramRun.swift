import Foundation
import Programs

/// A program that ran to its end, and what it left.
public struct ProgramRun: Sendable {
  /// The exit status; for a program that a signal ended 128 and its number, as a shell says it.
  public let status: Int32

  /// The bytes of standard output.
  public let output: Data

  /// The bytes of standard error.
  public let error: Data

  /// Runs a built program of this package, by its name, in the package's folder.
  ///
  /// - Parameters:
  ///   - input: what it finds on standard input, which is no terminal.
  ///   - output: where its standard output goes, if it is not to be kept.
  ///   - environment: set for it, over the environment of the tests without `NO_COLOR`.
  /// - Throws: if it cannot be started.
  public init(
    _ program: String, _ arguments: [String] = [], input: Data = Data(), output: FileHandle? = nil,
    environment: [String: String] = [:]
  ) async throws {
    try await self.init(BuiltProducts.program(program), arguments, input, output, environment)
  }

  /// Runs a command line of a shell in the package's folder, without colours and with nothing on standard input.
  ///
  /// `swift run NAME …` in it is the built program `NAME`: the real `swift run` would wait for the build's lock,
  /// which `swift test` holds. Other commands of `swift` are refused: the line ends with status 143.
  /// - Throws: if the shell cannot be started.
  public init(commandLine: String) async throws {
    let products = BuiltProducts.folder.path
    try await self.init(
      URL(fileURLWithPath: "/bin/sh"), ["-c", SwiftRun.function + commandLine], Data(), nil,
      ["NO_COLOR": "1", SwiftRun.folder: products])
  }

  private static let turns = Turns(8)

  // Input and output go through files: these never fill up as pipes do, so no reader is needed while it runs.
  private init(
    _ executable: URL, _ arguments: [String], _ input: Data, _ output: FileHandle?,
    _ environment: [String: String]
  ) async throws {
    await Self.turns.begin()
    do {
      try await self.init(atOnce: executable, arguments, input, output, environment)
    } catch {
      await Self.turns.end()
      throw error
    }
    await Self.turns.end()
  }

  private init(
    atOnce executable: URL, _ arguments: [String], _ input: Data, _ output: FileHandle?,
    _ environment: [String: String]
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "error"].map(folder.appendingPathComponent)
    for (file, content) in zip(files, [input, Data(), Data()]) { try content.write(to: file) }

    let process = Process(executable, arguments, environment)
    let ends = [
      try FileHandle(forReadingFrom: files[0]), try FileHandle(forWritingTo: files[1]),
      try FileHandle(forWritingTo: files[2]),
    ]
    // On Linux a process that has run is never let go, and it holds what it was connected to.
    defer { for end in ends { try? end.close() } }
    (process.standardInput, process.standardOutput, process.standardError) = (ends[0], output ?? ends[1], ends[2])
    status = try await process.runToEnd()
    self.output = try Data(contentsOf: files[1])
    error = try Data(contentsOf: files[2])
  }
}

extension ProgramRun {
  /// The standard output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }

  /// The lines that it wrote to standard error.
  public var complaints: [String] {
    error.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
