import Foundation

/// Which lines of each way the inputs of a script ran, as `--trace-lines` prints it.
struct TracedScript: Decodable {
  /// What ran, in order.
  let inputs: [Entry]

  /// What one line of the script ran.
  struct Entry: Decodable {
    /// The line of the script.
    let line: Int

    /// What it says.
    let input: String

    /// What ran, by the way, then by the path of the file.
    let ways: [String: [String: File]]

    /// What ran of one file.
    struct File: Decodable {
      /// The numbers of the lines, from 1.
      let lines: [Int]
    }

    /// The lines of a file that ran.
    func lines(of path: String, in way: String) -> Set<Int> { Set(ways[way]?[path]?.lines ?? []) }
  }
}
