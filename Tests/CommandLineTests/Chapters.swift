import BuiltPackage
import Testing

@testable import Stage

/// The chapters. A plugin, `ListChapters`, adds their types, `all`.
@MainActor enum Chapters {
  /// The names of their programs, as the folders say.
  nonisolated static let names = Result { try PackageFolder.chapters().map(\.program) }

  /// The chapter of this name.
  ///
  /// - Throws: if the manifest lacks it, or it calls itself otherwise.
  static func named(_ name: String) throws -> any Chapter.Type {
    try #require(all.first { $0.name == name }, "Package.swift does not list \(name), or its `name` is another")
  }
}
