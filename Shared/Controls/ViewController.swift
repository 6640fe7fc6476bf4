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

  /// A controller whose screen is updated by `world`. Its first update runs at the end of the event in which it is created.
  public init(_ world: World) {
    self.world = world
    updateLater()
  }

  isolated deinit {
    // Otherwise a model that outlives the controller would retain the observation.
    requests.count += 1
  }

  /// Sets the screen's properties from the models that it reads, which are observed once it returns. A change or a request
  /// that it makes itself leads to no further update. Override it.
  ///
  /// Change the models on the main actor: a change elsewhere is announced before it is made, and an update in between would
  /// read the old value.
  open func updateProperties() {}

  /// Asks for an update because of something that is not observable.
  public final func setNeedsUpdateProperties() {
    requests.count += 1
  }

  private func updateNow() {
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
    world.updateLater { [weak self] in self?.updateNow() }
  }
}

/// The number of updates requested by hand. Each update reads it, so a request ends the running observation as a model's
/// change does, and no model is observed twice.
@Observable private final class UpdateRequests {
  var count = 0
}
