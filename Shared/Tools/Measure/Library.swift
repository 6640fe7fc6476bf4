import Rx

/// The library that this program was built with.
enum Library {
  /// The name of its module: `Rx` for the one of this package, `RxSwift` for the real one.
  static var name: String { String(String(reflecting: PublishSubject<Int>.self).prefix { $0 != "." }) }
}
