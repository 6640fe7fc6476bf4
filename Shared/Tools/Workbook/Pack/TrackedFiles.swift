import Foundation
import Programs

/// The files of a working copy that git tracks: no build products, and no private files.
struct TrackedFiles {
  let paths: [String]

  /// Those of them that are not as they were committed.
  var changed: Set<String> = []
}

extension TrackedFiles {
  /// Asks git for the files of `root`, which is a working copy.
  ///
  /// - Throws: `WorkbookError` if it is none.
  init(in root: URL) throws(WorkbookError) {
    let paths = try Self.git(["ls-files", "-z", "--cached"], in: root)
    let changed = try Self.git(["diff", "-z", "--name-only", "--no-renames", "--relative", "HEAD"], in: root)
    guard let paths, !paths.isEmpty, let changed else {
      throw WorkbookError(
        status: 69, line: "git does not list the files of this folder: a set is cut from a clone, where pack is called")
    }
    self.init(paths: paths, changed: Set(changed))
  }

  /// The paths that git lists; nil if it refuses to.
  private static func git(_ arguments: [String], in root: URL) throws(WorkbookError) -> [String]? {
    let git = Program(URL(fileURLWithPath: "/usr/bin/env"), ["git"] + arguments, in: root)
    do throws(Program.Failure) {
      let run = try git.run(.keptApart, limit: .seconds(60))
      return run.shellStatus == 0 ? run.output.split(separator: "\0").map(String.init) : nil
    } catch {
      throw WorkbookError(status: 69, line: "git does not list the files of this folder: \(error)")
    }
  }
}
