/// An error that Rx itself makes.
public enum RxError: Swift.Error, @unchecked Sendable, CustomDebugStringConvertible {
  /// Something went wrong that has no better name.
  case unknown

  /// `object` was used after it had been disposed.
  case disposed(object: AnyObject)

  /// A count left the range of its type.
  case overflow

  /// An index is not part of the sequence.
  case argumentOutOfRange

  /// A sequence that must have an element completed without one.
  case noElements

  /// A sequence that must have one element sent a second one.
  case moreThanOneElement

  /// Nothing came within the agreed time.
  case timeout
}

extension RxError {
  /// The error as a sentence.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
