import Foundation
import Models
import Rx
import RxControls
import Stage

/// Casts the arguments of a delegate method, which RxCocoa's `methodInvoked` emits without their types.
enum Casting {
  static func tryOut(_ print: @escaping Print) {
    let arguments: [(name: String, value: Any)] = [
      (#""denied""#, "denied"), (#""unheard of""#, "unheard of"), ("NSNull()", NSNull()), ("3", 3),
    ]
    for (name, value) in arguments {
      print("the argument \(name)")
      let invoked = Observable<[Any]>.just(["the manager", value]).concat(Observable.never())
      invoked.map { try status(castOrThrow(String.self, $0[1])) }.subscribe { print("  castOrThrow: \($0)") }
        .dispose()
      invoked.map { try castOptionalOrThrow(String.self, $0[1]).map { "\(status($0))" } ?? "nil" }
        .subscribe { print("  castOptionalOrThrow: \($0)") }.dispose()
    }
    print("3, then \"denied\", to a driver")
    Observable<Any>.of(3, "denied").map { try status(castOrThrow(String.self, $0)) }
      .asDriver(onErrorJustReturn: .notDetermined)
      .drive(onNext: { print("  \($0)") }, onCompleted: { print("  completed") })
      .dispose()
  }

  private static func status(_ name: String) -> AuthorizationStatus {
    AuthorizationStatus(rawValue: name) ?? .notDetermined
  }

  /// Returns `object` as a `Value`.
  ///
  /// - Throws: `RxCocoaError.castingError` if it has another type.
  private static func castOrThrow<Value>(_ type: Value.Type, _ object: Any) throws -> Value {
    guard let value = object as? Value else { throw RxCocoaError.castingError(object: object, targetType: type) }
    return value
  }

  /// Returns `object` as a `Value`, or `nil` if the argument was `nil`, which Objective-C passes as `NSNull`.
  ///
  /// - Throws: `RxCocoaError.castingError` if it has another type.
  private static func castOptionalOrThrow<Value>(_ type: Value.Type, _ object: Any) throws -> Value? {
    object is NSNull ? nil : try castOrThrow(type, object)
  }
}
