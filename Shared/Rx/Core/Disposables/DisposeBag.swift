/// Disposes what was put into it when it goes: the usual way to tie subscriptions to the life of their owner.
public final class DisposeBag: DisposeBase {
  private let lock = Lock()
  private var members: [any Disposable] = []

  /// An empty bag.
  public override init() {
    super.init()
  }

  /// Puts `disposable` into the bag.
  public func insert(_ disposable: any Disposable) {
    lock.withLock { members.append(disposable) }
  }

  deinit {
    for member in members { member.dispose() }
  }
}

extension DisposeBag {
  /// A bag of `disposables`.
  public convenience init(disposing disposables: any Disposable...) {
    self.init(disposing: disposables)
  }

  /// A bag of `disposables`.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// A bag of the disposables that stand, one a line, in `builder`.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  /// Puts `disposables` into the bag.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Puts `disposables` into the bag.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  /// Puts the disposables that stand, one a line, in `builder` into the bag.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
    insert(builder())
  }

  /// Collects the disposables that stand one a line.
  @resultBuilder
  public struct DisposableBuilder {
    /// The lines as an array.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
      disposables
    }
  }
}

extension Disposable {
  /// Puts this into `bag`: it is disposed when the bag goes.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
