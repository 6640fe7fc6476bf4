import Rx

extension ObservableType {
  /// Does the work of `action` for each element. Its errors and completion mean nothing to the action.
  ///
  /// - Returns: what ends that.
  public func bind<Element>(to action: Action<Self.Element, Element>) -> any Disposable {
    subscribe(action.inputs)
  }

  /// Does the work of `action` for what `inputTransform` makes of each element.
  ///
  /// - Returns: what ends that.
  public func bind<Input, Element>(
    to action: Action<Input, Element>, inputTransform: @escaping (Self.Element) -> Input
  ) -> any Disposable {
    map(inputTransform).subscribe(action.inputs)
  }
}
