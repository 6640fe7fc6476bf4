/// What each step of the migration is: a title is looked for, and lines come out.
///
/// First the number of the book is asked for, then the shelf of that number. Looking for another title calls off the one
/// before. A failure is shown, and ends nothing.
protocol LookUpFeature: AnyObject {
  init(_ library: Library, show: @escaping (String) -> Void)

  func look(for title: String)
}
