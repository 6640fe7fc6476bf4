/// A sequence that promises how many elements it has. `Trait` says how many: see `Single`, `Maybe` and `Completable`.
///
/// It is an observable and the promise, nothing more: an operator of the observable that keeps the promise is one of
/// the trait, others are missing. Like every observable it starts its work at the subscription, and repeats it for
/// each subscriber.
public struct PrimitiveSequence<Trait, Element> {
  @usableFromInline let source: Observable<Element>

  /// - Parameter source: an observable that keeps the promise of `Trait`.
  @inlinable
  init(_ source: Observable<Element>) {
    self.source = source
  }
}

/// The common interface of `Single`, `Maybe` and `Completable`; the operators of each are in extensions of it.
public protocol PrimitiveSequenceType {
  /// The promise: how many elements there are.
  associatedtype Trait

  /// The type of the elements.
  associatedtype Element

  /// The sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequenceType {
  @inlinable var source: Observable<Element> { primitiveSequence.source }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> {
    self
  }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// The same events without the promise: a success is an element followed by the end.
  public func asObservable() -> Observable<Element> {
    source
  }
}
