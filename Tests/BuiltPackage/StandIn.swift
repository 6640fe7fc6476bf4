import Foundation

/// A program that a test makes up, to stand where another one is expected.
///
/// The test writes no file that is started. While another thread starts a program, its child has open for a moment every
/// file that this process writes, and such a file cannot be started: "Text file busy". So the program is a link to a
/// script of the package, which reads the text beside the link.
package enum StandIn {
  /// Makes a program, or another one of it, with the folders that it needs.
  ///
  /// - Parameters:
  ///   - program: where it is to be.
  ///   - script: what it does, for `sh`.
  package static func write(_ script: String, as program: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("\(script)\n".utf8).write(to: program.appendingPathExtension("script"))
    try? files.removeItem(at: program)
    try files.createSymbolicLink(at: program, withDestinationURL: reader)
  }

  private static let reader = PackageFolder.root.appendingPathComponent("Tests/BuiltPackage/stand-in.sh")
}
