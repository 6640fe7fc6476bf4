import Controls
import Observation
import Testing
import World

@MainActor
@Suite("A controller that updates its screen")
struct ViewControllerTests {
  private let world = VirtualWorld()
  private let model = Model()

  @Test func `an event that changes a model twice leads to one update, after the event`() throws {
    let controller = Controller(world, model)
    controller.updatePropertiesIfNeeded()
    #expect(controller.shown == [0])
    world.perform {
      model.count = 1
      model.count = 2
      #expect(controller.shown == [0])
      world.update()
    }
    #expect(controller.shown == [0, 2])
  }

  @Test func `only what an update has read is observed, and an equal value is no change`() throws {
    let controller = Controller(world, model)
    controller.updatePropertiesIfNeeded()
    model.unread = 1
    model.count = 0
    try world.settle()
    #expect(controller.shown == [0])
  }

  @Test func `a change outside of the world's work is shown when the world runs`() throws {
    let controller = Controller(world, model)
    try world.settle()
    model.count = 1
    try world.settle()
    #expect(controller.shown == [0, 1])
  }

  @Test func `a change that is made while the properties are updated is not observed`() throws {
    let controller = Controller(world, model)
    controller.onUpdate = { model in if model.count == 1 { model.count = 2 } }
    try world.settle()
    model.count = 1
    try world.settle()
    #expect(controller.shown == [0, 1])
    #expect(model.count == 2)
  }

  @Test func `an update that is asked for by hand ends the observation that was there`() throws {
    let controller = Controller(world, model)
    try world.settle()
    for _ in 1...3 {
      controller.setNeedsUpdateProperties()
      try world.settle()
    }
    #expect(controller.shown == [0, 0, 0, 0])
    model.count = 1
    try world.settle()
    #expect(controller.shown == [0, 0, 0, 0, 1])
  }

  @Test func `a change in the background is shown on the main queue`() throws {
    let controller = Controller(world, model)
    try world.settle()
    world.perform {
      _ = Task { @concurrent [model] in await model.count(to: 3) }
    }
    try world.settle()
    #expect(controller.shown == [0, 3])
  }

  @Test func `a model that lives on does not keep a controller alive`() throws {
    weak var weakController: Controller?
    do {
      let controller = Controller(world, model)
      controller.updatePropertiesIfNeeded()
      weakController = controller
    }
    #expect(weakController == nil)
    model.count = 1
    try world.settle()
  }

  @Observable final class Model {
    var count = 0
    var unread = 0

    func count(to count: Int) { self.count = count }
  }

  final class Controller: ViewController {
    private let model: Model
    private(set) var shown: [Int] = []
    var onUpdate: (Model) -> Void = { _ in }

    init(_ world: World, _ model: Model) {
      self.model = model
      super.init(world)
    }

    override func updateProperties() {
      shown.append(model.count)
      onUpdate(model)
    }
  }
}
