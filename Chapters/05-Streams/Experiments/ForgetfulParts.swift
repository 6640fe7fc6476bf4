import Controls
import KeyValueObserving
import Stage

/// Has a count that can be observed.
final class Model: KeyValueObservable {
  nonisolated let observers = ObserverStore()
  @Observed var count = 0
}

/// Observes with a string key, and never stops.
final class ClassicObserver: @MainActor KeyValueObserver {
  private let print: Print

  init(of model: Model, _ print: @escaping Print) {
    self.print = print
    model.addObserver(self, forKeyPath: "count", options: .new, context: nil)
  }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [ChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    print("\(keyPath ?? "") is \(change?[.newKey] ?? "unknown")")
  }
}

/// Owns its presenter.
final class PresentedView {
  let presenter = StrongPresenter()
}

/// Holds its delegate strongly.
final class StrongPresenter {
  var delegate: PresentedView?
}

/// Holds its delegate weakly, as it should.
final class WeakPresenter {
  private(set) weak var delegate: PresentedView?

  func attach(_ view: PresentedView) {
    delegate = view
  }
}

/// Its button holds a closure that holds the screen.
final class StrongScreen {
  private let button = Button("ok", title: "OK")
  private var key: ActionKey?

  init() {
    key = button.addAction(for: .touchUpInside) { self.tapped() }
  }

  func breakCycle() {
    if let key { button.removeAction(key) }
  }

  private func tapped() {}
}

/// Its button holds a closure that does not.
final class WeakScreen {
  private let button = Button("ok", title: "OK")

  init() {
    button.addAction(for: .touchUpInside) { [weak self] in self?.tapped() }
  }

  private func tapped() {}
}
