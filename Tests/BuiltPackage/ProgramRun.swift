import Foundation
import Programs

/// A program that ran to its end, and what it left.
package struct ProgramRun: Sendable {
  /// The exit status; for a program that a signal ended 128 and its number, as a shell says it.
  package let status: Int32

  /// The bytes of standard output.
  package let output: Data

  /// The bytes of standard error.
  package let error: Data

  /// Runs a built program of this package, by its name, in the package's folder.
  ///
  /// - Parameters:
  ///   - input: what it finds on standard input, which is no terminal.
  ///   - output: where its standard output goes, if it is not to be kept.
  ///   - environment: set for it, over the environment of the tests without `NO_COLOR`.
  package init(
    _ program: String, _ arguments: [String] = [], input: Data = Data(), output: FileHandle? = nil,
    environment: [String: String] = [:]
  ) async throws {
    try await self.init(BuiltProducts.program(program), arguments, input, output, environment)
  }

  /// Runs a command line of a shell in the package's folder, without colours and with nothing on standard input.
  ///
  /// `swift run NAME …` in it is the built program `NAME`: the real `swift run` would wait for the build's lock,
  /// which `swift test` holds. Other commands of `swift` are refused: the line ends with status 143.
  package init(commandLine: String) async throws {
    try await self.init(
      URL(fileURLWithPath: "/bin/sh"), ["-c", SwiftRun.function + commandLine], Data(), nil,
      ["NO_COLOR": "1", SwiftRun.folder: BuiltProducts.folder.path])
  }

  private static let turns = Turns(8)

  // Input and output go through files: these never fill up as pipes do, so no reader is needed while it runs.
  private init(
    _ executable: URL, _ arguments: [String], _ input: Data, _ output: FileHandle?,
    _ environment: [String: String]
  ) async throws {
    await Self.turns.begin()
    defer { Task { await Self.turns.end() } }
    let folder = try TestFolder()
    let files = ["input", "output", "error"].map(folder.root.appendingPathComponent)
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
    error = try Data(contentsOf: folder.root.appendingPathComponent("error"))
  }
}

extension ProgramRun {
  /// The standard output as text.
  package var text: String { String(decoding: output, as: UTF8.self) }

  /// How it ended: the exit status, and the lines that it wrote to standard error.
  package var ending: [String] { ["status \(status)"] + complaints }

  /// The lines that it wrote to standard error.
  package var complaints: [String] {
    error.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A few at a time: the others wait until it is their turn, in the order in which they came.
///
/// Tests run all at once, and each program that runs needs descriptors, of which a process often has a few hundred.
private actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  /// Waits until fewer than so many are at it, and counts as one of them until ``end()``.
  func begin() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// The next one may begin.
  func end() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
