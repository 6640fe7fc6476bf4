/// An object with a delegate, whose proxy then need not be told how to read and set it.
@MainActor public protocol HasDelegate: AnyObject {
  /// What the delegate must be able to do.
  associatedtype Delegate

  /// The delegate; the object must hold it weakly.
  var delegate: Delegate? { get set }
}

extension DelegateProxyType where ParentObject: HasDelegate, Delegate == ParentObject.Delegate {
  /// The delegate of the object.
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }

  /// Makes `delegate` the object's.
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) { object.delegate = delegate }
}
