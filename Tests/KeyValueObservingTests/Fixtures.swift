import KeyValueObserving
import Trace

class Counter: KeyValueObservable {
  let observers = ObserverStore()
  @Observed var count = 0
  @Observed var step = 1
  @Observed private(set) var isLoading = false
  var plain = 0

  var total: Int { count * step }
  var grid: Int { count * step * count }

  class var keyAliases: [String: String] { ["loading": "isLoading"] }

  func load() { isLoading = true }
}

final class NamedCounter: Counter {
  @Observed var name: String? = "clicks"
}

final class Level: KeyValueObservable {
  let observers = ObserverStore()
  @Observed var text: String

  init(_ text: String) { self.text = text }
}

final class Game: KeyValueObservable {
  let observers = ObserverStore()
  @Observed var level = Level("one")
  @Observed var next: Level?
  @Observed var usesNext = false

  var shown: String { usesNext ? next?.text ?? "none" : level.text }
}

final class Holder<Value>: KeyValueObservable {
  let observers = ObserverStore()
  @Observed var value: Value

  init(_ value: Value) { self.value = value }
}

/// An observer with the classic method that writes down its calls.
final class Listener: KeyValueObserver {
  private(set) var calls: [String] = []
  var onCall: (() -> Void)?

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [ChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    var call = keyPath ?? "nil"
    if let old = change?[.oldKey] { call += " old \(old)" }
    if let new = change?[.newKey] { call += " new \(new)" }
    if change?[.notificationIsPriorKey] as? Bool == true { call += " prior" }
    calls.append(call)
    onCall?()
  }
}

/// Retains the observations of a test up to its end.
final class Tokens {
  private var all: [KeyValueObservation] = []

  static func += (tokens: Tokens, token: KeyValueObservation) { tokens.all.append(token) }
}

/// Takes the lines that mistakes are reported in while `body` runs.
func mistakes(_ body: () -> Void) -> [String] {
  Mistake.recording(body).lines
}
