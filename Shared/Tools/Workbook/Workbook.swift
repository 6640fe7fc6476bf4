import Foundation
import Terminal
import Workbench

/// Leads through the exercises: `swift run Workbook`.
@main enum Workbook {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do throws(WorkbookError) {
      let command = try WorkbookCommand(arguments)
      let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      var desk = try WorkbookError.lifting { () throws(WorkbenchError) in
        try Desk(root: root, tell: Self.tell) { exercise throws(WorkbookError) in try Trial(exercise: exercise).run() }
      }
      let isFine = try desk.perform(command)
      exit(isFine ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("Workbook: \(error.line.visible)\n".utf8))
      exit(error.status)
    }
  }
}

extension Workbook {
  /// A pipe gets each line as it comes, as a terminal does.
  private static func tell(_ line: String) {
    print(line)
    fflush(nil)
  }
}

/// Why nothing was done.
struct WorkbookError: Error {
  /// How the program ends, as BSD's `sysexits.h` has it.
  let status: Int32

  /// What to tell, in a line.
  let line: String

  static func usage(_ line: String) -> WorkbookError { WorkbookError(status: 64, line: line) }

  @discardableResult
  static func lifting<Value>(_ body: () throws(WorkbenchError) -> Value) throws(WorkbookError) -> Value {
    do throws(WorkbenchError) { return try body() } catch { throw WorkbookError(status: 73, line: "\(error)") }
  }
}
