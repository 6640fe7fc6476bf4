import Controls
import Models
import Stage
import World

extension CallbackWay {
  /// What `--quiz` plants.
  enum AwaitedEnd {
    typealias ViewModel = CallbackWay.ViewModel
    typealias ShowRemaining = CallbackWay.ShowRemaining
    typealias EnableSave = CallbackWay.EnableSave
  }
}

extension CallbackWay.AwaitedEnd {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: RemainingCharactersScreen
    private let viewModel = ViewModel()

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      self.screen = screen
      // Nobody calls back before somebody asks: the first frame has to be asked for.
      nameChanged()
      addressChanged()
      screen.name.addTarget(self, action: Controller.nameChanged, for: .editingChanged)
      // Fault: The address is only asked for when its editing ends, and not at each key.
      screen.address.addTarget(self, action: Controller.addressChanged, for: .editingDidEnd)
    }

    private func nameChanged() {
      viewModel.changeName(to: screen.name.text ?? "", screen.nameRemaining.show, enableSave)
    }

    private func addressChanged() {
      viewModel.changeAddress(to: screen.address.text ?? "", screen.addressRemaining.show, enableSave)
    }

    private func enableSave(_ isEnabled: Bool) {
      screen.save.isEnabled = isEnabled
    }
  }
}
