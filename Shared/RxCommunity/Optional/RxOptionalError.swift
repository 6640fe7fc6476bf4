/// The error of a sequence that must not have nil, or an empty value, in it.
public enum RxOptionalError: Error, CustomStringConvertible {
  /// There was nil in the place of a value; with the type of the optional.
  case foundNilWhileUnwrappingOptional(Any.Type)

  /// There was an empty text or collection; with its type.
  case emptyOccupiable(Any.Type)

  /// The error in a line.
  public var description: String {
    switch self {
    case .foundNilWhileUnwrappingOptional(let type): "Found nil while trying to unwrap type <\(type)>"
    case .emptyOccupiable(let type): "Empty occupiable of type <\(type)>"
    }
  }
}
