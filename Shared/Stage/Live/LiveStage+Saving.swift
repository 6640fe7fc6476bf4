import Foundation
import World

extension LiveStage {
  /// Writes the session as a script into the folder that the program was started in, under a name that is free.
  func save() {
    let script = session.script(
      of: chapter.name, step: playbill.quiz?.step, panes.networkRecords.first ?? NetworkRecord(), isLive: isLive)
    for number in 1...999 {
      let name = "\(chapter.name)-\(number).script"
      do {
        try Data(script.utf8).write(to: URL(fileURLWithPath: name), options: .withoutOverwriting)
        message = Message(text: "Saved: swift run \(chapter.name) --script \(name)")
        return
      } catch let error as CocoaError where error.code == .fileWriteFileExists {
        continue
      } catch {
        message = Message(text: "The session could not be saved here: \(error.localizedDescription)", isBad: true)
        return
      }
    }
    message = Message(text: "There are 999 saved sessions here: move some of them away.", isBad: true)
  }
}
