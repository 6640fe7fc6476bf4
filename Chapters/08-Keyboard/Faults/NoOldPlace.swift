import Controls
import Foundation
import KeyValueObserving
import Models
import Services
import Stage
import World

extension ObserverWay {
  /// What `--quiz` plants.
  enum NoOldPlace {
    typealias ViewModel = ObserverWay.ViewModel
  }
}

extension ObserverWay.NoOldPlace {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: KeyboardScreen
    private let viewModel: ViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: KeyboardScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world.notifications) { screen.bounds }
      observations = [
        observe(\.place.frame) { screen.show(frame: $0) },
        observe(\.place.visibleHeight) { screen.makeRoom(for: $0) },
        // Fault: The old place was not asked for, and so there never is one.
        viewModel.observe(\.place, options: .new) { _, change in
          guard let old = change.oldValue else { return }
          if let height = change.newValue?.willShowVisibleHeight(after: old) { screen.show(willShow: height) }
        },
        observe(\.place.isHidden) { screen.show(isHidden: $0) },
        observe(\.conversation) { screen.show($0) },
      ]
      screen.send.addTarget(self, action: Controller.sendTapped, for: .touchUpInside)
    }

    private func sendTapped() {
      viewModel.send(screen.draft.text ?? "")
      screen.draft.text = ""
    }

    // An observer is told of every setting, that of an equal value too.
    private func observe<Value: Equatable>(
      _ keyPath: KeyPath<ViewModel, Value>, _ show: @escaping (Value) -> Void
    ) -> KeyValueObservation {
      viewModel.observe(keyPath, options: [.initial, .old, .new]) { _, change in
        if let value = change.newValue, value != change.oldValue { show(value) }
      }
    }
  }
}
