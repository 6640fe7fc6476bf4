/// The objects to which another one leads, held weakly: some of them may survive it.
public struct Survivors {
  private let references: [WeakReference]

  /// Collects the objects to which `root` leads, except those in `known`.
  public init(of root: AnyObject?, besides known: Reachability) {
    var own = Reachability()
    own.add(root as Any, besides: Set(known.objects.keys))
    references = own.objects.values.map(WeakReference.init)
  }

  /// The objects that are alive now.
  public var objects: [AnyObject] { references.compactMap(\.object) }
}

private struct WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
