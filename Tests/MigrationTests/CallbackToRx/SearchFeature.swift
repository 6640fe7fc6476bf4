import World

/// The interface of each step of the migration: it takes texts and shows lines.
///
/// It asks the directory 300 ms after the last key. Only the answer to the latest question is shown, and the search
/// goes on after a failure.
protocol SearchFeature: AnyObject {
  init(_ directory: Directory, _ world: World, show: @escaping (String) -> Void)

  func type(_ text: String)
}
