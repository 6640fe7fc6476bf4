import Controls
import KeyValueObserving
import World

@testable import Stage

/// The common part of the four right ways: the output. Each receives touches in a way of its own.
class DeskController: Wiring {
  let screen: DeskScreen
  let world: World
  var count: Int
  private var question: Scheduled?

  required init(_ screen: DeskScreen, _ world: World) {
    self.screen = screen
    self.world = world
    count = screen.start
    connect()
    showFirst()
  }

  isolated deinit { question?.cancel() }

  func connect() {
    screen.up.addTarget(self, action: DeskController.upTapped, for: .touchUpInside)
    screen.down.addTarget(self, action: DeskController.downTapped, for: .touchUpInside)
    screen.ask.addTarget(self, action: DeskController.askTapped, for: .touchUpInside)
    screen.name.addTarget(self, action: DeskController.nameChanged, for: .editingChanged)
  }

  func showFirst() {
    showCount()
    nameChanged()
  }

  func upTapped() {
    count = DeskRules.count(count, movedBy: 1)
    showCount()
  }

  func downTapped() {
    count = DeskRules.count(count, movedBy: -1)
    showCount()
  }

  func nameChanged() {
    let greeting = DeskRules.greeting(screen.name.text ?? "")
    screen.greeting.show(greeting.text, greeting.color)
  }

  func askTapped() {
    question?.cancel()
    question = world.schedule(after: DeskRules.delay) { [screen] in screen.present(Alert("Really?")) }
  }

  func showCount() {
    screen.count.text = "\(count)"
    screen.down.isEnabled = count > 0
    screen.up.isEnabled = count < DeskRules.top
  }
}

/// Closures, removed by hand.
final class CallbackDesk: DeskController {
  private var keys: [(Control, ActionKey)] = []

  override func connect() {
    listen(screen.up, .touchUpInside) { $0.upTapped() }
    listen(screen.down, .touchUpInside) { $0.downTapped() }
    listen(screen.ask, .touchUpInside) { $0.askTapped() }
    listen(screen.name, .editingChanged) { $0.nameChanged() }
  }

  isolated deinit {
    for (control, key) in keys { control.removeAction(key) }
  }

  private func listen(_ control: Control, _ event: Control.Event, _ action: @escaping (CallbackDesk) -> Void) {
    keys.append((control, control.addAction(for: event) { [weak self] in if let self { action(self) } }))
  }
}

/// Targets, and the field's delegate.
final class DelegateDesk: DeskController, TextFieldDelegate {
  override func connect() {
    super.connect()
    screen.name.removeTarget(self)
    screen.name.delegate = self
  }

  func textFieldDidChangeSelection(_ textField: TextField) { nameChanged() }
}

/// Targets for the buttons, an observation of the field's text.
final class ObserverDesk: DeskController {
  private var observation: KeyValueObservation?

  override func connect() {
    super.connect()
    screen.name.removeTarget(self)
    observation = screen.name.observe(\.text) { [unowned self] _, _ in nameChanged() }
  }
}

/// A stream of its own making between the controls and what is shown.
final class StreamDesk: DeskController {
  private let touches = Stream()

  override func connect() {
    touches.subscribe { [unowned self] in $0(self) }
    for (control, event, action) in [
      (screen.up as Control, Control.Event.touchUpInside, DeskController.upTapped),
      (screen.down, .touchUpInside, DeskController.downTapped),
      (screen.ask, .touchUpInside, DeskController.askTapped),
      (screen.name, .editingChanged, DeskController.nameChanged),
    ] {
      let key = control.addAction(for: event) { [weak touches] in touches?.send { action($0)() } }
      touches.onEnd { control.removeAction(key) }
    }
  }

  private final class Stream {
    private var subscribers: [((DeskController) -> Void) -> Void] = []
    private var endings: [() -> Void] = []

    isolated deinit { for ending in endings { ending() } }

    func subscribe(_ subscriber: @escaping ((DeskController) -> Void) -> Void) { subscribers.append(subscriber) }
    func onEnd(_ ending: @escaping () -> Void) { endings.append(ending) }
    func send(_ touch: (DeskController) -> Void) { for subscriber in subscribers { subscriber(touch) } }
  }
}
