import Controls
import KeyValueObserving
import Models
@testable import Settings
import Stage
import World

extension Undo {
  final class ViewModel: KeyValueObservable {
    nonisolated let observers = ObserverStore()

    #if SOLVED
    // All lists so far, the present one last; there is always one.
    @Observed private var lists = [SettingsList()]
    var list: SettingsList { lists[lists.count - 1] }
    var canUndo: Bool { lists.count > 1 }
    #else
    // Yours: what do you store, so that both of these can be computed from it?
    var list: SettingsList { SettingsList() }
    var canUndo: Bool { false }
    #endif

    func follow(_ event: SettingsEvent) {
      #if SOLVED
      let next = list.following(event)
      if next.sections != list.sections { lists.append(next) }
      #endif
    }

    func undo() {
      #if SOLVED
      if canUndo { lists.removeLast() }
      #endif
    }
  }

  final class Yours: Wiring {
    private let screen: UndoScreen
    private let viewModel = ViewModel()
    private let source = SettingsSource()
    #if SOLVED
    private var observations: [KeyValueObservation] = []
    #endif

    init(_ screen: UndoScreen, _ world: World) {
      self.screen = screen
      screen.settings.dataSource = source
      screen.settings.delegate = source
      #if SOLVED
      screen.undo.addTarget(viewModel, action: ViewModel.undo, for: .touchUpInside)
      observations = [
        viewModel.observe(\.list, options: .initial) { [weak self] viewModel, _ in
          self?.show(viewModel.list)
        },
        viewModel.observe(\.canUndo, options: .initial) { [weak self] viewModel, _ in
          self?.screen.undo.isEnabled = viewModel.canUndo
        },
        screen.account.observe(\.lastEvent) { [weak self] account, _ in
          if let event = account.lastEvent { self?.viewModel.follow(event) }
        },
      ]
      #else
      // Yours: observe the properties, and connect the button.
      #endif
    }
    #if SOLVED

    private func show(_ list: SettingsList) {
      source.show(list.sections, in: screen.settings)
    }
    #endif
  }
}
