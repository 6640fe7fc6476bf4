import Calls
import Trace

/// Makes accounts of what was recorded in the ways of a chapter.
@MainActor package final class AccountReader {
  private lazy var sources: ChapterSources? = open()
  private let open: () -> ChapterSources?

  /// The names of the methods that each way calls, by its name.
  private var methods: [String: Set<String>] = [:]

  /// The paths of the chapter's files that belong to no way.
  private lazy var shared = sources.map { sources in Set(sources.shared.map { "\(sources.root)/\($0)" }) } ?? []

  /// A reader for the ways in `sources`, which are read with the first account. Without them its accounts have no
  /// operators.
  package init(_ sources: @escaping @autoclosure () -> ChapterSources?) { open = sources }

  /// The account of `record` in the way called `way`, or in what a reader has written if no way is called so.
  package func account(of record: TraceRecord, way: String) -> Account {
    guard record.hasCalls else { return Account(links: record.links) }
    return Account(record, operators: methods(of: way), shared: shared)
  }

  private func methods(of way: String) -> Set<String> {
    if let known = methods[way] { return known }
    guard let sources else { return [] }
    let own = sources.files(of: way)
    let names = Set((own.isEmpty ? sources.yours : own).compactMap(sources.text).flatMap(\.memberNames))
    methods[way] = names
    return names
  }
}

nonisolated extension String {
  /// The names behind points: of the methods and properties that code uses.
  fileprivate var memberNames: [String] {
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
    return utf8.split(separator: UInt8(ascii: ".")).dropFirst().map { String(Substring($0.prefix(while: isLetter))) }
  }
}
