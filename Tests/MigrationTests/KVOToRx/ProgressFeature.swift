/// What each step of the migration is: a download is watched, and what it says is shown.
///
/// There is a text from the start on. The download is not kept alive.
protocol ProgressFeature: AnyObject {
  init(_ download: Download, show: @escaping (String) -> Void)
}
