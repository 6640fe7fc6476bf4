import Controls
import Models
import Stage
import Workshop

/// The list without switches, and the page that hands a text size back: the scene of two exercises.
enum TextSizes: Scene {
  static let title = "a result handed back"

  static func makeScreen() -> UpdatesScreen { UpdatesScreen() }

  static let alphabet: [Input] = [
    .select("settings", row: 7), .select("settings", row: 6), .tap("large"), .tap("back"), .event("reorder-rows", []),
  ]
  static let invariants: [Invariant<UpdatesScreen>] = [
    Invariant("no row is selected") { screen in screen.settings.indexPathForSelectedRow == nil }
  ]
  static let events = SettingsChapter.events
  static let laterIdentifiers = ["page", "text-size"] + TextSize.allCases.map(\.rawValue)

  final class Reference: PlainWay<UpdatesScreen> {
    private let source = SettingsSource()
    private var list = SettingsList()
    private var selection: ActionKey?

    override func wire() {
      screen.settings.dataSource = source
      screen.settings.delegate = source
      source.show(list.sections, in: screen.settings)
      selection = screen.settings.addAction(for: .didSelect) { [weak self] _, indexPath in self?.open(indexPath) }
      screen.account.onEvent = { [weak self] event in self?.follow(event) }
    }

    isolated deinit {
      selection.map(screen.settings.removeAction)
      screen.account.onEvent = nil
    }

    private func follow(_ event: SettingsEvent) {
      list = list.following(event)
      source.show(list.sections, in: screen.settings)
    }

    private func open(_ indexPath: IndexPath) {
      screen.settings.deselectRow(at: indexPath)
      guard let page = list.page(of: source.row(at: indexPath)) else { return }
      guard case .textSize(let size) = page else { screen.navigator?.push(PageScreen(page)); return }
      let chooser = TextSizeScreen(size)
      for (size, button) in chooser.choices {
        button.addAction(for: .touchUpInside) { [weak self] in
          self?.screen.navigator?.pop()
          self?.follow(.textSizeChosen(size))
        }
      }
      screen.navigator?.push(chooser)
    }
  }
}
