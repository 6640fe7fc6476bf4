import Controls
import Rx

extension Reactive where Base: TextArea {
  /// Sets the text. UIKit's can be edited too, so that RxCocoa's is a property that is also read.
  @MainActor public var text: Binder<String?> {
    .inCurrentWorld(base) { area, text in area.text = text }
  }
}
