// Today: the controller updates the screen from an observable model, whose derived values are computed properties.

import Controls
import Models
import Observation
import Stage
import World

extension TodayWay {
  // MARK: Contract

  protocol ContactObservable: AnyObject, Observable {
    var nameRemaining: Remaining { get }
    var addressRemaining: Remaining { get }
    var canBeSaved: Bool { get }
  }

  // MARK: View model

  @Observable final class ViewModel: ContactObservable {
    var name = ""
    var address = ""

    var nameRemaining: Remaining { CharacterLimit.name.remaining(after: name) }
    var addressRemaining: Remaining { CharacterLimit.address.remaining(after: address) }
    var canBeSaved: Bool { Contact(name: name, address: address).canBeSaved }
  }

  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: RemainingCharactersScreen
    private let viewModel = ViewModel()

    init(_ screen: RemainingCharactersScreen, _ world: World) {
      self.screen = screen
      super.init(world)
      screen.name.addTarget(self, action: Controller.nameChanged, for: .editingChanged)
      screen.address.addTarget(self, action: Controller.addressChanged, for: .editingChanged)
    }

    private func nameChanged() {
      viewModel.name = screen.name.text ?? ""
    }

    private func addressChanged() {
      viewModel.address = screen.address.text ?? ""
    }

    override func updateProperties() {
      screen.nameRemaining.show(viewModel.nameRemaining)
      screen.addressRemaining.show(viewModel.addressRemaining)
      screen.save.isEnabled = viewModel.canBeSaved
    }
  }
}
