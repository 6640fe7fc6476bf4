import BuiltPackage
import Foundation

/// A folder that looks like a package, with chapters whose source is a shell script, and a `swift` that builds one by copying
/// it: `--try` can be tried without a compiler.
struct StandInPackage {
  let folder: TestFolder

  /// - Parameter chapters: the source of each chapter's `Way.swift`, by folder: `03-Count`.
  init(_ chapters: [String: String]) throws {
    folder = try TestFolder()
    for (chapter, source) in chapters { try folder.write("Chapters/\(chapter)/Way.swift", source) }
    try folder.write(
      "tools/swift",
      program: """
        if [ "$2" = --show-bin-path ]; then echo "$PWD/.build/bin"; exit; fi
        if grep broken Chapters/*-"$3"/Way.swift; then echo "Way.swift:1: error: broken"; exit 1; fi
        mkdir -p .build/bin
        { echo '#!/bin/sh'; cat Chapters/*-"$3"/Way.swift; } >".build/bin/$3"
        chmod +x ".build/bin/$3"
        """)
  }

  /// The environment of the programs.
  var environment: [String: String] {
    ["PATH": "\(folder.root.path)/tools:\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"]
  }

  /// Runs `Book --try` on a text in the folder.
  func tries(_ text: String, _ options: [String] = []) async throws -> ProgramRun {
    try await ProgramRun("Book", ["--try", try folder.write("T.md", text)] + options, environment: environment)
  }

  /// A trial as a text has it: one line for another.
  static func trial(_ file: String, _ old: String, _ new: String, _ command: String, _ output: [String]) -> String {
    """
    <!-- change \(file) -->
    ```diff
    -\(old)
    +\(new)
    ```
    <!-- changed \(command) -->
    \((["```text", "$ \(command)"] + output + ["```"]).joined(separator: "\n"))

    """
  }
}
