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

  /// Returns everything that outlives the controller of one of the ways, each with the name of the way.
  ///
  /// - Parameter inputs: are performed before the screen is closed; the inputs of the alphabet by default.
  /// - Throws: `PaneError`, if a way cannot perform the inputs.
  public static func lifetimeFaults(after inputs: [Input]? = nil) throws(PaneError) -> [String] {
    try LifetimeChecker(Self.self, after: inputs ?? alphabet).checkEveryWay()
  }
}
