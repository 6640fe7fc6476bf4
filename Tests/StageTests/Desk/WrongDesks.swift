import Controls
import Dispatch
import World

@testable import Stage

/// Ways that are wrong on purpose, each in one thing.
enum WrongDesk {
  /// The label is not brought up to date on the way down.
  final class MissingUpdate: DeskController {
    override func downTapped() { count = DeskRules.count(count, movedBy: -1) }
  }

  /// One more than the top is allowed.
  final class WrongLimit: DeskController {
    override func showCount() {
      screen.count.text = "\(count)"
      screen.down.isEnabled = count > 0
      screen.up.isEnabled = count < DeskRules.top + 1
    }
  }

  /// Nothing is shown before the first touch.
  final class NoFirstValue: DeskController {
    override func showFirst() {}
  }

  /// The label is emptied before it is filled.
  final class Glitch: DeskController {
    override func upTapped() {
      screen.count.text = "–"
      super.upTapped()
    }
  }

  /// For one frame the count is out of bounds.
  final class BrokenBetween: DeskController {
    override func upTapped() {
      guard count == 1 else { return super.upTapped() }
      screen.count.text = "7"
      world.async { [weak self] in
        self?.count = 2; self?.showCount()
      }
    }
  }

  /// Asking goes on for ever.
  final class Endless: DeskController {
    override func askTapped() { world.async { [weak self] in self?.askTapped() } }
  }

  /// The buttons come before the label.
  final class OtherOrder: DeskController {
    override func showCount() {
      screen.up.isEnabled = count < DeskRules.top
      screen.down.isEnabled = count > 0
      screen.count.text = "\(count)"
    }
  }

  /// The caret jumps to the beginning.
  final class Caret: DeskController {
    override func nameChanged() {
      super.nameChanged()
      screen.name.select(0..<0)
    }
  }

  /// Going up also begins to edit.
  final class Focus: DeskController {
    override func upTapped() {
      super.upTapped()
      screen.name.becomeFirstResponder()
    }
  }

  /// Going up changes what the empty field says.
  final class Placeholder: DeskController {
    override func upTapped() {
      super.upTapped()
      screen.name.placeholder = "Name"
    }
  }

  /// Going up lets a button fade.
  final class Alpha: DeskController {
    override func upTapped() {
      super.upTapped()
      screen.ask.alpha = 0.5
    }
  }

  /// Another question.
  final class Question: DeskController {
    override func askTapped() {
      world.schedule(after: DeskRules.delay) { [screen] in screen.present(Alert("Really?", message: "Think.")) }
    }
  }

  /// Wrong only at 2 and with a name.
  final class Deep: DeskController {
    override func nameChanged() {
      super.nameChanged()
      if count == 2, screen.name.text?.isEmpty == false { screen.greeting.textColor = .ok }
    }
  }

  /// Wrong where the name has an "e".
  final class Vowel: DeskController {
    override func nameChanged() {
      super.nameChanged()
      screen.ask.isHidden = screen.name.text?.contains("e") ?? false
    }
  }

  /// Wrong only after much: twelve touches of the buttons.
  final class Late: DeskController {
    private var touches = 0

    override func showCount() {
      super.showCount()
      touches += 1
      if touches == 13 { screen.ask.isHidden = true }
    }
  }

  /// The label is set through the real main queue, past the world.
  final class AroundTheWorld: DeskController {
    override func upTapped() {
      super.upTapped()
      DispatchQueue.main.async { [screen] in screen.greeting.text = "late" }
    }
  }
}
