/// An error that only a mistake in the program can make.
///
/// The object is passed on as it is, and belongs to the thread that it belonged to before.
public enum RxCocoaError: Error, @unchecked Sendable {
  /// `object` has no observable property that is called `propertyName`.
  case invalidPropertyName(object: Any, propertyName: String)

  /// `object`, a table, was asked for a model before a data source that knows models was bound to it.
  case itemsNotYetBound(object: Any)

  /// `object` is not a `targetType`.
  case castingError(object: Any, targetType: Any.Type)
}

extension RxCocoaError: CustomDebugStringConvertible {
  /// The mistake in a sentence.
  public var debugDescription: String {
    switch self {
    case .invalidPropertyName(let object, let name):
      "\(type(of: object)) has no observable property \(name.debugDescription)."
    case .itemsNotYetBound(let object):
      "No data source that knows its models is bound to \(type(of: object)) yet."
    case .castingError(let object, let targetType):
      "\(type(of: object)) is no \(targetType)."
    }
  }
}
