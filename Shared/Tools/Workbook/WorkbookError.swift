/// Why nothing was done.
struct WorkbookError: Error {
  /// How the program ends, as BSD's `sysexits.h` has it.
  let status: Int32

  /// What to tell, in a line.
  let line: String

  /// The status where nothing can be built, judged or cut.
  static let unavailable: Int32 = 69

  static func usage(_ line: String) -> WorkbookError { WorkbookError(status: 64, line: line) }

  @discardableResult
  static func lifting<Value, Failure>(_ body: () throws(Failure) -> Value) throws(WorkbookError) -> Value {
    do throws(Failure) { return try body() } catch { throw WorkbookError(status: 73, line: "\(error)") }
  }
}
