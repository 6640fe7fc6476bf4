/// The interface of each step of the migration: it reads a receiver as long as it lives, and shows lines.
///
/// A failure is shown, and the feature goes on.
protocol PositionFeature: AnyObject {
  init(_ receiver: Receiver, show: @escaping (String) -> Void)
}
