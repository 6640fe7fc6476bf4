@testable import Location
import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import Services
import Stage
import World

extension TowerDistance {
  enum Yours: FourWays {
    typealias Callback = CallbackController
    typealias Delegate = DelegateController
    typealias Observer = ObserverController
    typealias Rx = RxController
  }

  // MARK: Callback

  final class CallbackController: Wiring {
    private let screen: TowerScreen
    private let viewModel: CallbackWay.ViewModel

    init(_ screen: TowerScreen, _ world: World) {
      self.screen = screen
      viewModel = CallbackWay.ViewModel(screen.makeLocationManager(world))
      screen.barSettings.addTarget(self, action: CallbackController.settingsTapped, for: .touchUpInside)
      screen.settings.addTarget(self, action: CallbackController.settingsTapped, for: .touchUpInside)
      // Weak: the controller owns the view model, and with it the closure.
      viewModel.startReading { [weak self] readout in self?.show(readout) }
    }

    private func settingsTapped() {
      screen.openSettings()
    }

    private func show(_ readout: LocationReadout) {
      screen.show(readout.status)
      screen.showPosition(readout)
      #if SOLVED
      screen.tower.text = readout.towerText
      #endif
    }
  }

  // MARK: Delegate

  final class DelegateController: Wiring, DelegateWay.ViewModelDelegate {
    private let screen: TowerScreen
    private let viewModel: DelegateWay.ViewModel

    init(_ screen: TowerScreen, _ world: World) {
      self.screen = screen
      viewModel = DelegateWay.ViewModel(screen.makeLocationManager(world))
      screen.barSettings.addTarget(self, action: DelegateController.settingsTapped, for: .touchUpInside)
      screen.settings.addTarget(self, action: DelegateController.settingsTapped, for: .touchUpInside)
      viewModel.delegate = self
      viewModel.startReading()
    }

    private func settingsTapped() {
      screen.openSettings()
    }

    func viewModel(_ viewModel: DelegateWay.ViewModel, didChange readout: LocationReadout) {
      screen.show(readout.status)
      screen.showPosition(readout)
      #if SOLVED
      screen.tower.text = readout.towerText
      #endif
    }
  }

  // MARK: Observer

  final class ObserverController: Wiring {
    private let screen: TowerScreen
    private let viewModel: ObserverWay.ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: TowerScreen, _ world: World) {
      self.screen = screen
      viewModel = ObserverWay.ViewModel(screen.makeLocationManager(world))
      screen.barSettings.addTarget(self, action: ObserverController.settingsTapped, for: .touchUpInside)
      screen.settings.addTarget(self, action: ObserverController.settingsTapped, for: .touchUpInside)
      observation = viewModel.observe(\.readout, options: .initial) { [weak self] viewModel, _ in
        self?.show(viewModel.readout)
      }
      viewModel.startReading()
    }

    private func settingsTapped() {
      screen.openSettings()
    }

    private func show(_ readout: LocationReadout) {
      screen.show(readout.status)
      screen.showPosition(readout)
      #if SOLVED
      screen.tower.text = readout.towerText
      #endif
    }
  }

  // MARK: Rx

  final class RxController: Wiring {
    private let viewModel: RxWay.ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: TowerScreen, _ world: World) {
      viewModel = RxWay.ViewModel(screen.makeLocationManager(world))
      Signal.merge(screen.barSettings.rx.tap.asSignal(), screen.settings.rx.tap.asSignal())
        .emit(onNext: { [weak screen] in screen?.openSettings() })
        .disposed(by: disposeBag)
      viewModel.readout.drive(screen.rx.readout).disposed(by: disposeBag)
      #if SOLVED
      viewModel.readout.map(\.towerText).drive(screen.tower.rx.text).disposed(by: disposeBag)
      #endif
    }
  }
}
