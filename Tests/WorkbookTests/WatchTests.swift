import BuiltPackage
import Dispatch
import Foundation
import Testing
import Workbench

@testable import Workbook

/// Watching has no end but Ctrl-C: here the judge ends it, by an error, when it has seen enough.
@Suite("Watching an exercise")
struct WatchTests {
  private let folder: BenchFolder
  private let path = "Chapters/03-Counter/Yours/ResetUnseen.swift"
  private static let enough = WorkbookError(status: 1, line: "enough")
  private static let onward =
    "\nOn to the next one: swift run Workbook next, in another window; this one follows you there"

  private static let compared = [
    "\nYour code beside the solution (- yours, + the solution):", "\nTo remember:", "Because.",
  ]

  init() throws {
    folder = BenchFolder()
  }

  /// Returns the messages since the waiting began, and the last line of the errors.
  ///
  /// - Parameters:
  ///   - answers: The judge's, one after another; nil if it fails. With each the file is saved, first as 2, then as 3.
  ///   - begin: is called when the waiting begins.
  ///   - onward: is called when it is told that one may go on.
  private func watch(
    _ answers: Judged?..., saves: Bool = true, begin: @escaping () -> Void = {}, onward: @escaping () -> Void = {}
  ) throws -> (told: [String], trouble: String?) {
    var told: [String] = []
    var trouble: String?
    var count = 0
    let folder = folder
    let desk = try Desk(
      root: folder.root,
      tell: { line in
        told.append(line)
        if line.contains("Ctrl-C") { begin() }
        if line == Self.onward { onward() }
      },
      judge: { exercise throws(WorkbookError) in
        told.append("judged \(folder.read(exercise.yours) ?? "")")
        guard count < answers.count else { throw Self.enough }
        count += 1
        if saves { save("\(count + 1)") }
        guard let answer = answers[count - 1] else { throw WorkbookError(status: 69, line: "it could not be judged") }
        return answer
      })
    #expect(
      comesToAnEnd {
        do throws(WorkbookError) { _ = try desk.perform(.watch("3.1")) } catch { trouble = error.line }
      })
    // The file may have been saved again before it is compared.
    let lines = told.drop { !$0.contains("Ctrl-C") }.dropFirst().filter { !$0.hasPrefix("- ") }
    return (lines, trouble)
  }

  /// Writes the file from another thread, as an editor does.
  private func save(_ text: String) {
    let file = folder.root.appendingPathComponent(path)
    Thread { try? Data(text.utf8).write(to: file, options: .atomic) }.start()
  }

  @Test func `the exercise is judged, and judged again each time it is saved`() throws {
    try folder.write(path, "1")
    let watched = try watch(.wrong, .solved)
    #expect(
      watched.told == ["judged 1", "", "judged 2"] + Self.compared + [Self.onward, "", "judged 3"])
    #expect(watched.trouble == "enough")
  }

  @Test func `a skeleton is not judged before something has been written`() throws {
    let watched = try watch(begin: { save("mine") })
    #expect(watched == (["judged mine"], "enough"))
  }

  @Test func `once it is solved, the exercise begun in another window is judged`() throws {
    try folder.write(path, "1")
    let other = "Chapters/11-Articles/Yours/Leak.swift"
    try folder.write(other, "there")
    let root = folder.root
    let watched = try watch(
      .solved, saves: false,
      onward: { Thread { try? Bookmark.change(root: root) { $0.atHand = "Articles/Leak" } }.start() })
    #expect(
      watched.told == ["judged 1"] + Self.compared + [
        Self.onward, "", "You have gone on to Articles/Leak: A reset that is not shown",
        "Your file: \(other)", "\nWaiting for you to save it; Ctrl-C ends it.\n", "judged there",
      ])
    #expect(watched.trouble == "enough")
  }

  @Test func `before it is solved it is stayed with, whatever is taken up elsewhere`() throws {
    try folder.write(path, "1")
    let root = folder.root
    let watched = try watch(.wrong, begin: { try? Bookmark.change(root: root) { $0.atHand = "Articles/Leak" } })
    #expect(watched.told == ["judged 1", "", "judged 2"])
  }

  @Test func `an exercise that cannot be judged is reported, and judged again when it is saved`() throws {
    try folder.write(path, "1")
    let watched = try watch(nil)
    #expect(watched == (["judged 1", "✗ it could not be judged", "", "judged 2"], "enough"))
  }

  @Test func `after the last exercise there is no next one`() throws {
    try folder.write(path, "1")
    try Bookmark.change(root: folder.root) { $0.solved = ["Counter/Leak", "Articles/Leak"] }
    let told = try watch(.solved).told
    #expect(told == ["judged 1"] + Self.compared + ["\nAll exercises are solved.", "", "judged 2"])
  }

  @Test func `a missing place for the file is reported`() throws {
    try folder.write("Chapters/03-Counter/Yours", "in the way")
    let watched = try watch()
    #expect(watched.told == [])
    #expect(watched.trouble?.contains("ResetUnseen.swift cannot be written: ") == true)
  }
}
