import Controls
import KeyValueObserving
import Stage
import Trace

/// Mistakes with lifetimes in the other three ways.
enum OtherLifetimes {
  // MARK: other-lifetimes

  static func others(_ print: @escaping Print) {
    section("observer", print) { print in
      section("Trap: a forgotten removeObserver", print, forgottenRemoval)
      section("Trap: a token that is not stored", print, droppedToken)
    }
    section("delegate", print) { print in
      section("Trap: a strong reference to a delegate", print, strongDelegate)
      section("Trap: a weak delegate to which there is no other reference", print, weakDelegate)
    }
    section("callback", print) { print in
      section("Trap: self stores an object, which stores a closure that captures self", print) { print in
        let screen = survivor(of: { ClosureScreen(isWeak: false) }, "screen", print)
        screen?.breakCycle()
      }
      section("Remedy: [weak self]", print) { print in
        _ = survivor(of: { ClosureScreen(isWeak: true) }, "screen", print)
      }
    }
  }

  private static func forgottenRemoval(_ print: @escaping Print) {
    let model = Model()
    let (_, lines) = Mistake.recording {
      var observer: ClassicObserver? = ClassicObserver(of: model, print)
      model.count = 1
      print("the observer is \(observer == nil ? "gone" : "here")")
      observer = nil
      model.count = 2
    }
    print(lines.joined(separator: "\n"))
  }

  private static func droppedToken(_ print: @escaping Print) {
    let model = Model()
    _ = model.observe(\.count) { model, _ in print("dropped: \(model.count)") }
    let token = model.observe(\.count) { model, _ in print("kept: \(model.count)") }
    model.count = 1
    token.invalidate()
  }

  private static func strongDelegate(_ print: @escaping Print) {
    survivor(of: PresentedView.init, "view", print)?.presenter.delegate = nil
  }

  private static func weakDelegate(_ print: @escaping Print) {
    let presenter = WeakPresenter()
    presenter.attach(newView())
    print("the delegate is \(presenter.delegate == nil ? "gone at once" : "here")")
  }

  private static func newView() -> PresentedView { PresentedView() }

  /// Returns the object from `make` if it outlives the last reference from outside, and prints whether it does.
  private static func survivor<Object: AnyObject>(
    of make: () -> Object, _ name: String, _ print: Print
  ) -> Object? {
    weak var object: Object?
    object = make()
    print("after the last use of the \(name): it is \(object == nil ? "gone" : "still here")")
    return object
  }
}

private final class Model: KeyValueObservable {
  nonisolated let observers = ObserverStore()
  @Observed var count = 0
}

/// An observer with a string key that never removes itself.
private final class ClassicObserver: @MainActor KeyValueObserver {
  private let print: Print

  init(of model: Model, _ print: @escaping Print) {
    self.print = print
    model.addObserver(self, forKeyPath: "count", options: .new, context: nil)
  }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [ChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    print("\(keyPath ?? "") is \(change?[.newKey] ?? "unknown")")
  }
}

/// A view that owns its presenter and is its delegate.
private final class PresentedView {
  let presenter = StrongPresenter()

  init() {
    presenter.delegate = self
  }
}

private final class StrongPresenter {
  var delegate: PresentedView?
}

private final class WeakPresenter {
  private(set) weak var delegate: PresentedView?

  func attach(_ view: PresentedView) {
    delegate = view
  }
}

/// A screen whose button retains a closure that captures the screen.
private final class ClosureScreen {
  private let button = Button("ok", title: "OK")
  private var key: ActionKey?

  init(isWeak: Bool) {
    if isWeak {
      key = button.addAction(for: .touchUpInside) { [weak self] in self?.tapped() }
    } else {
      key = button.addAction(for: .touchUpInside) { self.tapped() }
    }
  }

  func breakCycle() {
    if let key { button.removeAction(key) }
  }

  private func tapped() {}
}
