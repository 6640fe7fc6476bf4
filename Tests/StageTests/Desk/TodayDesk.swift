import Controls
import Observation
import World

@testable import Stage

/// A right way that updates its screen after each event, in an order of its own.
final class TodayDesk: ViewController, Wiring {
  private let screen: DeskScreen
  private let clock: WorldClock
  private let model: Model
  private var question: Task<Void, Never>?

  init(_ screen: DeskScreen, _ world: World) {
    (self.screen, clock) = (screen, world.taskClock)
    model = Model(count: screen.start)
    super.init(world)
    screen.up.addTarget(self, action: TodayDesk.upTapped, for: .touchUpInside)
    screen.down.addTarget(self, action: TodayDesk.downTapped, for: .touchUpInside)
    screen.ask.addTarget(self, action: TodayDesk.askTapped, for: .touchUpInside)
    screen.name.addTarget(self, action: TodayDesk.nameChanged, for: .editingChanged)
  }

  isolated deinit { question?.cancel() }

  override func updateProperties() {
    screen.up.isEnabled = model.count < DeskRules.top
    screen.down.isEnabled = model.count > 0
    screen.count.text = "\(model.count)"
    let greeting = DeskRules.greeting(model.name)
    screen.greeting.show(greeting.text, greeting.color)
  }

  private func upTapped() { model.move(by: 1) }

  private func downTapped() { model.move(by: -1) }

  private func nameChanged() { model.name = screen.name.text ?? "" }

  private func askTapped() {
    question?.cancel()
    question = Task { [screen, clock] in
      guard (try? await clock.sleep(for: DeskRules.delay)) != nil else { return }
      screen.present(Alert("Really?"))
    }
  }

  @Observable final class Model {
    private(set) var count: Int
    var name = ""

    init(count: Int) { self.count = count }

    func move(by step: Int) { count = DeskRules.count(count, movedBy: step) }
  }
}
