import Foundation

/// The folder of the programs of the build that made the running program.
public enum BuildFolder {
  /// The folder of the programs that are to be debugged, also if this one is optimized: what a reader writes looks into
  /// the chapter with `@testable`, which an optimized build does not allow.
  public static var debug: URL {
    (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("debug")
  }
}
