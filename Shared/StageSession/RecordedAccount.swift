import Calls
import Trace

/// The account of a moment in one way, made when it is first read.
@MainActor package final class RecordedAccount {
  // The record is far larger than its account, and a session has thousands of moments: it goes when it has been read.
  private var make: (() -> Account)?

  /// The account.
  package private(set) lazy var account: Account = make.take()?() ?? Account()

  /// A Boolean value indicating whether nothing was noted: calls alone are no event.
  nonisolated let isEmpty: Bool

  /// The account that `make` makes of `record`.
  package init(_ record: TraceRecord, _ make: @escaping (TraceRecord) -> Account) {
    isEmpty = record.links.isEmpty
    self.make = { make(record) }
  }
}
