import Foundation
import Terminal
import Workbench

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Hands over to the chapter's program with what a reader has written, which is built for it.
@MainActor struct Handover {
  private let chapter: any Chapter.Type
  private let console: Console
  private let root: URL
  private let products: URL
  private let become: @MainActor (_ program: URL, _ arguments: [String]) -> String

  /// - Parameters:
  ///   - root: the folder of the package; that from which the program was built, unless told.
  ///   - products: where the build puts programs that are to be debugged.
  ///   - become: puts a program in the place of this one, and comes back only with the reason why not.
  init(
    _ chapter: any Chapter.Type, _ console: Console, root: URL? = nil, products: URL = BuildFolder.debug,
    become: @escaping @MainActor (_ program: URL, _ arguments: [String]) -> String = Handover.become
  ) {
    self.chapter = chapter
    self.console = console
    self.root = root ?? ChapterSources.package
    self.products = products
    self.become = become
  }

  /// What is left to do.
  enum Outcome: Equatable {
    /// The program ends.
    case ends(ExitStatus)
    /// The four ways are shown, with this to be said about the fifth, if anything.
    case goesOn(notice: String?)
  }

  /// Becomes the program with what the reader has written, if that is asked for; on a stage as soon as there is anything.
  func outcome(of options: Options, _ arguments: [String]) -> Outcome {
    let isAsked = options.pattern == Options.yours && options.action != .help
    let isBare = options.action == .run && options.pattern == nil && options.step == nil && !options.isLive
    let isStage = isBare && console.inputIsTerminal && console.outputIsTerminal
    guard isAsked || isStage else { return .goesOn(notice: nil) }
    do throws(WorkbenchError) {
      guard let exercise = try exercise(orUntouched: isAsked) else {
        guard isAsked else { return .goesOn(notice: nil) }
        console.complain("\(chapter.name): there are no exercises to this chapter, and so nothing is yours")
        return .ends(.usage)
      }
      if console.outputIsTerminal { console.complain("building what you have written in \(exercise.yours) …") }
      let complaint = try begin(exercise, arguments)
      guard isAsked else {
        return .goesOn(notice: "\(exercise.name) cannot be shown: swift run Workbook verify \(exercise.path)")
      }
      for line in complaint { console.complain(line.visible) }
      return .ends(.differs)
    } catch {
      guard isAsked else { return .goesOn(notice: "\(error)".visible) }
      console.complain("\(chapter.name): \("\(error)".visible)")
      return .ends(.unavailable)
    }
  }

  /// The exercise of this chapter that the reader is at; else one for which something has been written, and that is not
  /// solved if there is such a one.
  ///
  /// - Parameter orUntouched: whether it may be one for which nothing has been written; the first that is not solved, then.
  private func exercise(orUntouched: Bool) throws(WorkbenchError) -> ExerciseFiles? {
    // A program that was moved away from its sources has nothing to show.
    guard FileManager.default.fileExists(atPath: root.appendingPathComponent("Chapters").path) else { return nil }
    let own = try Shelf(root: root).exercises.filter { $0.program == chapter.name }
    let bookmark = try Bookmark(root: root)
    let isOpen = { (exercise: ExerciseFiles) in !bookmark.solved.contains(exercise.path) }
    let changed = own.filter { ReadersFile(of: $0).isChanged }
    if let atHand = own.first(where: { $0.path == bookmark.atHand }) {
      return orUntouched || changed.contains(atHand) ? atHand : nil
    }
    // Of those that are solved, where the reader has come to.
    return changed.first(where: isOpen) ?? changed.last
      ?? (orUntouched ? own.first(where: isOpen) ?? own.first : nil)
  }

  /// Becomes the program with the reader's way, and comes back only if that is not to be: with the lines to tell.
  private func begin(_ exercise: ExerciseFiles, _ arguments: [String]) throws(WorkbenchError) -> [String] {
    try ReadersFile(of: exercise).begin()
    let outcome = try YourProgram(exercise, in: products, telling: console.complain).build()
    guard case .built(let program) = outcome else { return outcome.complaint(about: exercise) }
    return [become(program, arguments)]
  }

  static func become(_ program: URL, _ arguments: [String]) -> String {
    fflush(nil)
    var words = ([program.path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    execv(program.path, &words)
    return "\(program.path) cannot be started: \(String(cString: strerror(errno)))"
  }
}
