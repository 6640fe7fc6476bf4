import KeyValueObserving
import Models

/// The system's events about the account, in each of the classic manners: a closure, a delegate, a property.
final class AccountService: KeyValueObservable {
  nonisolated let observers = ObserverStore()

  /// The last event; set for each event, even if it is the same again.
  @Observed private(set) var lastEvent: SettingsEvent?

  /// Is called with each event.
  var onEvent: ((SettingsEvent) -> Void)?

  /// Is told of each event; held weakly.
  weak var delegate: (any AccountServiceDelegate)?

  func send(_ event: SettingsEvent) {
    lastEvent = event
    delegate?.account(self, received: event)
    onEvent?(event)
  }
}

/// An object that is notified of the events of the account.
protocol AccountServiceDelegate: AnyObject {
  func account(_ account: AccountService, received event: SettingsEvent)
}
