import Calls
import Trace

/// The account of a moment in one way, made when it is first told.
@MainActor package final class RecordedAccount {
  private let make: () -> Account

  /// The account.
  package private(set) lazy var account = make()

  /// A Boolean value indicating whether nothing was noted: calls alone are no event.
  nonisolated let isEmpty: Bool

  /// The account that `make` makes of `record`.
  package init(_ record: TraceRecord, _ make: @escaping (TraceRecord) -> Account) {
    isEmpty = record.links.isEmpty
    self.make = { make(record) }
  }
}
