import Foundation
import Testing
import Workbench

/// A package of two chapters with three exercises, in a folder of its own that goes with it.
final class BenchFolder {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
    try write("Package.swift", "// the manifest\n")
    for path in [
      "03-Counter/Exercises/Texts/1-ResetUnseen", "03-Counter/Exercises/Texts/2-Leak",
      "11-Articles/Exercises/Texts/1-Leak",
    ] {
      try write("Chapters/\(path).md", BenchFolder.text)
    }
    for name in ["03-Counter/ResetUnseen", "03-Counter/Leak", "11-Articles/Leak"] {
      let parts = name.split(separator: "/")
      try write(
        "Chapters/\(parts[0])/Exercises/Solutions/\(parts[1]).swift",
        "#if SOLVED\n// done\n#else\n// to do\n#endif\n")
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  func write(_ path: String, _ text: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  func exercise(_ name: String) throws -> ExerciseFiles {
    try #require(try Shelf(root: root).exercises(called: name).first)
  }

  static let text = """
    # A reset that nobody sees

    *mend · callback · 10 minutes*

    ## Goal

    Mend it.

    ## Touch

    One line.

    ## Judged by

    - Up and down
      move the count.
    - Reset goes back.

    ## At first

    ```text
    ✗ Reset goes back.
      expected count "0"
    ```

    ## Hints

    1. Look.
    2. Look here,
       and there.
    3. Write it.

    ## Why

    Because.

    """
}
