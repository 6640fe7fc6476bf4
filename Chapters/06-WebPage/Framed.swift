import Foundation
import KeyValueObserving
import Rx

/// A view controller with a view: the object and its child object in the book's `view.frame`.
final class FramedController: KeyValueObservable, @MainActor ReactiveCompatible {
  nonisolated let observers = ObserverStore()
  @Observed var view = FramedView()
  @Observed var preferredContentSize = CGSize(width: 100, height: 50)
}

/// A view whose frame is a struct of structs.
final class FramedView: KeyValueObservable, @MainActor ReactiveCompatible {
  nonisolated let observers = ObserverStore()
  @Observed var frame = CGRect(x: 0, y: 0, width: 100, height: 50)
  @Observed var center = CGPoint(x: 50, y: 25)
}

extension CGRect {
  /// The size and the origin as one line.
  var summary: String { "\(Int(width)) × \(Int(height)) at \(Int(minX)), \(Int(minY))" }
}
