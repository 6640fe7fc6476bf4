import Foundation

/// Finds out which lines of a chapter run, from one moment to another; or what a test puts in its place.
@MainActor struct LineRecorder {
  /// From now on.
  var begin: () -> Void

  /// Until now: what was counted, as a raw profile.
  var end: () -> [UInt8]?

  /// The lines of a raw profile. This takes as long as two programs take to run.
  var lines: ([UInt8]) throws(LineTrouble) -> RanLines

  /// The recorder of a program that was built to count.
  ///
  /// - Parameter sources: the chapter's.
  /// - Throws: `LineTrouble`, if lines cannot be recorded at all.
  init(_ sources: ChapterSources, program: String, environment: [String: String]) throws(LineTrouble) {
    guard let executable = Bundle.main.executableURL else { throw .notCounted(program: program) }
    let attributes = try? FileManager.default.attributesOfItem(atPath: executable.path)
    let built = attributes?[.modificationDate] as? Date ?? .distantPast
    if let file = sources.changed(since: built).first { throw .changed(file: file, program: program) }
    let tools = try CoverageTools(environment: environment)
    begin = LineCounters.reset
    end = LineCounters.read
    lines = { (profile) throws(LineTrouble) in
      let report = try tools.report(of: profile, program: executable, sources: sources.places)
      return try RanLines(lcov: report, root: sources.root)
    }
  }

  init(
    begin: @escaping () -> Void, end: @escaping () -> [UInt8]?,
    lines: @escaping ([UInt8]) throws(LineTrouble) -> RanLines
  ) {
    (self.begin, self.end, self.lines) = (begin, end, lines)
  }
}
