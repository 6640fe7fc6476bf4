/// Something that may be empty: a text, an array, a dictionary, a set.
public protocol Occupiable {
  /// Whether there is nothing in it.
  var isEmpty: Bool { get }

  /// Whether there is something in it.
  var isNotEmpty: Bool { get }
}

extension Occupiable {
  /// Whether there is something in it.
  public var isNotEmpty: Bool { !isEmpty }
}

extension String: Occupiable {}
extension Array: Occupiable {}
extension Dictionary: Occupiable {}
extension Set: Occupiable {}
