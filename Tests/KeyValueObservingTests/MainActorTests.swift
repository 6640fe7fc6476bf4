import KeyValueObserving
import Testing

@MainActor
@Suite("On the main actor")
struct MainActorTests {
  @Test("a model of the main actor is observed with handlers of the main actor")
  func model() {
    let label = Label()
    let model = Model()
    let token = model.observe(\.count, options: [.initial, .old, .new]) { model, change in
      label.text = "\(change.oldValue ?? -1) \(change.newValue ?? -1) \(model.total)"
    }
    #expect(label.text == "-1 0 0")
    model.up()
    #expect(label.text == "0 1 10")
    withExtendedLifetime(token) {}
  }

  @Test("a control's property observers and those of others get along, in a subclass too")
  func control() {
    let label = RedLabel()
    var texts: [String?] = []
    let token = label.observe(\.text) { label, _ in texts.append(label.text) }
    let other = label.observe(\.isRed) { label, _ in texts.append("red") }
    label.text = "a"
    label.isRed = true
    #expect(texts == ["a", "red"])
    #expect(label.changes == 1)
    withExtendedLifetime((token, other)) {}
  }

  @Test("a class of the main actor is a classic observer, and removes itself when it goes")
  func classic() {
    let model = Model()
    var controller: Controller? = Controller(model)
    model.up()
    #expect(controller?.text == "1")
    #expect(model.observers.count == 1)
    controller = nil
    #expect(model.observers.count == 0)
  }

  @Test("a controller that stores its token ends the observation with itself")
  func storedToken() {
    let model = Model()
    var controller: TokenController? = TokenController(model)
    weak let remains = controller
    model.up()
    #expect(controller?.text == "1")
    controller = nil
    #expect(remains == nil)
    #expect(model.observers.count == 0)
  }

  @Test("the store is reached from any thread")
  func store() async {
    let model = Model()
    let token = model.observe(\.count) { _, _ in }
    let count = await Task.detached { model.observers.count }.value
    #expect(count == 1)
    withExtendedLifetime(token) {}
  }
}

@MainActor
private final class Model: KeyValueObservable {
  nonisolated let observers = ObserverStore()
  @Observed private(set) var count = 0

  var total: Int { count * 10 }

  func up() { count += 1 }
}

@MainActor
private class Label: KeyValueObservable {
  nonisolated let observers = ObserverStore()
  var changes = 0
  @Observed var text: String? = "" {
    willSet { changes += 1 }
  }
}

private final class RedLabel: Label {
  @Observed var isRed = false
}

@MainActor
private final class Controller: @MainActor KeyValueObserver {
  private static var context = 0
  private let model: Model
  private(set) var text = ""

  init(_ model: Model) {
    self.model = model
    model.addObserver(self, forKeyPath: "count", options: [.initial, .new], context: &Self.context)
  }

  isolated deinit {
    model.removeObserver(self, forKeyPath: "count", context: &Self.context)
  }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [ChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.context, let count = change?[.newKey] as? Int else { return }
    text = "\(count)"
  }
}

@MainActor
private final class TokenController {
  private(set) var text = ""
  private var token: KeyValueObservation?

  init(_ model: Model) {
    token = model.observe(\.count) { [weak self] model, _ in self?.text = "\(model.count)" }
  }

  deinit {
    token?.invalidate()
  }
}
