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
    let controller = world.perform { Controller(world, model) }
    #expect(controller.shown == [0])
    world.perform {
      model.count = 1
      model.count = 2
      #expect(controller.shown == [0])
    }
    #expect(controller.shown == [0, 2])
  }

  @Test func `only what an update has read is observed, and an equal value is no change`() throws {
    let controller = world.perform { Controller(world, model) }
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
    let sum = Sum()
    let controller = SumController(world, sum)
    try world.settle()
    var wasOnMainQueue: Bool?
    world.perform {
      _ = Task { wasOnMainQueue = await sum.add(3) }
    }
    try world.settle()
    #expect(wasOnMainQueue == false)
    #expect(controller.shown == [0, 3])
    #expect(controller.wasOnMainQueue)
  }

  @Test func `a model that lives on does not keep a controller alive`() throws {
    weak var weakController: Controller?
    do {
      let controller = world.perform { Controller(world, model) }
      weakController = controller
    }
    #expect(weakController == nil)
    model.count = 1
    try world.settle()
  }

  @Observable final class Model {
    var count = 0
    var unread = 0
  }

  /// A model that claims to be safe to use from any thread. A virtual world, which has one thread, makes that true.
  @Observable nonisolated final class Sum: @unchecked Sendable {
    private(set) var value = 0

    /// Adds `number` off the main actor, and returns whether that was the main queue.
    @concurrent func add(_ number: Int) async -> Bool {
      value += number
      return World.current.isOnMainQueue
    }
  }

  final class SumController: ViewController {
    private let sum: Sum
    private(set) var shown: [Int] = []
    private(set) var wasOnMainQueue = true

    init(_ world: World, _ sum: Sum) {
      self.sum = sum
      super.init(world)
    }

    override func updateProperties() {
      shown.append(sum.value)
      wasOnMainQueue = wasOnMainQueue && World.current.isOnMainQueue
    }
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
