import Foundation

/// A program that another one starts, with its arguments and environment. Its standard input is empty.
///
/// A run always returns: nothing that the program does or leaves behind can block the caller.
public struct Program: Sendable {
  private let file: URL
  private let arguments: [String]
  private let environment: [String: String]
  private let folder: URL?

  /// - Parameters:
  ///   - file: The executable file.
  ///   - environment: set for it, over that of this program.
  ///   - folder: The folder where it starts; nil for that of this program.
  public init(_ file: URL, _ arguments: [String] = [], environment: [String: String] = [:], in folder: URL? = nil) {
    (self.file, self.arguments, self.environment, self.folder) = (file, arguments, environment, folder)
  }

  /// Starts it and waits until it has ended. Processes that it has started and left behind are ended then, too, unless
  /// they have left its group.
  ///
  /// A signal that asks this program to end meanwhile, as Ctrl-C, is passed on, see ``Interruption``; so that this one can
  /// tidy up, see ``Interruption/expect()``.
  /// - Parameters:
  ///   - limit: The time after which it is asked to end as by Ctrl-C, and killed some seconds later, with its group.
  ///   - goesOn: Called some times a second; its argument reads what is kept so far of standard output, or of both.
  ///     Once it returns false, that is as if the limit had been reached.
  /// - Throws: ``Failure``.
  public func run(
    _ output: Output, limit: Duration, while goesOn: (_ text: () -> String) -> Bool = { _ in true }
  ) throws(Failure) -> Run {
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = FileHandle.nullDevice
    let files = try output.files(of: process)
    defer { for file in files { file.close() } }
    if Interruption.number != nil { throw .interrupted }
    let end = try process.end(within: limit) { goesOn { files.first?.textSoFar ?? "" } }
    if Interruption.number != nil { throw .interrupted }
    guard let end else { throw .endless }
    let texts = try files.map { file throws(Failure) in try file.text() }
    return Run(
      status: end.status, isSignal: end.isSignal, output: texts.first ?? "", complaint: texts.dropFirst().first ?? "")
  }
}

extension Program {
  /// The destination of a program's output. Output that is kept goes into files, which never fill up as pipes do.
  public enum Output: Sendable {
    /// It is seen where that of this program is seen.
    case shown
    /// Standard output is kept, and standard error is seen.
    case kept
    /// Both are kept, each by itself.
    case keptApart
    /// Both are kept, as they came.
    case keptTogether
  }

  /// A program that has ended, and what is kept of what it wrote.
  public struct Run: Sendable, Hashable {
    /// The exit status, or the number of the signal that ended it.
    public let status: Int32

    /// True if a signal ended it.
    public let isSignal: Bool

    /// The kept standard output, or both streams.
    public let output: String

    /// The standard error, if that was kept apart.
    public let complaint: String

    /// The status as a shell has it: 128 and the number for a signal.
    public var shellStatus: Int32 { isSignal ? 128 + status : status }
  }

  /// The reason why there is no result.
  public enum Failure: Error, Hashable {
    /// It could not be started.
    case notStarted(String)
    /// The folder for temporary files cannot be used.
    case noRoom(String)
    /// It took too long, and was ended.
    case endless
    /// It was ended by an ``Interruption``.
    case interrupted
  }
}

extension Program.Failure {
  /// Returns the message for ``noRoom(_:)``, in a line.
  public static func noRoomLine(_ reason: String) -> String {
    "the folder for temporary files cannot be used: \(reason)"
  }
}
