import Foundation
import Programs
import Stage

/// Finds out which lines of a chapter run, from one moment to another; or what a test puts in its place.
@MainActor package struct LineRecorder {
  /// From now on.
  package var begin: () -> Void

  /// Until now: what was counted.
  package var end: () throws(LineTrouble) -> KeptProfile

  /// The lines of what was counted, on any thread. This takes as long as two programs take to run.
  package var lines: @Sendable (KeptProfile) throws(LineTrouble) -> RanLines

  /// Ends what looks for lines now, from any thread: nobody wants to know them any more.
  var stop: @Sendable () -> Void

  /// Does something on another thread, one after another.
  var elsewhere: (@escaping @Sendable () -> Void) -> Void

  /// The recorder of a program that was built to count.
  ///
  /// - Parameters:
  ///   - sources: the chapter's.
  ///   - build: how it is built again, if that helps.
  /// - Throws: `LineTrouble`, if lines cannot be recorded at all.
  package init(_ sources: ChapterSources, _ build: CountingBuild, environment: [String: String]) throws(LineTrouble) {
    guard let executable = Bundle.main.executableURL else { throw .notCounted(build) }
    let attributes = try? FileManager.default.attributesOfItem(atPath: executable.path)
    let built = attributes?[.modificationDate] as? Date ?? .distantPast
    if let file = sources.changed(since: built).first { throw .changed(file: file, build) }
    let tools = try CoverageTools(environment: environment)
    LineCounters.reset()
    guard let blank = LineCounters.read() else { throw .notCounted(build) }
    begin = LineCounters.reset
    end = { () throws(LineTrouble) in
      guard let profile = LineCounters.read() else { throw .notCounted(build) }
      return KeptProfile(profile, over: blank)
    }
    lines = { (profile) throws(LineTrouble) in
      let report = try tools.report(of: profile.bytes, program: executable, sources: sources.places)
      let ran = try RanLines(lcov: report, root: sources.root)
      // What the ways share is not shown, but it is counted.
      if let file = sources.changed(ran.files.keys, since: built).first { throw .changed(file: file, build) }
      return ran
    }
    stop = { tools.stop.press() }
    let queue = DispatchQueue(label: "lines that ran")
    elsewhere = { queue.async(execute: $0) }
  }

  package init(
    begin: @escaping () -> Void, end: @escaping () throws(LineTrouble) -> KeptProfile,
    lines: @escaping @Sendable (KeptProfile) throws(LineTrouble) -> RanLines,
    stop: @escaping @Sendable () -> Void = {},
    elsewhere: @escaping (@escaping @Sendable () -> Void) -> Void
  ) {
    (self.begin, self.end, self.lines, self.stop, self.elsewhere) = (begin, end, lines, stop, elsewhere)
  }
}
