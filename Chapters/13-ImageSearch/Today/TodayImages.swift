// Today, the images: a controller of their own, so that no other change reloads them.

import Controls
import World

extension TodayWay {
  /// Shows the images in a table, and shows them anew whenever a search finds some.
  ///
  /// An update sets all that it reads. In the update of the whole screen, the start of a search would reload the images,
  /// and deselect the selected one.
  final class ImagesController: ViewController {
    private let table: Table
    private let images: () -> [String]
    private let list = ImageList()

    /// - Parameter images: A closure that reads the images from an observable model.
    init(_ table: Table, _ world: World, images: @escaping () -> [String]) {
      self.table = table
      self.images = images
      super.init(world)
      table.dataSource = list
    }

    override func updateProperties() {
      list.show(images(), in: table)
    }
  }
}
