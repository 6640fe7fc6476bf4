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

  init() throws {
    folder = try BenchFolder()
  }

  /// What is told from the waiting on, and the last line of trouble.
  ///
  /// - Parameters:
  ///   - begin: is called when the waiting begins.
  ///   - judge: gets what stands in the file.
  private func watch(
    begin: @escaping () -> Void = {}, _ judge: @escaping (String) throws(WorkbookError) -> Judged
  ) throws -> (told: [String], trouble: String?) {
    var told: [String] = []
    var trouble: String?
    let (folder, path) = (folder, path)
    var desk = try Desk(
      root: folder.root,
      tell: { line in
        told.append(line)
        if line.contains("Ctrl-C") { begin() }
      },
      judge: { _ throws(WorkbookError) in
        told.append("judged \(folder.read(path) ?? "")")
        return try judge(folder.read(path) ?? "")
      })
    #expect(
      comesToAnEnd {
        do throws(WorkbookError) { _ = try desk.perform(.watch("3.1")) } catch { trouble = error.line }
      })
    return (Array(told.drop { !$0.contains("Ctrl-C") }.dropFirst()), trouble)
  }

  /// Writes the file from another thread, as an editor does.
  private func save(_ text: String) {
    let file = folder.root.appendingPathComponent(path)
    Thread { try? Data(text.utf8).write(to: file, options: .atomic) }.start()
  }

  @Test("what is written is judged, and judged again whenever it has been saved")
  func saves() throws {
    try folder.write(path, "1")
    let watched = try watch { text throws(WorkbookError) in
      guard text != "3" else { throw Self.enough }
      save(text == "1" ? "2" : "3")
      return text == "2" ? .solved : .wrong
    }
    #expect(
      watched.told == [
        "judged 1", "", "judged 2", "\nOn to the next one: swift run Workbook next", "", "judged 3",
      ])
    #expect(watched.trouble == "enough")
  }

  @Test("a skeleton is not judged before something has been written")
  func skeleton() throws {
    let watched = try watch(begin: { save("mine") }) { _ throws(WorkbookError) in throw Self.enough }
    #expect(watched.told == ["judged mine"])
    #expect(watched.trouble == "enough")
  }

  @Test("where there is no place for the file, that is told")
  func noPlace() throws {
    try folder.write("Chapters/03-Counter/Yours", "in the way")
    let watched = try watch { _ throws(WorkbookError) in throw Self.enough }
    #expect(watched.told == [])
    #expect(watched.trouble?.contains("ResetUnseen.swift cannot be written: ") == true)
  }
}
