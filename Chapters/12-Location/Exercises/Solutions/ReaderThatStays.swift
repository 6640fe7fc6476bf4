@testable import Location
import Controls
import KeyValueObserving
import Models
import Services
import Stage
import World

extension ReaderThatStays {
  final class Yours: Wiring {
    private let screen: ReadersScreen
    private let viewModel: ObserverWay.Readers.ViewModel
    private var observations: [Reader: KeyValueObservation] = [:]
    private var statusObservation: KeyValueObservation?
    private var trip = Trip()

    init(_ screen: ReadersScreen, _ world: World) {
      self.screen = screen
      viewModel = ObserverWay.Readers.ViewModel(screen.makeLocationManager(world))
      screen.barSettings.addTarget(self, action: Yours.settingsTapped, for: .touchUpInside)
      screen.settings.addTarget(self, action: Yours.settingsTapped, for: .touchUpInside)
      screen.readPosition.addTarget(self, action: Yours.positionTapped, for: .touchUpInside)
      screen.readTrip.addTarget(self, action: Yours.tripTapped, for: .touchUpInside)
      statusObservation = viewModel.observe(\.readout.status, options: .initial) { [weak screen] viewModel, _ in
        screen?.show(viewModel.readout.status)
      }
      positionTapped()
    }

    private func settingsTapped() { screen.openSettings() }

    private func positionTapped() {
      guard observations[.position] == nil else {
        stop(.position)
        return screen.showPosition(nil)
      }
      start(.position) { [weak screen] readout in screen?.showPosition(readout) }
    }

    private func tripTapped() {
      guard observations[.trip] == nil else {
        stop(.trip)
        return screen.showTrip(nil)
      }
      trip = Trip()
      start(.trip) { [weak self] readout in self?.follow(readout) }
    }

    private func start(_ reader: Reader, _ show: @escaping (LocationReadout) -> Void) {
      observations[reader] = viewModel.observe(\.readout, options: .initial) { viewModel, _ in show(viewModel.readout) }
      viewModel.startReading(reader)
    }

    private func stop(_ reader: Reader) {
      observations[reader] = nil
      #if SOLVED
      viewModel.stopReading(reader)
      #endif
    }

    private func follow(_ readout: LocationReadout) {
      trip = trip.following(readout)
      screen.showTrip(trip)
    }
  }
}
