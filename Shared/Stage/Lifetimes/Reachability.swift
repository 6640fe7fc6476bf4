import Foundation

/// The objects that can be reached through stored properties, as `Mirror` sees them.
///
/// Mirror follows weak references too and does not look into closures: what only a closure holds is not found here, and
/// shows in the growth of the heap instead.
struct Reachability {
  /// The objects by their identities, which mean something only while the objects live.
  private(set) var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Creates an empty collection.
  init() {}

  /// Adds an object and all that it leads to.
  ///
  /// - Parameters:
  ///   - root: the object, or a value that has objects.
  ///   - known: objects that are passed over with all that they lead to.
  ///   - isEntered: false for a class whose objects are passed over, too: other threads may be at work on them.
  mutating func add(
    _ root: Any, besides known: Set<ObjectIdentifier> = [], isEntered: (AnyClass) -> Bool = { _ in true }
  ) {
    var open: [Any] = [root]
    while let next = open.popLast() {
      // The storage of an address is shared by its copies, in the list of a world's requests for instance.
      if next is URL { continue }
      if type(of: next) is AnyClass {
        let object = next as AnyObject
        let identity = ObjectIdentifier(object)
        guard !known.contains(identity), objects[identity] == nil, isEntered(type(of: object)) else { continue }
        objects[identity] = object
      }
      var level: Mirror? = Mirror(reflecting: next)
      while let current = level {
        open.append(contentsOf: current.children.map(\.value))
        level = current.superclassMirror
      }
    }
  }
}
