import Foundation
import Programs
import Stage

/// The tools of the compiler that make lines of counters.
nonisolated struct CoverageTools {
  /// The folder they are in.
  let folder: URL

  /// How long one of them may take: on a machine with nothing else to do it is a twentieth of a second.
  let limit: Duration

  /// Ends the tool that runs, and those that would come after it.
  let stop = Stop()

  /// The tools beside the `swift` in use: the first one that `PATH` names, wherever it really is.
  ///
  /// - Parameter limit: how long each run of a tool may take.
  /// - Throws: `LineTrouble.noTools`; `LineTrouble.toolHung` if that `swift` does not say where it is.
  init(environment: [String: String], limit: Duration = .seconds(30)) throws(LineTrouble) {
    let places = environment["PATH", default: ""].split(separator: ":").map(String.init)
    let found = places.map { URL(fileURLWithPath: $0).appendingPathComponent("swift") }
    guard let swift = found.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw .noTools
    }
    let beside = swift.resolvingSymlinksInPath().deletingLastPathComponent()
    // Where swift only stands for another one, as on macOS, that one says where it is.
    let folder = try Self.hasTools(beside) ? beside : Self.toolchain(of: swift, limit)
    guard let folder, Self.hasTools(folder) else { throw .noTools }
    (self.folder, self.limit) = (folder, limit)
  }

  /// What a raw profile says of `sources`, files or folders, in the form of `lcov`.
  ///
  /// - Parameter program: the program that counted.
  /// - Throws: `LineTrouble`.
  func report(of profile: [UInt8], program: URL, sources: [URL]) throws(LineTrouble) -> String {
    let folder: URL
    do {
      folder = try Self.makeRoom(in: FileManager.default.temporaryDirectory)
    } catch {
      throw .noRoom(error.localizedDescription)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try Data(profile).write(to: folder.appendingPathComponent("profraw"))
    } catch {
      throw .noRoom(error.localizedDescription)
    }
    let (raw, indexed) = (folder.appendingPathComponent("profraw"), folder.appendingPathComponent("profdata"))
    _ = try run("llvm-profdata", ["merge", "-sparse", raw.path, "-o", indexed.path], in: folder)
    return try run(
      "llvm-cov",
      ["export", "-format=lcov", "-skip-branches", "-instr-profile", indexed.path, program.path] + sources.map(\.path),
      in: folder)
  }

  private func run(_ tool: String, _ arguments: [String], in room: URL) throws(LineTrouble) -> String {
    let run: Program.Run
    do throws(Program.Failure) {
      run = try Program(folder.appendingPathComponent(tool), arguments).run(.keptApart, limit: limit, stop: stop)
    } catch {
      switch error {
      case .endless: throw .toolHung(tool, after: limit)
      case .noRoom(let reason): throw .noRoom(reason)
      case .notStarted(let reason): throw .toolFailed(tool, reason: reason)
      case .interrupted: throw .toolFailed(tool, reason: "it was ended")
      }
    }
    guard run.shellStatus == 0 else {
      let reason = run.complaint.split(separator: "\n").first.map(String.init)
      if Self.lacksRoom(run.complaint, in: room) { throw .noRoom(reason ?? "it is full") }
      throw .toolFailed(tool, reason: reason ?? "status \(run.shellStatus)")
    }
    return run.output
  }

  private static func hasTools(_ folder: URL) -> Bool {
    ["llvm-profdata", "llvm-cov"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent($0).path)
    }
  }

  /// `usr/bin` of the toolchain, two folders beside its `usr/lib/swift`.
  private static func toolchain(of swift: URL, _ limit: Duration) throws(LineTrouble) -> URL? {
    let information: String
    do throws(Program.Failure) {
      information = try Program(swift, ["-print-target-info"]).run(.keptApart, limit: limit).output
    } catch {
      switch error {
      case .endless: throw .toolHung("swift -print-target-info", after: limit)
      case .noRoom(let reason): throw .noRoom(reason)
      case .notStarted, .interrupted: return nil
      }
    }
    guard let target = try? JSONDecoder().decode(TargetInfo.self, from: Data(information.utf8)) else { return nil }
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
