/// An error that only a mistake in the program can make.
///
/// The object is handed on as it is, and belongs to the thread that it belonged to before.
public enum RxCocoaError: Error, @unchecked Sendable {
  /// `object` has no observable property that is called `propertyName`.
  case invalidPropertyName(object: Any, propertyName: String)
}

extension RxCocoaError: CustomDebugStringConvertible {
  /// The mistake in a sentence.
  public var debugDescription: String {
    switch self {
    case .invalidPropertyName(let object, let name):
      "\(type(of: object)) has no observable property \(name.debugDescription)."
    }
  }
}
