import Terminal
import Workbench

/// The commands of a teacher before a workshop.
extension Desk {
  func tellAgenda(_ order: PackOrder) throws(WorkbookError) {
    let chapters = try shelf.workshopChapters(order.chapters)
    tell(String(try Agenda(chapters, minutes: order.minutes).text(of: chapters).dropLast()))
  }

  /// Cuts a set.
  func pack(_ order: PackOrder) throws(WorkbookError) {
    let chapters = try shelf.workshopChapters(order.chapters)
    let agenda = try Agenda(chapters, minutes: order.minutes)
    let folder = try SetFolder(order.folder, from: place, root: shelf.root)
    let set = WorkshopSet(root: shelf.root, chapters: chapters, agenda: agenda)
    let path = try folder.write(try set.files(of: try tracked(shelf.root)))
    tell("The set is in \(path.visible): \(chapters.map(\.program).joined(separator: ", ")), \(order.minutes) minutes")
    // A path that is shown in other characters than it has leads nowhere.
    let build =
      path.visible == path ? "cd \(path.shellWord) && swift build     tries it" : "swift build     tries it in there"
    tell("  \(build); take the folder along without its .build")
    tell("  Agenda.md     what is done when")
  }
}

extension String {
  fileprivate var shellWord: String {
    allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) } ? self : "'\(replacing("'", with: #"'\''"#))'"
  }
}
