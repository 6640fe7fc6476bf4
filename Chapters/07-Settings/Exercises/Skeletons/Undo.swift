import Controls
import KeyValueObserving
import Models
@testable import Settings
import Stage
import World

extension Undo {
  // MARK: Contract

  protocol UndoObservable: KeyValueObservable {
    var list: SettingsList { get }
    var canUndo: Bool { get }
  }

  // MARK: View model

  final class ViewModel: UndoObservable {
    nonisolated let observers = ObserverStore()

    // Yours: what is kept, so that both of these follow from it?
    var list: SettingsList { SettingsList() }
    var canUndo: Bool { false }

    func follow(_ event: SettingsEvent) {
    }

    func undo() {
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: UndoScreen
    private let viewModel = ViewModel()
    private let source = SettingsSource()

    init(_ screen: UndoScreen, _ world: World) {
      self.screen = screen
      screen.settings.dataSource = source
      screen.settings.delegate = source
      // Yours: who observes what?
    }
  }
}
