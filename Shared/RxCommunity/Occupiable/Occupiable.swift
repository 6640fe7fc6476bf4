/// Something that may be empty: a text, an array, a dictionary, a set.
public protocol Occupiable {
  /// A Boolean value indicating whether the value is empty.
  var isEmpty: Bool { get }

  /// A Boolean value indicating whether the value is not empty.
  var isNotEmpty: Bool { get }
}

extension Occupiable {
  /// A Boolean value indicating whether the value is not empty.
  public var isNotEmpty: Bool { !isEmpty }
}

extension String: Occupiable {}
extension Array: Occupiable {}
extension Dictionary: Occupiable {}
extension Set: Occupiable {}
