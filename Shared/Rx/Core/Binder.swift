/// An observer that sets a property of an object: what `bind(to:)` takes.
///
/// It does not keep the object alive, and sets it on a scheduler (the main one). It takes no errors: an `error` event
/// is a mistake in the program; a debug build stops, a release build prints it.
public struct Binder<Value>: ObserverType {
  /// The type of the values.
  public typealias Element = Value

  private let handler: (Event<Value>) -> Void

  /// An observer that calls `binding` with `target`, if that is still there, and each value.
  ///
  /// - Parameters:
  ///   - target: the object; held weakly.
  ///   - scheduler: where `binding` is called.
  ///   - binding: sets the object.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
    binding: @escaping (Target, Value) -> Void
  ) {
    handler = { [weak target] event in
      switch event {
      case .next(let value):
        _ = scheduler.schedule(value) { value in
          if let target { binding(target, value) }
          return Disposables.create()
        }
      case .error(let error):
        reportBindingError(error, "Binding error")
      case .completed:
        break
      }
    }
  }

  /// Receives one event.
  public func on(_ event: Event<Value>) {
    handler(event)
  }

  /// This binder with its type erased.
  public func asObserver() -> AnyObserver<Value> {
    AnyObserver(eventHandler: on)
  }
}

/// An error reached a binding, which cannot take one: stops a debug build, and prints in a release build.
func reportBindingError(_ error: any Error, _ message: String) {
  #if DEBUG
  fatalError("\(message): \(error)")
  #else
  print("\(message): \(error)")
  #endif
}
