import Controls
import Models
import World

/// A field to search in, a grid of the images found, and a message about the search.
class ImageSearchScreen: Screen {
  let query = TextField("query", placeholder: "at least three characters")
  let search = Button("search", title: "Search")
  let activity = ActivityIndicator("activity")
  let images = Table("images", height: 220, rowHeight: 110, columnCount: 3)
  let error = Label("error")

  /// The engine that the ways ask.
  var engine = SearchEngine.bundled

  override init() {
    super.init()
    images.register(TableCell.self, forCellReuseIdentifier: ImageList.cell)
  }

  override var rows: [[View]] { [[query, search, activity], [error], [images]] }

  /// Asks `engine` from now on, over the network.
  func ask(_ engine: SearchEngine, _ world: VirtualWorld) {
    self.engine = engine
    world.goOnline()
  }

  /// Shows whether a search is under way.
  func show(isSearching: Bool) {
    if isSearching { activity.startAnimating() } else { activity.stopAnimating() }
  }

  /// Shows the notice, or clears the message if there is none.
  func show(_ notice: SearchNotice?) {
    error.show(notice?.text ?? "", notice?.color ?? .normal)
  }
}

/// The same screen with a button that cancels a search. Here the return key begins one, too.
final class CancellingScreen: ImageSearchScreen {
  let cancel = Button("cancel", title: "Cancel")

  override var rows: [[View]] { [[query, search, cancel, activity], [error], [images]] }

  override func show(isSearching: Bool) {
    super.show(isSearching: isSearching)
    cancel.isEnabled = isSearching
  }
}

/// The data source of the grid of images in all ways but Rx, which brings one of its own.
final class ImageList: TableDataSource {
  /// The reuse identifier of the cells.
  static let cell = "image"

  private var addresses: [String] = []

  /// The title of the image at `address`: the last part of the address.
  static func title(of address: String) -> String {
    address.split(separator: "/").last.map(String.init) ?? address
  }

  func show(_ addresses: [String], in table: Table) {
    self.addresses = addresses
    table.reloadData()
  }

  func table(_ table: Table, numberOfRowsInSection section: Int) -> Int { addresses.count }

  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    let cell = table.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    cell.text = Self.title(of: addresses[indexPath.row])
    return cell
  }
}

extension SearchNotice {
  fileprivate var color: TextColor { isTrouble ? .error : .secondary }
}
