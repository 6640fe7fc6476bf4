import Foundation
import Highlighting
import Stage
import Workshop

/// The sources of a chapter on stage, and which of their lines run.
///
/// A program that counts nothing reads no source before somebody wants to see one.
@MainActor package final class LineLog {
  /// The sources, or why there are none.
  package private(set) lazy var sources = Result { () throws(LineTrouble) in try open() }

  /// What records which lines run, or why nobody can say that.
  package private(set) lazy var recorder = Result { () throws(LineTrouble) in try record(self) }

  private let open: () throws(LineTrouble) -> ChapterSources
  private let record: (LineLog) throws(LineTrouble) -> LineRecorder

  /// What reads the records.
  package let reader = LineReader()

  private var highlighted: [String: HighlightedSource] = [:]
  private var functionNames: [String: FunctionNames] = [:]

  /// The log of `chapter` in this program, which was called with `arguments`.
  ///
  /// - Parameter yours: the name of the exercise for which a reader has written something that is shown, too.
  package convenience init(
    _ chapter: any Chapter.Type, yours: String? = nil, _ arguments: [String] = [], environment: [String: String]
  ) {
    self.init { () throws(LineTrouble) in
      try ChapterSources(chapter, yours: yours)
    } record: { (log) throws(LineTrouble) in
      let (root, here) = (ChapterSources.package, FileManager.default.currentDirectoryPath)
      let build = CountingBuild(
        program: chapter.name, arguments: arguments,
        package: root.resolvingSymlinksInPath() == URL(fileURLWithPath: here).resolvingSymlinksInPath()
          ? nil : root.path)
      guard LineCounters.areBuiltIn else { throw .notCounted(build) }
      return try LineRecorder(log.sources.get(), build, environment: environment)
    }
  }

  /// The log of a quiz: the sources with the fault in them. Which lines run nobody says, for what was built is what is right.
  package convenience init(_ quiz: Quiz) {
    self.init {
      quiz.sources
    } record: { (_) throws(LineTrouble) in
      throw .quiz
    }
  }

  /// A log of the sources that `open` finds, with what `record` finds to record them.
  package init(
    open: @escaping () throws(LineTrouble) -> ChapterSources,
    record: @escaping (LineLog) throws(LineTrouble) -> LineRecorder
  ) {
    (self.open, self.record) = (open, record)
  }

  /// What is in a file, by its path from the package's root.
  package func source(of path: String) -> HighlightedSource? {
    if let known = highlighted[path] { return known }
    guard let text = (try? sources.get())?.text(of: path) else { return nil }
    highlighted[path] = HighlightedSource(text)
    return highlighted[path]
  }

  /// The functions of a file, by its path from the package's root.
  func functionNames(of path: String) -> FunctionNames? {
    if let known = functionNames[path] { return known }
    functionNames[path] = source(of: path).map { FunctionNames($0) }
    return functionNames[path]
  }

  /// The name of a file for a person who knows the chapter.
  package func name(of path: String) -> String { (try? sources.get())?.name(of: path) ?? path }

  /// Does `body`, and returns with its answer what is counted meanwhile; nil if nobody can count.
  func recording<Answer>(
    _ body: () throws(PaneError) -> Answer
  ) throws(PaneError) -> (answer: Answer, record: LineRecord?) {
    guard case .success(let recorder) = recorder else { return (try body(), nil) }
    recorder.begin()
    let answer = try body()
    do throws(LineTrouble) {
      return (answer, LineRecord(try recorder.end()))
    } catch {
      self.recorder = .failure(error)
      return (answer, nil)
    }
  }

  /// Whether `record` can be read now.
  package func canRead(_ record: LineRecord?) -> Bool {
    guard case .success = recorder, case .counted = record?.state else { return false }
    return reader.current == nil
  }

  /// Begins to read `record`, unless that is done or something else is being read.
  package func read(_ record: LineRecord?) {
    guard let record, case .success(let recorder) = recorder else { return }
    reader.begin(record, recorder)
    takeOver()
  }

  /// Takes down what has been read meanwhile.
  package func takeOver() {
    guard let (record, outcome) = reader.finish() else { return }
    switch outcome {
    case .success(let ran):
      // What belongs to no way is not shown.
      let files = ran.files.filter { (try? sources.get())?.way(of: $0.key) != nil }
      record.note(RanLines(files: files))
    case .failure(let trouble) where trouble.mayPass:
      record.note(trouble)
    case .failure(let trouble):
      // What went wrong once goes wrong again, and each time takes a while.
      recorder = .failure(trouble)
    }
  }
}
