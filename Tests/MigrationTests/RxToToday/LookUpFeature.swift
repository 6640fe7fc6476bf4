/// The interface of each step of the migration: it looks for a title, and shows lines.
///
/// First the number of the book is asked for, then the shelf of that number. Looking for another title cancels the request
/// for the previous one. A failure is shown, and the feature goes on.
protocol LookUpFeature: AnyObject {
  init(_ library: Library, show: @escaping (String) -> Void)

  func look(for title: String)
}
