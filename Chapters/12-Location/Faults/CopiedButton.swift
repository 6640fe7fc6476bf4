import Controls
import Models
import Services
import Stage
import World

extension DelegateWay {
  /// What `--quiz` plants.
  enum CopiedButton {
    typealias LocationView = DelegateWay.LocationView
    typealias ViewModel = DelegateWay.ViewModel
  }
}

extension DelegateWay.CopiedButton {
  // MARK: Controller

  final class Controller: Wiring, LocationView {
    private let screen: LocationScreen
    private let viewModel: ViewModel

    init(_ screen: LocationScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(LocationManager(screen.device, world))
      screen.barSettings.addTarget(self, action: Controller.settingsTapped, for: .touchUpInside)
      // Fault: A line was copied, and the button in it was not changed.
      screen.barSettings.addTarget(self, action: Controller.settingsTapped, for: .touchUpInside)
      viewModel.attachView(self)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func settingsTapped() {
      screen.openSettings()
    }

    func show(_ readout: LocationReadout) {
      screen.show(readout.status)
      screen.showPosition(readout)
    }
  }
}
