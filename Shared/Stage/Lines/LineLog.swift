import Highlighting

/// The sources of a chapter on stage, and which of their lines ran since somebody looked last.
///
/// A program that counts nothing reads no source before somebody wants to see one.
@MainActor final class LineLog {
  /// The sources, or why there are none.
  private(set) lazy var sources = Result { () throws(LineTrouble) in try open() }

  /// What records which lines run, or why nobody can say that.
  private(set) lazy var recorder = Result { () throws(LineTrouble) in try record(self) }

  private let open: () throws(LineTrouble) -> ChapterSources
  private let record: (LineLog) throws(LineTrouble) -> LineRecorder

  /// What was counted and has not been read yet.
  private var profile: [UInt8]?

  private var highlighted: [String: HighlightedSource] = [:]
  private var functionNames: [String: FunctionNames] = [:]

  /// The log of `chapter` in this program, which was called with `arguments`.
  convenience init(_ chapter: any Chapter.Type, _ arguments: [String] = [], environment: [String: String]) {
    self.init { () throws(LineTrouble) in
      try ChapterSources(chapter)
    } record: { (log) throws(LineTrouble) in
      guard LineCounters.areBuiltIn else { throw .notCounted(program: chapter.name, arguments: arguments) }
      return try LineRecorder(log.sources.get(), program: chapter.name, environment: environment)
    }
  }

  /// A log of the sources that `open` finds, with what `record` finds to record them.
  init(
    open: @escaping () throws(LineTrouble) -> ChapterSources,
    record: @escaping (LineLog) throws(LineTrouble) -> LineRecorder
  ) {
    (self.open, self.record) = (open, record)
  }

  /// What is in a file, by its path from the package's root.
  func source(of path: String) -> HighlightedSource? {
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
  func name(of path: String) -> String { (try? sources.get())?.name(of: path) ?? path }

  /// How long the one who shows the stage may sleep: a moment, if something is there to be read.
  var patience: Duration? { profile == nil ? nil : .milliseconds(50) }

  /// Does `body`, and keeps what is counted meanwhile. What was kept before is lost.
  func recording<Answer>(_ body: () throws(PaneError) -> Answer) throws(PaneError) -> Answer {
    guard case .success(let recorder) = recorder else { return try body() }
    forget()
    recorder.begin()
    let answer = try body()
    profile = recorder.end()
    return answer
  }

  /// Drops what was counted.
  func forget() { profile = nil }

  /// The lines that ran, as far as they are known; nil if nothing was counted since they were read last.
  func read() -> RanLines? {
    guard case .success(let recorder) = recorder, let profile else { return nil }
    forget()
    do throws(LineTrouble) {
      return try recorder.lines(profile)
    } catch {
      // What went wrong once goes wrong again, and each time takes a while.
      self.recorder = .failure(error)
      return nil
    }
  }
}
