import World

/// What each step of the migration is: texts go in, lines come out.
///
/// 300 ms after the last key the directory is asked. Only the answer to the latest question is shown, and a failure ends
/// nothing.
protocol SearchFeature: AnyObject {
  init(_ directory: Directory, _ world: World, show: @escaping (String) -> Void)

  func type(_ text: String)
}
