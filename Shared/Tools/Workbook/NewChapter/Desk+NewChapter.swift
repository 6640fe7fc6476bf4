import Workbench

extension Desk {
  /// Makes a chapter, and tells what comes next.
  func makeChapter(_ name: String) throws(WorkbookError) {
    let chapter = try NewChapter(name, in: shelf.root)
    try chapter.write()
    tell(
      "Chapters/\(chapter.folder) is a chapter: a button and a label, in four ways, with tests in Tests/\(name)Tests")
    tell("Package.swift names it, and Tests/CommandLineTests/Openings has its first screen")
    tell("  swift run \(name)     shows it; building it takes a minute or two the first time")
    tell("  swift test --filter \(name)Tests     tests it")
    tell("  CONTRIBUTING.md     how to put your feature in the place of the example")
  }
}
