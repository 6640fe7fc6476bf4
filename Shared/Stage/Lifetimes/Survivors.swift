import Parity

/// The objects to which another one leads, held weakly: some of them may survive it.
struct Survivors {
  private let references: [WeakReference]

  /// Collects the objects to which `root` leads, except those in `known` and what `Reachability.add` does not enter.
  init(
    of root: AnyObject?, besides known: Reachability, isEntered: (AnyClass) -> Bool = { _ in true }
  ) {
    var own = Reachability()
    own.add(root as Any, besides: Set(known.objects.keys), isEntered: isEntered)
    references = own.objects.values.map(WeakReference.init)
  }

  /// The objects that are alive now.
  var objects: [AnyObject] { references.compactMap(\.object) }
}
