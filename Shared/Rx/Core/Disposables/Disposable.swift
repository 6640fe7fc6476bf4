/// Something that can be ended: a subscription, a scheduled action, a resource.
public protocol Disposable {
  /// Ends it. A second call has no effect.
  func dispose()
}

/// A disposable with a flag for its disposal.
public protocol Cancelable: Disposable {
  /// A Boolean value indicating whether `dispose` was called.
  var isDisposed: Bool { get }
}

/// The base class of the library's disposables.
public class DisposeBase {
  init() {}
}

/// Makes disposables.
public struct Disposables {
  private init() {}
}

extension Disposables {
  /// A disposable that does nothing.
  public static func create() -> any Disposable {
    NothingToDispose()
  }

  /// A disposable that calls `dispose` once.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    ClosureDisposable(dispose)
  }

  /// A disposable that disposes two others, in their order.
  public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
    DisposableList([disposable1, disposable2])
  }

  /// A disposable that disposes three others, in their order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) -> any Cancelable {
    DisposableList([disposable1, disposable2, disposable3])
  }

  /// A disposable that disposes all the others: as in RxSwift, those after the third first, then the three.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    DisposableList(disposables + [disposable1, disposable2, disposable3])
  }

  /// A disposable that disposes all the others, in their order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    DisposableList(disposables)
  }
}

/// Ends what needs no end.
struct NothingToDispose: Disposable {
  func dispose() {}
}

/// Calls a closure once and releases it.
private final class ClosureDisposable: Subscription {
  // Only the thread that disposes touches it.
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  override func disposed() {
    let action = action
    self.action = nil
    action?()
  }
}

/// Disposes other disposables once and releases them.
final class DisposableList: Subscription {
  // Only the thread that disposes touches it.
  private var members: [any Disposable]

  init(_ members: [any Disposable]) {
    self.members = members
  }

  override func disposed() {
    let members = members
    self.members = []
    for member in members { member.dispose() }
  }
}
