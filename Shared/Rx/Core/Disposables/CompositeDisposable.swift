/// A group of disposables that are disposed together, and may join and leave before.
public final class CompositeDisposable: DisposeBase, Cancelable {
  /// The key of a member: `insert` returns it and `remove(for:)` takes it.
  public struct DisposeKey {
    let key: UInt64
  }

  private let lock = Lock()
  private var members: Bag<any Disposable>? = Bag()

  /// A group without members.
  public override init() {
    super.init()
  }

  /// A group of two.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// A group of three.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// A group of four or more.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// A group of `disposables`.
  public init(disposables: [any Disposable]) {
    super.init()
    for disposable in disposables { _ = insert(disposable) }
  }

  /// A Boolean value indicating whether `dispose` was called.
  public var isDisposed: Bool {
    lock.withLock { members == nil }
  }

  /// The number of members; 0 after `dispose`.
  public var count: Int {
    lock.withLock { members?.count ?? 0 }
  }

  /// Adds one to the group.
  ///
  /// - Returns: the key for its removal; nil if the group is already disposed, and then `disposable` is disposed too.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key = lock.withLock { members?.insert(disposable) }
    guard let key else {
      disposable.dispose()
      return nil
    }
    return DisposeKey(key: key)
  }

  /// Takes one out of the group and disposes it. An unknown key has no effect.
  public func remove(for disposeKey: DisposeKey) {
    let disposable = lock.withLock { members?.remove(disposeKey.key) }
    disposable?.dispose()
  }

  /// Disposes all members, in the order in which they came, and all that will be added.
  public func dispose() {
    let all = lock.withLock {
      let all = members
      members = nil
      return all
    }
    all?.forEach { $0.dispose() }
  }
}
