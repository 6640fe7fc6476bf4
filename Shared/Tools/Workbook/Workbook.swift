import Foundation
import Terminal
import Workbench

/// Leads through the exercises: `swift run Workbook`.
@main enum Workbook {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do throws(WorkbookError) {
      let command = try WorkbookCommand(arguments)
      if command == .help {
        tell(WorkbookCommand.usage)
        exit(0)
      }
      let isFine = try desk().perform(command)
      exit(isFine ? 0 : 1)
    } catch {
      complain("Workbook: \(error.line.visible)")
      exit(error.status)
    }
  }
}

extension Workbook {
  private static func desk() throws(WorkbookError) -> Desk {
    let place = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return try WorkbookError.lifting { () throws(WorkbenchError) in
      try Desk(root: try WorkbookFolder.around(place), place: place, columns: columns, tell: Self.tell) {
        exercise throws(WorkbookError) in try Trial(exercise).judge()
      }
    }
  }

  /// The width of lines: longer ones are hard to read, and a pipe has no width.
  private static var columns: Int {
    guard isatty(STDOUT_FILENO) != 0 else { return longestLine }
    return min(
      longestLine, Extent(ofTerminal: STDOUT_FILENO, environment: ProcessInfo.processInfo.environment).columns)
  }

  private static let longestLine = 100

  /// Returns true for a terminal that shows ASCII only. Other outputs get the same text everywhere.
  private static func showsASCII(_ output: Int32) -> Bool {
    isatty(output) != 0 && !TerminalTraits(environment: ProcessInfo.processInfo.environment).hasUTF8
  }

  /// A pipe gets each line as it comes, as a terminal does.
  static func tell(_ line: String) {
    print(showsASCII(STDOUT_FILENO) ? line.inASCII : line)
    fflush(nil)
  }

  static func complain(_ line: String) {
    let line = "\(line)\n"
    FileHandle.standardError.write(Data((showsASCII(STDERR_FILENO) ? line.inASCII : line).utf8))
  }
}
