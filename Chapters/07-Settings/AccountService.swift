import KeyValueObserving
import Models

/// The system's events about the account, delivered to a closure, to a delegate and through a property.
final class AccountService: KeyValueObservable {
  nonisolated let observers = ObserverStore()

  /// The last event, set for each event, even if it equals the one before.
  @Observed private(set) var lastEvent: SettingsEvent?

  /// The closure that is called with each event.
  var onEvent: ((SettingsEvent) -> Void)?

  /// The delegate that is notified of each event.
  weak var delegate: (any AccountServiceDelegate)?

  func send(_ event: SettingsEvent) {
    lastEvent = event
    delegate?.account(self, didReceive: event)
    onEvent?(event)
  }
}

/// An object that is notified of the events of the account.
protocol AccountServiceDelegate: AnyObject {
  func account(_ account: AccountService, didReceive event: SettingsEvent)
}
