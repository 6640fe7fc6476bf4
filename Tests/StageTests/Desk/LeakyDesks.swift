import Controls
import KeyValueObserving
import World

@testable import Stage

/// Ways that look right and outlive their controller, each in one manner.
enum LeakyDesk {
  /// The view model holds its delegate strongly.
  final class StrongDelegate: DeskController {
    private let viewModel = ViewModel()

    override func connect() {
      super.connect()
      viewModel.delegate = self
    }

    final class ViewModel {
      var delegate: DeskController?
    }
  }

  /// The view model owns itself.
  final class SelfOwner: DeskController {
    private let viewModel = SelfOwningViewModel()

    override func connect() {
      super.connect()
      viewModel.outputs = viewModel
    }
  }

  final class SelfOwningViewModel {
    var outputs: SelfOwningViewModel?
  }

  /// Two objects hold each other, and no other object holds them.
  final class UnreachableCycle: DeskController {
    override func connect() {
      super.connect()
      let one = SelfOwningViewModel()
      let other = SelfOwningViewModel()
      one.outputs = other
      other.outputs = one
    }
  }

  /// An action is left on the button; it does nothing any more.
  final class ForgottenAction: DeskController {
    override func connect() {
      super.connect()
      screen.up.addAction(for: .editingDidEnd) {}
    }
  }

  /// An observation of the screen is kept by what the screen holds, and so for ever.
  final class ForgottenObserver: DeskController {
    override func connect() {
      super.connect()
      let kept = screen.observe(\.alert) { _, _ in }
      screen.ask.observers.onEnd { withExtendedLifetime(kept) {} }
    }
  }

  /// The action holds what it needs and goes on without a controller.
  final class StillFiring: DeskController {
    override func connect() {
      super.connect()
      screen.up.addAction(for: .touchUpInside) { [screen] in screen.greeting.text = "still here" }
    }
  }

  /// A timer that is never cancelled.
  final class Timer: DeskController {
    override func connect() {
      super.connect()
      world.schedule(after: .seconds(3600)) {}
    }
  }

  /// A question that keeps its controller until it has been asked.
  final class Question: DeskController {
    override func askTapped() {
      world.schedule(after: DeskRules.delay) { self.screen.present(Alert("Really?")) }
    }
  }

  /// A welcome that keeps its controller until it is shown.
  final class Welcome: DeskController {
    override func connect() {
      super.connect()
      world.schedule(after: DeskRules.delay) { self.screen.greeting.text = "Welcome" }
    }
  }

  /// An observation for each tap, kept until the controller is deallocated.
  final class Hoarder: DeskController {
    private var observations: [KeyValueObservation] = []

    override func upTapped() {
      super.upTapped()
      observations.append(screen.observe(\.alert) { _, _ in })
    }
  }

  /// An action for each tap, removed with the controller.
  final class ActionPerTap: DeskController {
    private var keys: [ActionKey] = []

    override func askTapped() {
      super.askTapped()
      keys.append(screen.up.addAction(for: .editingDidEnd) {})
    }

    isolated deinit {
      for key in keys { screen.up.removeAction(key) }
    }
  }

  /// A list of all controllers that only grows.
  final class Registered: DeskController {
    private static var all: [Registered] = []

    override func connect() {
      super.connect()
      Self.all.append(self)
    }
  }
}
