// A proxy that does not forward, and a reader that never stops. The traps are the workbook's own.

import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import Services
import Stage
import World

enum TrapWay {}

extension TrapWay {
  /// A proxy that does not forward. With its own identifier it can exist beside the proper proxy.
  final class DeafProxy: DelegateProxy<LocationManager, any LocationManagerDelegate>, DelegateProxyType,
    LocationManagerDelegate
  {
    let didUpdateLocations = PublishSubject<[LocationFix]>()

    init(_ manager: LocationManager) {
      super.init(parentObject: manager, delegateProxy: DeafProxy.self)
    }

    static var identifier: UnsafeRawPointer { unsafeBitCast(DeafProxy.self as Any.Type, to: UnsafeRawPointer.self) }

    static func registerKnownImplementations() {
      register { DeafProxy($0) }
    }

    func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) {
      didUpdateLocations.onNext(locations)
    }
  }

  /// An observer that ends its observation without a call of `stopReading`.
  final class ForgetfulObserver: Wiring {
    private let screen: ReadersScreen
    private let viewModel: ObserverWay.Readers.ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: ReadersScreen, _ world: World) {
      self.screen = screen
      viewModel = ObserverWay.Readers.ViewModel(screen.makeLocationManager(world))
      screen.readPosition.addTarget(self, action: ForgetfulObserver.positionTapped, for: .touchUpInside)
      observation = viewModel.observe(\.readout, options: .initial) { [weak screen] viewModel, _ in
        screen?.showPosition(viewModel.readout)
      }
      viewModel.startReading(.position)
    }

    private func positionTapped() {
      observation = nil
      screen.showPosition(nil)
    }
  }
}
