import Calls
import Foundation
import Trace

/// Makes accounts of what was recorded in the ways of a chapter.
nonisolated package struct AccountReader: Sendable {
  /// The methods that each way calls, by its name: those of the Rx library among them are told.
  private let methods: [String: Set<String>]

  /// The paths of the chapter's files that belong to no way.
  private let shared: Set<String>

  /// A reader for the ways of `chapter`; without its sources, it tells of no operators.
  ///
  /// - Parameter yours: the name of the exercise for which a reader has written something that plays along.
  @MainActor package init(_ chapter: any Chapter.Type, yours: String? = nil) {
    guard let sources = try? ChapterSources(chapter, yours: yours) else {
      (methods, shared) = ([:], [])
      return
    }
    func used(_ files: [String]) -> Set<String> {
      files.compactMap(sources.text).reduce(into: []) { $0.formUnion(LibraryNames.used(in: $1)) }
    }
    var methods = Dictionary(uniqueKeysWithValues: chapter.wayNames.map { ($0, used(sources.files(of: $0))) })
    methods[Self.others] = used(sources.yours)
    self.methods = methods
    shared = Set(sources.shared.map { "\(sources.root)/\($0)" })
  }

  private static let others = ""

  /// The account of `record` in the way called `way`.
  package func account(of record: TraceRecord, way: String) -> Account {
    Account(record, operators: methods[way] ?? methods[Self.others] ?? [], shared: shared)
  }
}
