// The source's versions: a handler for each field, and a binding for each field.

import Controls
import Rx
import RxCommunity
import RxControls
import Stage
import World

/// The listings 2.7 and 2.8 of the book.
///
/// `init` stands for `viewDidLoad`. The book does not print its storyboard and so not the first texts of the labels; here
/// they are empty.
enum OriginalWay {}

extension OriginalWay {
  /// Listing 2.7: `addTarget`, and a function for each field.
  final class Handlers: Wiring {
    private let screen: RemainingCharactersScreen
    private let maxNameSize = 10
    private let maxAddressSize = 50
    private let limitText: (Int) -> String = { "\($0) characters left" }

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      self.screen = screen
      screen.name.addTarget(self, action: Handlers.nameChanged, for: .editingChanged)
      screen.address.addTarget(self, action: Handlers.addressChanged, for: .editingChanged)
    }

    private func nameChanged() {
      guard let text = screen.name.text else { return }
      let limitCount = maxNameSize - text.count
      screen.nameRemaining.text = limitText(limitCount)
    }

    private func addressChanged() {
      guard let text = screen.address.text else { return }
      let limitCount = maxAddressSize - text.count
      screen.addressRemaining.text = limitText(limitCount)
    }
  }

  /// Listing 2.8: `rx.text`, and a binding for each field.
  final class Bindings: Wiring {
    private let maxNameSize = 10
    private let maxAddressSize = 50
    private let limitText: (Int) -> String = { "\($0) characters left" }
    private let disposeBag = DisposeBag()

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      screen.name.rx.text
        .map { [weak self] text -> String? in
          guard let text else { return nil }
          guard let maxNameSize = self?.maxNameSize else { return nil }
          let limitCount = maxNameSize - text.count
          return self?.limitText(limitCount)
        }
        .filterNil()
        .bind(to: screen.nameRemaining.rx.text)
        .disposed(by: disposeBag)
      screen.address.rx.text
        .map { [weak self] text -> String? in
          guard let text else { return nil }
          guard let maxAddressSize = self?.maxAddressSize else { return nil }
          let limitCount = maxAddressSize - text.count
          return self?.limitText(limitCount)
        }
        .filterNil()
        .bind(to: screen.addressRemaining.rx.text)
        .disposed(by: disposeBag)
    }
  }
}
