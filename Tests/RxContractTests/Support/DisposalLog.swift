import Rx

/// Makes disposables that write their names into it when they are disposed.
final class DisposalLog {
  var names: [String] = []

  func make(_ name: String) -> any Disposable {
    Disposables.create { self.names.append(name) }
  }
}
