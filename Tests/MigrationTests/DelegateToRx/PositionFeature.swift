/// What each step of the migration is: a receiver is read as long as the feature lives, and lines come out.
///
/// A failure is told, and ends nothing.
protocol PositionFeature: AnyObject {
  init(_ receiver: Receiver, show: @escaping (String) -> Void)
}
