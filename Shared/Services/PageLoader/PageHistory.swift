import Foundation

/// The pages that were shown, and the reader's position among them.
nonisolated struct PageHistory: Hashable {
  /// The place of a page to come.
  enum Place: Hashable {
    /// Behind the one that is shown; the pages after that are forgotten.
    case next
    /// At this place, which is there already.
    case at(Int)
  }

  private var addresses: [URL] = []
  private var current = -1

  /// The page before the one that is shown.
  var back: (url: URL, place: Place)? { entry(current - 1) }

  /// The page after it, if the reader has gone back.
  var forward: (url: URL, place: Place)? { entry(current + 1) }

  /// The page that is shown.
  var shown: (url: URL, place: Place)? { entry(current) }

  /// The page at `url` is shown now. One that was shown already is not there twice in a row.
  mutating func show(_ url: URL, at place: Place) {
    switch place {
    case .at(let index) where addresses.indices.contains(index):
      current = index
      addresses[index] = url
    case .next where shown?.url == url: break
    case .next, .at:
      addresses.removeSubrange((current + 1)...)
      addresses.append(url)
      current += 1
    }
  }

  private func entry(_ index: Int) -> (url: URL, place: Place)? {
    addresses.indices.contains(index) ? (addresses[index], .at(index)) : nil
  }
}
