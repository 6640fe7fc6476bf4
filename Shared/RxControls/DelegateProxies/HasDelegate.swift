/// An object with a delegate; its proxy needs no code for reading and setting it.
@MainActor public protocol HasDelegate: AnyObject {
  /// The protocol of the delegate.
  associatedtype Delegate

  /// The delegate; the object must not retain it.
  var delegate: Delegate? { get set }
}

extension DelegateProxyType where ParentObject: HasDelegate, Delegate == ParentObject.Delegate {
  /// Returns the delegate of the object.
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }

  /// Sets the delegate of the object.
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) { object.delegate = delegate }
}

/// An object with a data source; its proxy needs no code for reading and setting it.
@MainActor public protocol HasDataSource: AnyObject {
  /// The protocol of the data source.
  associatedtype DataSource

  /// The data source; the object must not retain it.
  var dataSource: DataSource? { get set }
}

extension DelegateProxyType where ParentObject: HasDataSource, Delegate == ParentObject.DataSource {
  /// Returns the data source of the object.
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }

  /// Sets the delegate of the object.
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) { object.dataSource = delegate }
}
