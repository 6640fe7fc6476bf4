import Foundation
import Programs
import Stage
import Terminal

extension Book {
  /// Checks the index by job against what runs: `swift run Book --jobs`.
  static func checkJobs(_ options: BookOptions) throws(BookError) {
    Interruption.expect()
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let folders = try chapterFolders(of: root)
    let complaints = try FolderLock.holding(root) { () throws(BookError) in
      // An interrupted --try may have left changed files: the index is about the original ones.
      try KeptFiles(root: root).putBack()
      return try Self.complaints(on: folders, root, options)
    }
    guard complaints.isEmpty else { throw BookError(1, lines: complaints) }
    print("\(Jobs.all.count) jobs are done where the index says, in each of the four ways")
  }

  private static func complaints(
    on folders: [String], _ root: URL, _ options: BookOptions
  ) throws(BookError) -> [String] {
    let sources = { (path: String) in try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) }
    let build = TraceBuild(root: root)
    var (complaints, chapters): ([String], [LinesRun.Chapter]) = ([], [])
    for folder in folders {
      let program = String(folder.drop { $0 != "-" }.dropFirst())
      let jobs = Jobs.all.filter { $0.chapter == folder }
      print("\(program): \(jobs.count) jobs, and the demo".visible)
      try build.build(program)
      do {
        for job in jobs {
          let trace = try build.trace(job.script.joined(separator: "\n"), by: program)
          complaints += try JobCheck(job: job, trace: trace, text: sources).complaints()
        }
        let demo = try sources("Chapters/\(folder)/demo.script")
        let fifthWay = try ChapterCode("Chapters/\(folder)", of: root).fifthWay
        let trace = try build.trace(demo, by: program, with: fifthWay)
        chapters.append(try LinesRun.Chapter(program, trace, script: demo, text: sources))
      } catch let error as BookError {
        throw error
      } catch {
        throw BookError(66, "Book: a source of \(program) cannot be read: \(error.localizedDescription)")
      }
    }
    return try complaints + compare(LinesRun(chapters: chapters), root, options)
  }

  private static func chapterFolders(of root: URL) throws(BookError) -> [String] {
    let chapters = root.appendingPathComponent("Chapters").path
    guard let folders = try? FileManager.default.contentsOfDirectory(atPath: chapters) else {
      throw BookError(66, "Book: there are no Chapters here: go to the folder of the package")
    }
    return folders.filter { $0.contains("-") }.sorted()
  }

  /// Returns the complaints about the recorded figures, unless they are to be renewed.
  private static func compare(_ figures: LinesRun, _ root: URL, _ options: BookOptions) throws(BookError) -> [String] {
    let file = root.appendingPathComponent(LinesRun.path)
    if options.renews {
      do {
        try WrittenFile(file.path).write(figures.encoded())
      } catch {
        throw BookError(73, "Book: \(LinesRun.path) cannot be written")
      }
      return []
    }
    let known = (try? LinesRun(readFrom: file))?.chapters ?? []
    // A chapter that an author is still writing has no figures yet.
    return known.filter { !figures.chapters.contains($0) }.map { chapter in
      "\(LinesRun.path): \(chapter.chapter)'s demo runs other lines than that: swift run Book --jobs --renew"
    }
  }
}
