// Delegate, with two readers that come and go: a set of readers, which the view model counts.

import Controls
import Models
import Services
import Stage
import World

extension DelegateWay {
  enum Readers {}
}

extension DelegateWay.Readers {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange status: AuthorizationStatus)
    func viewModel(_ viewModel: ViewModel, didChange readout: LocationReadout, for reader: Reader)
  }

  // MARK: View model

  final class ViewModel: LocationManagerDelegate {
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?
    private let manager: LocationManager
    private var readout: LocationReadout
    private var readers: Set<Reader> = []

    init(_ manager: LocationManager) {
      self.manager = manager
      readout = LocationReadout(manager.authorizationStatus)
      manager.delegate = self
    }

    func load() { delegate?.viewModel(self, didChange: readout.status) }

    func startReading(_ reader: Reader) {
      readers.insert(reader)
      delegate?.viewModel(self, didChange: readout, for: reader)
      guard readers.count == 1 else { return }
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
    }

    func stopReading(_ reader: Reader) {
      readers.remove(reader)
      guard readers.isEmpty else { return }
      manager.stopUpdatingLocation()
      readout = LocationReadout(manager.authorizationStatus)
    }

    func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) {
      if let location = locations.last { take(.location(location)) }
    }

    func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
      take(.failure(LocationError(error)))
    }

    func locationManager(_ manager: LocationManager, didChangeAuthorization status: AuthorizationStatus) {
      take(.authorization(status))
    }

    private func take(_ event: LocationEvent) {
      readout = readout.after(event)
      if case .authorization(let status) = event { delegate?.viewModel(self, didChange: status) }
      for reader in Reader.allCases where readers.contains(reader) {
        delegate?.viewModel(self, didChange: readout, for: reader)
      }
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate {
    private let screen: ReadersScreen
    private let viewModel: ViewModel
    private var readsPosition = false
    private var trip: Trip?

    init(_ screen: ReadersScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.makeLocationManager(world))
      screen.barSettings.addTarget(self, action: Controller.settingsTapped, for: .touchUpInside)
      screen.settings.addTarget(self, action: Controller.settingsTapped, for: .touchUpInside)
      screen.readPosition.addTarget(self, action: Controller.positionTapped, for: .touchUpInside)
      screen.readTrip.addTarget(self, action: Controller.tripTapped, for: .touchUpInside)
      viewModel.delegate = self
      viewModel.load()
      positionTapped()
    }

    private func settingsTapped() { screen.openSettings() }

    private func positionTapped() {
      readsPosition.toggle()
      guard !readsPosition else { return viewModel.startReading(.position) }
      viewModel.stopReading(.position)
      screen.showPosition(nil)
    }

    private func tripTapped() {
      trip = trip == nil ? Trip() : nil
      screen.showTrip(trip)
      if trip == nil { viewModel.stopReading(.trip) } else { viewModel.startReading(.trip) }
    }

    func viewModel(_ viewModel: ViewModel, didChange status: AuthorizationStatus) { screen.show(status) }

    // One method serves both readers, and has to ask which one is meant.
    func viewModel(_ viewModel: ViewModel, didChange readout: LocationReadout, for reader: Reader) {
      guard reader == .trip else { return screen.showPosition(readout) }
      trip = trip?.following(readout)
      screen.showTrip(trip)
    }
  }
}
