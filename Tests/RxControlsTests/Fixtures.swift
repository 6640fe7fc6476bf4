import Controls
import KeyValueObserving
import Rx
import RxControls
import Testing
import World

/// A screen with one control of each kind.
@MainActor final class SampleScreen: Screen {
  let button = Button("button", title: "Tap")
  let field = TextField("field")
  let label = Label("label")
  let slider = Slider("slider", minimumValue: 0, maximumValue: 10)

  override var rows: [[View]] { [[button], [field], [label], [slider]] }
}

/// An observable object that knows nothing of controls.
final class Sample: KeyValueObservable, ReactiveCompatible {
  let observers = ObserverStore()
  @Observed var count = 0
  @Observed var name: String?
}

/// Notes what happens, in order.
final class Log<Element> {
  private(set) var entries: [Element] = []

  func note(_ entry: Element) {
    entries.append(entry)
  }
}

struct TestError: Error {}

/// Runs each test of a suite in a virtual world of its own.
struct InVirtualWorld: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await World.$current.withValue(VirtualWorld()) { try await function() }
  }
}

extension Trait where Self == InVirtualWorld {
  static var inVirtualWorld: Self { Self() }
}

/// Runs `body` in a new virtual world.
@MainActor func inVirtualWorld(_ body: (VirtualWorld) throws -> Void) rethrows {
  let world = VirtualWorld()
  try World.$current.withValue(world) { try body(world) }
}

extension ObservableConvertibleType {
  /// Notes elements as text, the end as `|` and a failure as `#`.
  func noted(in log: Log<String>) -> any Disposable {
    asObservable().subscribe { event in
      switch event {
      case .next(let element): log.note("\(element)")
      case .error: log.note("#")
      case .completed: log.note("|")
      }
    }
  }
}
