import Foundation
import Stage
import Terminal
import Workshop
import World

extension Session {
  /// The session as a script that plays it again.
  package var script: String {
    history.script(of: chapter.name, step: quiz?.step, panes.networkRecords.first ?? NetworkRecord(), isLive: isLive)
  }

  /// Writes the session as a script into `folder`, under a name that is free.
  ///
  /// - Parameter folder: the folder for the file, by default that in which the program was started.
  package func save(into folder: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)) {
    let script = script
    for number in 1...999 {
      let name = "\(chapter.name)-\(number).script"
      do {
        try Data(script.utf8).write(to: folder.appendingPathComponent(name), options: .withoutOverwriting)
        message = Message(text: "Saved: swift run \(program) --script \(name)")
        return
      } catch let error as CocoaError where error.code == .fileWriteFileExists {
        continue
      } catch {
        let text = "Nothing can be saved in \(folder.path): begin in a folder in which you may write"
        message = Message(text: "\(text) (\(error.localizedDescription))".visible, isBad: true)
        return
      }
    }
    message = Message(text: "There are 999 saved sessions in \(folder.path): move some away.".visible, isBad: true)
  }

  /// The program that plays the session again, with the way beside the four: a reader's way may play in a scene that the
  /// chapter does not have.
  private var program: String {
    if let added = selection.added { return "Workbook run \(chapter.name)/\(added.name)" }
    return selection.further.last.map { "\(chapter.name) --pattern \($0)" } ?? chapter.name
  }
}
