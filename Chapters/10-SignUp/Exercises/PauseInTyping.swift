import Models
import Stage
import Workshop
import World

/// A directory that is asked only after a pause in typing, in all four ways.
enum PauseInTyping: Exercise {
  /// The pause after the last key, before the directory is asked.
  static let pause = Duration.milliseconds(300)

  typealias Place = NameAlone

  static let reference = [Way("reference", Reference.self)]

  /// Asks after the pause.
  final class Reference: NameAlone.Reference {
    override func check(_ name: String) {
      work = world.schedule(after: pause) { [weak self] in
        self?.ask(name) { availability in self?.screen.show(.username(availability)) }
      }
    }
  }
}
