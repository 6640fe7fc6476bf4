import Controls
import Models
import Stage
import Workshop
import World

/// The wiring that the exercises share: the controls call three methods, and two more show the state of a search.
class SearchWiring<Screen: ImageSearchScreen>: PlainWay<Screen> {
  private let list = ImageList()

  override func wire() {
    screen.images.dataSource = list
    screen.query.addTarget(self, action: SearchWiring.queryChanged, for: .editingChanged)
    screen.search.addTarget(self, action: SearchWiring.searchRequested, for: .touchUpInside)
    guard let screen = screen as? CancellingScreen else { return }
    screen.query.addTarget(self, action: SearchWiring.searchRequested, for: .editingDidEndOnExit)
    screen.cancel.addTarget(self, action: SearchWiring.cancelTapped, for: .touchUpInside)
  }

  /// Receives each change of the query.
  func queryChanged() {}

  /// Receives each tap on the button, and each return key where it searches.
  func searchRequested() {}

  /// Receives each tap on **Cancel**.
  func cancelTapped() {}

  /// The query in the field.
  var query: ImageQuery { ImageQuery(screen.query.text ?? "") }

  /// Shows whether a search may begin, and whether one is under way.
  func show(isEnabled: Bool, isSearching: Bool) {
    screen.search.isEnabled = isEnabled
    screen.show(isSearching: isSearching)
  }

  /// Shows the images, in place of those before.
  func show(_ images: [String]) {
    list.show(images, in: screen.images)
  }

  /// Shows the result of a search.
  func show(_ result: Result<[String], SearchTrouble>) {
    switch result {
    case .success(let found):
      show(found)
      screen.show(SearchNotice(about: found))
    case .failure(let trouble):
      screen.show(.trouble(trouble))
    }
  }
}
