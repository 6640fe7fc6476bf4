/// The checks that the tests of each chapter make.
extension Step {
  /// Compares the ways after every sequence of `depth` inputs, and after each of `count` random sequences of 30 inputs.
  ///
  /// - Parameter seed: determines the random sequences.
  /// - Throws: the first difference, or a frame that is not sound, with a script that is as short as can be.
  public static func checkParity(depth: Int, random count: Int, seed: UInt64 = 1) throws(Difference) {
    let checker = ParityChecker(Self.self)
    _ = try checker.checkAll(depth: depth)
    _ = try checker.checkRandomly(count: count, length: 30, seed: seed)
  }

  /// Checks that nothing outlives the controller of any way, whenever the screen closes: looks for everything after all of
  /// `inputs`, and for living objects, connections and pending actions before and after each of them.
  ///
  /// - Parameter inputs: the inputs of the alphabet by default.
  /// - Throws: `LifetimeFaults`, or `PaneError` if a way cannot perform the inputs.
  public static func checkLifetimes(after inputs: [Input]? = nil) throws {
    let checker = LifetimeChecker(Self.self, after: inputs ?? alphabet)
    let lines = try ways.flatMap { try checker.describeFaults(of: $0) }
    if !lines.isEmpty { throw LifetimeFaults(step: title, lines: lines) }
  }
}

/// The faults that `checkLifetimes` has found in the ways of a step.
nonisolated public struct LifetimeFaults: Error, CustomStringConvertible {
  /// The title of the step.
  public let step: String

  /// A line for each fault, which begins with the name of the way.
  public let lines: [String]

  /// The title of the step, and the lines below it.
  public var description: String { ([step] + lines).joined(separator: "\n  ") }
}
