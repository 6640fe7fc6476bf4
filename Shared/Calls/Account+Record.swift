import Trace

extension Account {
  /// The account of a record: the frames on the stack show which call was made in which.
  ///
  /// - Parameters:
  ///   - operators: the names of the methods of the Rx library that the way calls: of the library's own functions only
  ///     those that belong to one of them are kept. It is evaluated if the record has any.
  ///   - shared: the paths of the files whose functions are left out, but not the events inside them.
  public init(_ record: TraceRecord, operators: @autoclosure () -> Set<String>, shared: Set<String> = []) {
    var builder = AccountBuilder(record, operators, shared)
    builder.addAll()
    self.init(RecordedEntry.simplified(builder.entries(of: nil)))
  }
}
