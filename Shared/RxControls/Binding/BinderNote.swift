import Rx
import Synchronization
import Trace

/// How a trace learns of binders: what binds notes that it reached one, whoever made it; a binder of this module notes it
/// itself where nothing has. That is noted when something is sent, whether its target is still there or not.
final class BinderNote: Sendable {
  @TaskLocal private static var current: BinderNote?

  private let isTaken = Atomic<Bool>(false)

  private init() {}

  /// Sends `event` to `observer`, and notes it if that is a binder.
  static func send<Observer: ObserverType>(_ event: Event<Observer.Element>, to observer: Observer) {
    guard case .next = event, Trace.isRecording, observer is any TracedBinder else { return observer.on(event) }
    note()
    $current.withValue(BinderNote()) { observer.on(event) }
  }

  /// Notes that a binder was reached.
  static func note() { Trace.note(Link("Binder", "")) }

  /// Whether what sends now has noted it already. It has done so once, and not for those binders that come of it.
  static func take() -> Bool {
    guard let current else { return false }
    return !current.isTaken.exchange(true, ordering: .relaxed)
  }
}

/// Any binder, whatever it sets.
private protocol TracedBinder {}

extension Binder: TracedBinder {}
