/// The reason why nothing was done.
struct WorkbookError: Error {
  /// The exit status, as BSD's `sysexits.h` defines it.
  let status: Int32
  let line: String
  static let unavailable: Int32 = 69

  static func usage(_ line: String) -> WorkbookError { WorkbookError(status: 64, line: line) }

  @discardableResult
  static func lifting<Value, Failure>(_ body: () throws(Failure) -> Value) throws(WorkbookError) -> Value {
    do throws(Failure) { return try body() } catch { throw WorkbookError(status: 73, line: "\(error)") }
  }
}
