import Observation
import World

/// The controller of a screen as UIKit has had it since iOS 26: it updates the screen whenever an observable model that
/// it has read has changed.
///
///     final class GreetingController: ViewController {
///       override func updateProperties() {
///         screen.message.text = model.greeting
///       }
///     }
///
/// What one event changes, however often, leads to one update, which runs when the event has been handled and before the
/// frame is drawn. (UIKit: `UIViewController.updateProperties()`, automatic observation tracking.)
@MainActor open class ViewController {
  private let world: World
  private let requests = UpdateRequests()
  private var isWaiting = false

  /// A controller whose screen is updated by `world`. Its first update is due at once: call `updatePropertiesIfNeeded()`
  /// when the subclass is ready, or it runs at the end of the event.
  public init(_ world: World) {
    self.world = world
    updateLater()
  }

  isolated deinit {
    // Models that live on let go of the observation.
    requests.count += 1
  }

  /// Sets the properties of the screen from the models. Override it; the models that it reads are observed.
  open func updateProperties() {}

  /// Asks for an update because of something that is not observable.
  public final func setNeedsUpdateProperties() {
    requests.count += 1
  }

  /// Updates now if an update is due.
  public final func updatePropertiesIfNeeded() {
    guard isWaiting else { return }
    isWaiting = false
    withObservationTracking {
      _ = requests.count
      updateProperties()
    } onChange: { [weak self, weak world] in
      guard let world else { return }
      if world.isOnMainQueue {
        MainActor.assumeIsolated { self?.updateLater() }
      } else {
        world.post { self?.updateLater() }
      }
    }
  }

  private func updateLater() {
    guard !isWaiting else { return }
    isWaiting = true
    world.updateLater { [weak self] in self?.updatePropertiesIfNeeded() }
  }
}

/// The updates that were asked for by hand. Observed like a model, they end the observation that an update began, so that
/// each model is observed once.
@Observable private final class UpdateRequests {
  var count = 0
}
