/// What an object leads to, held weakly: some of it may survive the object.
public struct Survivors {
  private let references: [WeakReference]

  /// All that `root` leads to, besides what is in `known`.
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
