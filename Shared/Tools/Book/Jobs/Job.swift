import Stage

/// Something that a program has to do, and the lines that do it in each of the four ways.
struct Job: Sendable {
  /// The job, as a reader would look for it: "cancel the old request".
  let title: String

  /// The form that it has in this chapter, in a sentence.
  let sentence: String

  /// The folder of the chapter that does it: `10-SignUp`.
  let chapter: String

  /// The lines of a script. The first is the step, the last the input for which the job is done.
  let script: [String]

  /// An earlier line of the script for which none of it is done, if there is one to tell apart from.
  let exception: String?

  /// The lines of each way.
  let lines: [Pattern: [JobLines]]

  init(
    _ title: String, _ sentence: String, in chapter: String, _ script: [String], butNotFor exception: String? = nil,
    callback: [JobLines], delegate: [JobLines], observer: [JobLines], rx: [JobLines]
  ) {
    (self.title, self.sentence, self.chapter) = (title, sentence, chapter)
    (self.script, self.exception) = (script, exception)
    lines = [.callback: callback, .delegate: delegate, .observer: observer, .rx: rx]
  }

  /// The program of the chapter: `SignUp`.
  var program: String { String(chapter.drop { $0 != "-" }.dropFirst()) }

  /// The input for which the job is done.
  var input: String { script.last ?? "" }
}

/// Lines of one file that belong to a job.
struct JobLines: Sendable {
  /// The file, from the chapter's folder.
  let file: String

  /// The heading or the beginning of the declaration or statement, as a listing of the book names it.
  let part: String

  /// True if they only set up what does the job: they run before the input, and none of them runs for it.
  let isPutUpBefore: Bool

  /// Lines of which some run for the input itself.
  static func run(_ file: String, _ part: String) -> JobLines {
    JobLines(file: file, part: part, isPutUpBefore: false)
  }

  /// Lines that run before the input, and put up what does the job then.
  static func putUp(_ file: String, _ part: String) -> JobLines {
    JobLines(file: file, part: part, isPutUpBefore: true)
  }

  /// Returns the place in the text of the file; nil if it has no such part.
  func place(in text: String) -> ClosedRange<Int>? { SourceFile(text).lines(of: part) }
}
