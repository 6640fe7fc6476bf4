import Foundation

/// The place for reactive members of a type: `button.rx` is a `Reactive<Button>`.
///
/// A library adds members in an extension: `extension Reactive where Base: Button { var tap: … }`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The object whose members these are.
  public let base: Base

  /// The reactive members of `base`.
  public init(_ base: Base) {
    self.base = base
  }

  /// A binder for each writable property of the object.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type with reactive members.
public protocol ReactiveCompatible {
  /// The type whose members they are.
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of the value.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The reactive members of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    // Only there so that members of `rx` can be assigned to.
    set {}
  }

  /// The reactive members of the value.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    // Only there so that members of `rx` can be assigned to.
    set {}
  }
}

extension NSObject: ReactiveCompatible {}
