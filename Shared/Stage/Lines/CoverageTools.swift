import Foundation

/// The tools of the compiler that make lines of counters.
nonisolated struct CoverageTools {
  /// The folder they are in.
  let folder: URL

  /// The tools beside the `swift` in use: the first one that `PATH` names, wherever it really is.
  ///
  /// - Throws: `LineTrouble.noTools`.
  init(environment: [String: String]) throws(LineTrouble) {
    let places = environment["PATH", default: ""].split(separator: ":").map(String.init)
    let found = places.map { URL(fileURLWithPath: $0).appendingPathComponent("swift") }
    guard let swift = found.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw .noTools
    }
    let beside = swift.resolvingSymlinksInPath().deletingLastPathComponent()
    // Where swift only stands for another one, as on macOS, that one says where it is.
    guard let folder = Self.hasTools(beside) ? beside : Self.toolchain(of: swift), Self.hasTools(folder) else {
      throw .noTools
    }
    self.folder = folder
  }

  /// What a raw profile says of `sources`, files or folders, in the form of `lcov`.
  ///
  /// - Parameter program: the program that counted.
  /// - Throws: `LineTrouble`.
  func report(of profile: [UInt8], program: URL, sources: [URL]) throws(LineTrouble) -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(profile).write(to: folder.appendingPathComponent("profraw"))
    } catch {
      throw .noRoom(error.localizedDescription)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let (raw, indexed) = (folder.appendingPathComponent("profraw"), folder.appendingPathComponent("profdata"))
    _ = try run("llvm-profdata", ["merge", "-sparse", raw.path, "-o", indexed.path], in: folder)
    return try run(
      "llvm-cov",
      ["export", "-format=lcov", "-skip-branches", "-instr-profile", indexed.path, program.path] + sources.map(\.path),
      in: folder)
  }

  private func run(_ tool: String, _ arguments: [String], in room: URL) throws(LineTrouble) -> String {
    do {
      let run = try ToolRun(folder.appendingPathComponent(tool), arguments, in: room)
      guard run.status == 0 else {
        let line = run.complaint.split(separator: "\n").first.map(String.init)
        throw LineTrouble.toolFailed(tool, reason: line ?? "status \(run.status)")
      }
      return run.output
    } catch let trouble as LineTrouble {
      throw trouble
    } catch {
      throw .toolFailed(tool, reason: error.localizedDescription)
    }
  }

  private static func hasTools(_ folder: URL) -> Bool {
    ["llvm-profdata", "llvm-cov"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent($0).path)
    }
  }

  /// `usr/bin` of the toolchain, two folders beside its `usr/lib/swift`.
  private static func toolchain(of swift: URL) -> URL? {
    guard let run = try? ToolRun(swift, ["-print-target-info"], in: FileManager.default.temporaryDirectory),
      let target = try? JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
    else { return nil }
    return URL(fileURLWithPath: target.paths.runtimeResourcePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("bin")
  }

  private struct TargetInfo: Decodable {
    var paths: Paths

    struct Paths: Decodable {
      var runtimeResourcePath: String
    }
  }
}
