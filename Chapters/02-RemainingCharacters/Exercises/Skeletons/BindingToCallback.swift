@testable import RemainingCharacters
import Controls
import Models
import Stage
import World

extension BindingToCallback {
  // MARK: Contract

  typealias ShowRemaining = (Remaining) -> Void
  typealias EnableSave = (Bool) -> Void

  // MARK: View model

  final class ViewModel {
    func changeName(to name: String, _ show: ShowRemaining, _ enableSave: EnableSave) {
    }

    func changeAddress(to address: String, _ show: ShowRemaining, _ enableSave: EnableSave) {
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: RemainingCharactersScreen
    private let viewModel = ViewModel()

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      self.screen = screen
    }
  }
}
