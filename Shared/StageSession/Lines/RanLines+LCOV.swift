import Stage

nonisolated extension RanLines {
  /// What ran according to a report of `llvm-cov export -format=lcov`.
  ///
  /// - Parameter root: the folder with `Package.swift`; files outside of it are left out.
  /// - Throws: `LineTrouble.strangeReport` for a record that is not as it should be.
  init(lcov report: String, root: String) throws(LineTrouble) {
    var path: String?
    var file = File()
    var starts: [Substring: Int] = [:]
    for record in report.split(separator: "\n") {
      let (key, value) = Self.parts(of: record)
      let fields = value.split(separator: ",")
      switch key {
      case "SF":
        path = value.hasPrefix("\(root)/") ? String(value.dropFirst(root.count + 1)) : nil
        (file, starts) = (File(), [:])
      case "FN":
        guard fields.count > 1, let line = Int(fields[0]) else { throw .strangeReport(String(record)) }
        starts[fields[fields.count - 1]] = line
      case "FNDA":
        guard fields.count > 1, let count = UInt64(fields[0]) else { throw .strangeReport(String(record)) }
        if count > 0, let line = starts[fields[1]] { file.functions.insert(line) }
      case "DA":
        guard fields.count > 1, let line = Int(fields[0]), let count = UInt64(fields[1]) else {
          throw .strangeReport(String(record))
        }
        // Behind a `return` in a loop the compiler takes too much off: what is below zero did not run.
        if count > 0, count <= Int.max { file.lines[line] = Int(count) }
      case "end_of_record":
        if let path, !file.lines.isEmpty { files[path] = file }
        path = nil
      default: break
      }
    }
  }

  private static func parts(of record: Substring) -> (key: Substring, value: Substring) {
    guard let colon = record.firstIndex(of: ":") else { return (record, "") }
    return (record[..<colon], record[record.index(after: colon)...])
  }
}
