/// An object with a data source, whose proxy then need not be told how to read and set it.
@MainActor public protocol HasDataSource: AnyObject {
  /// What the data source must be able to do.
  associatedtype DataSource

  /// The data source; the object must hold it weakly.
  var dataSource: DataSource? { get set }
}

extension DelegateProxyType where ParentObject: HasDataSource, Delegate == ParentObject.DataSource {
  /// The data source of the object.
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }

  /// Makes `delegate` the object's.
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) { object.dataSource = delegate }
}
