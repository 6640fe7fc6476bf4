/// The interface of each step of the migration: it observes a download, and shows its progress.
///
/// It shows a text from the start. It does not retain the download.
protocol ProgressFeature: AnyObject {
  init(_ download: Download, show: @escaping (String) -> Void)
}
