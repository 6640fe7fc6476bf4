import BuiltPackage
import Testing

@testable import Articles
@testable import Background
@testable import ButtonTap
@testable import Cells
@testable import Counter
@testable import ImageSearch
@testable import Keyboard
@testable import Location
@testable import RemainingCharacters
@testable import Requests
@testable import Settings
@testable import SignUp
@testable import Stage
@testable import Streams
@testable import WebPage

/// The chapters of the book.
@MainActor enum Chapters {
  /// The names of their programs, as the folders say.
  nonisolated static let names = Result { try PackageFolder.chapters().map(\.program) }

  /// Their types, in the order of the book.
  static let all: [any Chapter.Type] = [
    ButtonTapChapter.self, RemainingCharactersChapter.self, CounterChapter.self, CellsChapter.self,
    StreamsChapter.self, WebPageChapter.self, SettingsChapter.self, KeyboardChapter.self, RequestsChapter.self,
    SignUpChapter.self, ArticlesChapter.self, LocationChapter.self, ImageSearchChapter.self, BackgroundChapter.self,
  ]

  /// The chapter of this name.
  ///
  /// - Throws: if the list above lacks it.
  static func named(_ name: String) throws -> any Chapter.Type {
    try #require(all.first { $0.name == name }, "the list of chapters lacks \(name)")
  }
}
